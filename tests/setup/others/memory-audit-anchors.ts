import type { AuditAnchor, AuditAnchors } from '#server/adapters/files/audit-anchors.ts'

/** Anchors that end with the test. */
export function createMemoryAuditAnchors(): AuditAnchors {
  const anchors: AuditAnchor[] = []
  let end: AuditAnchor | null = null
  return {
    add(anchor) {
      anchors.push(anchor)
      return Promise.resolve()
    },
    list: () => Promise.resolve([...anchors]),
    end: () => Promise.resolve(end),
    setEnd(anchor) {
      end = anchor
      return Promise.resolve()
    },
  }
}
