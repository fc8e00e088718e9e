import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDiskAuditAnchors } from '#server/adapters/files/disk-audit-anchors.ts'

it('keeps every anchor after a restart, and one that was cut off half way costs no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'creditlane-anchors-'))
  const path = join(folder, 'data', 'audit-anchors')
  const at = new Date('2026-11-22T09:00:00Z')
  const first = { audit_id: 7, hash: 'a'.repeat(64) }
  const second = { audit_id: 12, hash: 'b'.repeat(64) }
  expect(await createDiskAuditAnchors(path).list()).toEqual([])
  await createDiskAuditAnchors(path).add(first, at)
  appendFileSync(path, '\n2026-11-22T10:00:00.000Z 9 cccc')
  await createDiskAuditAnchors(path).add(second, at)
  expect(await createDiskAuditAnchors(path).list()).toEqual([first, second])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  // The last anchor is the newest that is known until an end is noted; from then on the end alone counts.
  expect(await createDiskAuditAnchors(path).end()).toEqual(second)
  const third = { audit_id: 13, hash: 'c'.repeat(64) }
  await createDiskAuditAnchors(path).setEnd(third, at)
  expect(await createDiskAuditAnchors(path).end()).toEqual(third)
  await createDiskAuditAnchors(path).setEnd(null, at)
  expect(await createDiskAuditAnchors(path).end()).toBeNull()
  expect(await createDiskAuditAnchors(path).list()).toEqual([first, second])
  expect(readdirSync(join(folder, 'data'))).toEqual(['audit-anchors', 'audit-anchors.end'])
  rmSync(folder, { recursive: true })
})
