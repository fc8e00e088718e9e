import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { createVault } from '#server/crypto/vault.ts'
import type { Database, Engine } from '#server/db/client.ts'
import { fromPglite, PGLITE_OPTIONS } from '#server/db/pglite.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { seedPartnerTax } from '#server/seed/seed-partner-tax.ts'
import { runSql } from './databases/postgres.ts'
import { createRestorePoints } from './databases/restore-points.ts'
import type { RestorePoints } from './databases/restore-points.ts'

const hasPostgres = (): boolean => inject('postgresUrl') !== null

/** Both engines where the machine has both: for what an engine may do in its own way (locks, JSON, dates, collation). */
export const bothEngines = (): Engine[] => (hasPostgres() ? ['pglite', 'postgres'] : ['pglite'])

/** The engines on which services are tested: one in each run, all of them with TEST_ENGINES=all. */
export const engines = (): Engine[] =>
  process.env['TEST_ENGINES'] === 'all' ? bothEngines() : [hasPostgres() ? 'postgres' : 'pglite']

/** Seals what the tests' databases keep. */
export const TEST_SECRET = 'a key that only the tests know, 32+ characters'

/** Unpacked once in a process. */
let dump: Blob | undefined

/** A database of the test's own, migrated and seeded. Most tests share one: `leaseDatabase`. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  if (engine === 'pglite') {
    dump ??= new Blob([gunzipSync(readFileSync(inject('databaseDump')))], { type: 'application/x-tar' })
    return fromPglite(await PGlite.create({ ...PGLITE_OPTIONS, loadDataDir: dump }))
  }
  const { url, drop } = await createPostgresCopy()
  const database = openPostgres(url)
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** A database that goes back to its seed when it is given back, and then serves the next test file of the worker. */
export interface LeasedDatabase extends Database, RestorePoints {
  /** Gives it back. */
  close(): Promise<void>
}

/** Databases of this worker that nobody is using. */
const idle: Record<Engine, (Database & RestorePoints)[]> = { pglite: [], postgres: [] }

export async function leaseDatabase(engine: Engine): Promise<LeasedDatabase> {
  const database = idle[engine].pop() ?? (await openWithRestorePoints(engine))
  return {
    ...database,
    async close() {
      await database.restoreSeed()
      idle[engine].push(database)
    },
  }
}

async function openWithRestorePoints(engine: Engine): Promise<Database & RestorePoints> {
  const database = await openTestDatabase(engine)
  // When the demonstration's PANs were checked matters to no test.
  const clock = { now: () => new Date('2026-01-01T06:00:00Z') }
  await seedPartnerTax({ db: database.db, vault: createVault(TEST_SECRET), clock })
  return { ...database, ...(await createRestorePoints(database)) }
}

/** A migrated and seeded database of its own on the PostgreSQL of this run. */
export async function createPostgresCopy(): Promise<{ url: string; drop: () => Promise<void> }> {
  const admin = inject('postgresUrl')
  if (admin === null) throw new Error('there is no PostgreSQL on this machine')
  const name = `t_${process.pid}_${Date.now().toString(36)}_${Math.random().toString(36).slice(2, 8)}`
  await runSql(admin, `create database ${name} template ready`)
  return {
    url: admin.replace('/postgres?', `/${name}?`),
    drop: async () => void (await runSql(admin, `drop database ${name} with (force)`)),
  }
}
