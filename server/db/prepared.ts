import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'

/** Beside the built server; in the source tree there is none, and the database starts empty. */
const DUMP = fileURLToPath(new URL('./prepared-db.tar.gz', import.meta.url))

/**
 * Creating an embedded database from nothing takes seconds and 800 MB of memory, so the build ships one that is
 * migrated and seeded. Null when the build left none.
 */
export function readPreparedDump(path = DUMP): Blob | null {
  return existsSync(path) ? new Blob([readFileSync(path)], { type: 'application/gzip' }) : null
}

export async function writePreparedDump(client: PGlite, path: string): Promise<void> {
  const dump = await client.dumpDataDir('gzip')
  writeFileSync(path, Buffer.from(await dump.arrayBuffer()))
}
