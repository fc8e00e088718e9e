import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { fileURLToPath } from 'node:url'
import type { Database } from './client.ts'

/** The build copies the folder beside the built server. */
const FOLDER = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }

/** Any fixed number: whoever holds it migrates, the others wait and find nothing left to do. */
export const MIGRATION_LOCK = 4_081_947

/** Brings the database to this version. Safe to call from several processes at once on PostgreSQL. */
export async function migrate(database: Database): Promise<void> {
  if (database.pglite) return migratePglite(drizzlePglite(database.pglite), FOLDER)
  if (!database.pool) throw new Error('the database has neither engine')
  const client = await database.pool.connect()
  try {
    // A migration may take longer than any request is allowed to.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(drizzlePg(client), FOLDER)
  } finally {
    // The lock and the setting belong to the connection: closing it gives both back, whatever went wrong.
    client.release(true)
  }
}
