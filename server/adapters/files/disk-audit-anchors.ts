import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { AuditAnchors } from './audit-anchors.ts'

/** `2026-11-22T09:00:00.000Z 4711 <64 hex digits>`; anything else is a line that was cut off while it was written. */
const LINE = /^\S+ (\d+) ([0-9a-f]{64})$/gm

/** One line each in a file that only grows. */
export function createDiskAuditAnchors(path: string): AuditAnchors {
  return {
    async add({ audit_id, hash }, at) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = await open(path, 'a', 0o600)
      try {
        // Begins its line itself, so that one that was cut off takes no other with it.
        await file.appendFile(`\n${at.toISOString()} ${audit_id} ${hash}`)
        await file.sync()
      } finally {
        await file.close()
      }
    },
    async list() {
      try {
        const text = await readFile(path, 'utf8')
        return Array.from(text.matchAll(LINE), ([, id, hash]) => ({ audit_id: Number(id), hash: hash ?? '' }))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
        throw error
      }
    },
  }
}
