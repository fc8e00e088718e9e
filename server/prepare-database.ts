import { PGlite } from '@electric-sql/pglite'
import type { Database } from './db/client.ts'
import { migrate } from './db/migrate.ts'
import { fromPglite, PGLITE_OPTIONS } from './db/pglite.ts'
import { writePreparedDump } from './db/prepared.ts'
import { seedBase } from './seed/seed-base.ts'

/** A migrated and seeded database in one file, for the first start of the embedded engine. */
export async function prepareDatabase(path: string): Promise<void> {
  const database = fromPglite(await PGlite.create({ ...PGLITE_OPTIONS }))
  await fillDatabase(database)
  await writePreparedDump(database.pglite, path)
  await database.close()
}

/** What runs out is left to the first start. */
export async function fillDatabase(database: Database): Promise<void> {
  await migrate(database)
  await seedBase(database.db, { demoAccounts: true, now: null })
}
