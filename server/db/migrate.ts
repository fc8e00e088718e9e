import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database, Db } from './client.ts'
import { addressOf, onOwnConnection, waitForLock } from './own-connection.ts'
import { PostgresRefused, sayWhyRefused } from './postgres-refused.ts'
import { rowsOf } from './repositories/shared/rows-of.ts'
import { transaction } from './transaction.ts'

/** The build copies the folder beside the built server. */
const FOLDER = { migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)) }

/** Any fixed number: whoever holds it migrates, the others wait and find nothing left to do. */
const MIGRATION_LOCK = 4_081_947

/** The database has a first schema that is not kept (decision 135). */
export class DatabaseTooOld extends Error {
  constructor() {
    super(
      'This database was made before release 0.1.0, and no migration leads from it to this version. ' +
        'Start with an empty database: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    )
    this.name = 'DatabaseTooOld'
  }
}

/**
 * Brings the database to this version, in one transaction: it holds the lock, and the limits of requests do not hold for it.
 * Safe to call from several processes at once, also through a pooler.
 * @param migrationUrl the address for it, where that of the pool does not do.
 * @throws DatabaseTooOld, PostgresRefused; and the database stays as it is.
 */
export async function migrate(database: Database, migrationUrl: string | null = null): Promise<void> {
  if (database.pglite) return bringUp(database.db)
  await sayWhyRefused(migrationUrl === null ? 'DATABASE_URL' : 'MIGRATION_URL', () =>
    onOwnConnection(migrationUrl ?? addressOf(database), (db) =>
      bringUp(db, migrationUrl === null ? null : database.db),
    ),
  )
}

/** @param other a handle that has to lead to the same database. */
async function bringUp(db: Db, other: Db | null = null): Promise<void> {
  await transaction({ db }, async ({ db }) => {
    await waitForLock(db, MIGRATION_LOCK)
    if (other) await refuseOtherDatabase(other)
    const done = await lastDone(db)
    for (const migration of readMigrationFiles(FOLDER)) {
      if (migration.folderMillis <= done) continue
      for (const statement of migration.sql) await db.execute(sql.raw(statement))
      await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${migration.hash}, ${migration.folderMillis})`)
    }
  })
}

/** Nobody else can have the lock that we hold, in the same database. */
async function refuseOtherDatabase(other: Db): Promise<void> {
  const [lock] = rowsOf<{ free: boolean }>(
    await other.execute(sql`select pg_try_advisory_xact_lock(${MIGRATION_LOCK}) as free`),
  )
  if (lock?.free) throw new PostgresRefused('MIGRATION_URL leads to another database than DATABASE_URL.')
}

/** When the newest migration that was carried out was made; the journal is made where there is none. */
async function lastDone(db: Db): Promise<number> {
  const [journal] = rowsOf<{ kept: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as kept`),
  )
  if (!journal?.kept) {
    await db.execute(sql`create schema if not exists drizzle`)
    await db.execute(
      sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    return 0
  }
  // Only the first is compared: a newer version may have added some that we do not know.
  const [first] = rowsOf<{ hash: string; newest: string }>(
    await db.execute(sql`select hash, (select max(created_at) from drizzle.__drizzle_migrations) as newest
      from drizzle.__drizzle_migrations order by id limit 1`),
  )
  if (first && first.hash !== readMigrationFiles(FOLDER)[0]?.hash) throw new DatabaseTooOld()
  return Number(first?.newest ?? 0)
}
