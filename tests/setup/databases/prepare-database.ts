import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { Database } from '#server/db/client.ts'
import { removeLeftovers } from '../temporary.ts'
import { runSql, startPostgres } from './postgres.ts'
import type { TestPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated and seeded embedded database in one file. */
    databaseDump: string
    /** Address of a running PostgreSQL whose database `ready` is the template; null where there is none. */
    postgresUrl: string | null
  }
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/creditlane/databases')
/** What a prepared database is made from. */
const SOURCES = [
  'server/db',
  'server/seed',
  'server/crypto',
  'src/contract',
  'tests/setup/databases/prepare-database.ts',
  'package-lock.json',
]
const ENDING = '.tar.gz'
/** Prepared databases that are kept. */
const KEPT = 8

/** Every test file starts from a copy of one migrated and seeded database; threads from one built file. */
export default async function prepareDatabase(project: TestProject) {
  removeLeftovers()
  await buildSheetWorker()
  project.provide('databaseDump', await embeddedDump())

  if (!project.name.startsWith('server')) return project.provide('postgresUrl', null)
  const postgres = await (ofThisRun.creditlanePostgres ??= readyPostgres())
  project.provide('postgresUrl', postgres?.url('postgres') ?? null)
  return async () => {
    delete ofThisRun.creditlanePostgres
    await postgres?.stop()
  }
}

/** Each project loads this file anew; they share one PostgreSQL. */
const ofThisRun = globalThis as { creditlanePostgres?: Promise<TestPostgres | null> }

/** A PostgreSQL whose database `ready` is migrated and seeded; null where there is none. */
async function readyPostgres(): Promise<TestPostgres | null> {
  const postgres = await startPostgres()
  if ('skipped' in postgres) {
    process.stdout.write(`The tests run without PostgreSQL: ${postgres.skipped}.\n`)
    return null
  }
  const { openPostgres } = await import('#server/db/postgres.ts')
  await runSql(postgres.url('postgres'), 'create database ready')
  const real = openPostgres(postgres.url('ready'))
  await prepare(real)
  await real.close()
  return postgres
}

/** The thread that reads spreadsheets runs the code of these sources. */
async function buildSheetWorker(): Promise<void> {
  const builder = (await import(/* @vite-ignore */ `${ROOT}server/build/build-worker.mjs`)) as {
    buildSheetWorker: () => Promise<void>
  }
  await builder.buildSheetWorker()
}

/** Made once for what it is made from, and kept: a single test file is to start at once. */
async function embeddedDump(): Promise<string> {
  const path = join(CACHE, contentKey() + ENDING)
  if (existsSync(path)) return path
  const [{ PGlite }, { fromPglite, PGLITE_OPTIONS }, { writePreparedDump }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('#server/db/pglite.ts'),
    import('#server/db/prepared.ts'),
  ])
  const embedded = fromPglite(await PGlite.create({ ...PGLITE_OPTIONS }))
  await prepare(embedded)
  mkdirSync(CACHE, { recursive: true })
  const unfinished = `${path}.${process.pid}`
  await writePreparedDump(embedded.pglite, unfinished)
  await embedded.close()
  renameSync(unfinished, path)
  removeOld()
  return path
}

/** Other runs, with other sources or on another day, may be reading theirs. */
function removeOld(): void {
  const newestFirst = readdirSync(CACHE)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => join(CACHE, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const path of newestFirst.slice(KEPT)) rmSync(path, { force: true })
}

/** The seed counts some dates from the day on which it runs. */
function contentKey(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10))
  const files = SOURCES.flatMap((source) =>
    /\.\w+$/.test(source)
      ? [source]
      : readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(file.startsWith(ROOT) ? '' : ROOT, file)))
  return hash.digest('hex').slice(0, 32)
}

async function prepare(database: Database): Promise<void> {
  const [{ hashPassword }, { migrate }, { admins }, { partnerUsers }, { DEMO_PASSWORD, seedBase }] = await Promise.all([
    import('#server/crypto/password.ts'),
    import('#server/db/migrate.ts'),
    import('#server/db/schema/staff.ts'),
    import('#server/db/schema/partners.ts'),
    import('#server/seed/seed-base.ts'),
  ])
  await migrate(database)
  await seedBase(database.db, { demoAccounts: true })
  const password_hash = await hashPassword(DEMO_PASSWORD, { N: 16, r: 1, p: 1 })
  await database.db.update(admins).set({ password_hash })
  await database.db.update(partnerUsers).set({ password_hash })
}
