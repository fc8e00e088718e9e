import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { schema } from './all-tables.ts'
import type { Database, Db, Ping } from './client.ts'
import { askDatabase, noteDiskFull } from './disk-space.ts'
import type { DiskSpace } from './disk-space.ts'
import { lockDataDir } from './lock.ts'
import { parseOnce } from './parse-once.ts'
import { readPreparedDump } from './prepared.ts'
import { yieldBetweenStatements } from './yield-between-statements.ts'

/** PGlite answers int8 as number or bigint, pg as text: text on both, and drizzle maps it. */
const INT8 = 20
export const PGLITE_OPTIONS = { parsers: { [INT8]: (value: string) => value } }

/** @param client an open PGlite, such as a test's own in memory. */
export function fromPglite(client: PGlite): Database & { pglite: PGlite } {
  const space: DiskSpace = { full: false }
  const run = client.execProtocolStream.bind(client)
  client.execProtocolStream = (...statement) => noteDiskFull(space, () => run(...statement))
  yieldBetweenStatements(client)
  parseOnce(client)
  const db: PgliteDatabase<typeof schema> = drizzlePglite(client, { schema })
  return { engine: 'pglite', db, ping: pingOf(db, space), pglite: client, close: () => client.close() }
}

/** @throws DataDirInUse when another process holds the directory. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const lock = await lockDataDir(dataDir)
  try {
    const folder = join(dataDir, 'pg')
    // The marker tells a first start that was killed half way from a database with data in it.
    const unfinished = join(dataDir, 'pg.unfinished')
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true })
    const dump = existsSync(folder) ? null : readPreparedDump()
    if (dump) writeFileSync(unfinished, '')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const client = await PGlite.create(folder, { ...PGLITE_OPTIONS, ...(dump ? { loadDataDir: dump } : {}) })
    rmSync(unfinished, { force: true })
    const database = fromPglite(client)
    return {
      ...database,
      close: async () => {
        await client.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Over the connection that everybody uses. */
const pingOf = (db: Db, space: DiskSpace): Ping => ({
  ask: () => askDatabase(space, (text) => db.execute(sql.raw(text))),
  alone: false,
})
