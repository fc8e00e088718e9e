import { PGlite } from '@electric-sql/pglite'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { hashPassword } from '#server/crypto/password.ts'
import { fromPglite, openPostgres, PGLITE_OPTIONS, type Database } from '#server/db/client.ts'
import { migrate } from '#server/db/migrate.ts'
import { writePreparedDump } from '#server/db/prepared.ts'
import { admins, partnerUsers } from '#server/db/schema.ts'
import { DEMO_PASSWORD, seedBase } from '#server/db/seed/seed-base.ts'
import { runSql, startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated and seeded embedded database in one file. */
    databaseDump: string
    /** Address of a running PostgreSQL whose database `ready` is the template; null where there is none. */
    postgresUrl: string | null
  }
}

/** Migrates and seeds once; every test file then starts from a copy. */
export default async function prepareDatabase(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'creditlane-tests-'))
  const dump = join(folder, 'db.tar.gz')
  const embedded = fromPglite(await PGlite.create({ ...PGLITE_OPTIONS }))
  await prepare(embedded)
  await writePreparedDump(embedded.pglite, dump)
  await embedded.close()
  project.provide('databaseDump', dump)

  const postgres = project.name === 'server' ? await startPostgres() : { skipped: '' }
  if ('skipped' in postgres) {
    if (postgres.skipped) process.stdout.write(`PostgreSQL tests are skipped: ${postgres.skipped}.\n`)
    project.provide('postgresUrl', null)
    return () => rmSync(folder, { recursive: true, force: true })
  }
  await runSql(postgres.url('postgres'), 'create database ready')
  const real = openPostgres(postgres.url('ready'))
  await prepare(real)
  await real.close()
  project.provide('postgresUrl', postgres.url('postgres'))
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepare(database: Database): Promise<void> {
  await migrate(database)
  await seedBase(database.db, { demoAccounts: true })
  const password_hash = await hashPassword(DEMO_PASSWORD, { N: 16, r: 1, p: 1 })
  await database.db.update(admins).set({ password_hash })
  await database.db.update(partnerUsers).set({ password_hash })
}
