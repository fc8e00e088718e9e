import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Database } from './client.ts'
import { rowsOf } from './repositories/shared/rows-of.ts'

/** The build copies the folder beside the built server. */
const FOLDER = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }

/** Any fixed number: whoever holds it migrates, the others wait and find nothing left to do. */
const MIGRATION_LOCK = 4_081_947

/** The database was made by a version whose migrations are not kept (decision 135). */
export class DatabaseTooOld extends Error {
  constructor() {
    super(
      'This database was made by a version before 0.1.0, from which no migration leads to this one. ' +
        'Start with an empty database: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    )
    this.name = 'DatabaseTooOld'
  }
}

/**
 * Brings the database to this version. Safe to call from several processes at once on PostgreSQL.
 * @throws DatabaseTooOld, and the database stays as it is.
 */
export async function migrate(database: Database): Promise<void> {
  if (database.pglite) {
    const db = drizzlePglite(database.pglite)
    await refuseOtherHistory(db)
    return migratePglite(db, FOLDER)
  }
  if (!database.pool) throw new Error('the database has neither engine')
  // A connection of its own, without the limits of the pool: a migration may take longer than any request.
  const client = new pg.Client({ connectionString: database.pool.options.connectionString })
  // Whatever happens to it comes back from the query under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzlePg(client)
    await refuseOtherHistory(db)
    await migratePg(db, FOLDER)
  } finally {
    // The lock belongs to the connection: closing it gives it back, whatever went wrong.
    await client.end()
  }
}

/** Only the first migration is compared: a newer version may have added some that we do not know. */
async function refuseOtherHistory(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const [journal] = rowsOf<{ kept: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as kept`),
  )
  if (!journal?.kept) return
  const [first] = rowsOf<{ hash: string }>(
    await db.execute(sql`select hash from drizzle.__drizzle_migrations order by id limit 1`),
  )
  if (first && first.hash !== readMigrationFiles(FOLDER)[0]?.hash) throw new DatabaseTooOld()
}
