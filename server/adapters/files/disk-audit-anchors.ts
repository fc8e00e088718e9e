import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { AuditAnchor, AuditAnchors } from './audit-anchors.ts'

/** `2026-11-22T09:00:00.000Z 4711 <64 hex digits>`; anything else is a line that was cut off while it was written. */
const LINE = /^\S+ (\d+) ([0-9a-f]{64})$/gm

const lineOf = ({ audit_id, hash }: AuditAnchor, at: Date): string => `${at.toISOString()} ${audit_id} ${hash}`

/** One line each in a file that only grows; the end of the chain in a file beside it, which is written anew. */
export function createDiskAuditAnchors(path: string): AuditAnchors {
  const endPath = `${path}.end`
  const list = async () => (await linesIn(path)) ?? []
  return {
    list,
    async add(anchor, at) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, 'a', 0o600)
      try {
        // Begins its line itself, so that one that was cut off takes no other with it.
        await file.appendFile(`\n${lineOf(anchor, at)}`)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    // Before the first end is noted, the last anchor is the newest that is known.
    end: async () => ((await linesIn(endPath)) ?? (await list())).at(-1) ?? null,
    async setEnd(anchor, at) {
      await mkdir(dirname(endPath), { recursive: true, mode: 0o700 })
      const half = `${endPath}.${randomUUID()}.part`
      await writeFile(half, anchor ? lineOf(anchor, at) : '', { flag: 'wx', mode: 0o600, flush: true })
      await rename(half, endPath)
    },
  }
}

/** null = there is no such file. */
async function linesIn(path: string): Promise<AuditAnchor[] | null> {
  try {
    const text = await readFile(path, 'utf8')
    return Array.from(text.matchAll(LINE), ([, id, hash]) => ({ audit_id: Number(id), hash: hash ?? '' }))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
