import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Database } from './client.ts'

/** The build copies the folder beside the built server. */
const FOLDER = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }

/** Any fixed number: whoever holds it migrates, the others wait and find nothing left to do. */
const MIGRATION_LOCK = 4_081_947

/** Brings the database to this version. Safe to call from several processes at once on PostgreSQL. */
export async function migrate(database: Database): Promise<void> {
  if (database.pglite) return migratePglite(drizzlePglite(database.pglite), FOLDER)
  if (!database.pool) throw new Error('the database has neither engine')
  // A connection of its own, without the limits of the pool: a migration may take longer than any request.
  const client = new pg.Client({ connectionString: database.pool.options.connectionString })
  // Whatever happens to it comes back from the query under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(drizzlePg(client), FOLDER)
  } finally {
    // The lock belongs to the connection: closing it gives it back, whatever went wrong.
    await client.end()
  }
}
