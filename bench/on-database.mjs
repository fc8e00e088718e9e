import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from './load.mjs'

const { openDatabase } = await load('/server/db/open-database.ts')
const { openPostgres } = await load('/server/db/postgres.ts')
const { startPostgres, runSql } = await load('/tests/setup/databases/postgres.ts')

/**
 * Runs `work` with an empty database of its own, embedded on disk or a PostgreSQL that is ended after it, what runs SQL there
 * in bulk, and its address (empty: embedded).
 */
export async function onDatabase(engine, work) {
  if (engine === 'pglite') {
    const dataDir = mkdtempSync(join(tmpdir(), 'creditlane-bench-'))
    const database = await openDatabase({ databaseUrl: null, dataDir })
    await work(database, (text) => database.pglite.exec(text), '')
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
    return
  }
  const postgres = await startPostgres()
  if ('skipped' in postgres) throw new Error(postgres.skipped)
  try {
    await runSql(postgres.url('postgres'), 'create database bench')
    const url = postgres.url('bench')
    const database = openPostgres(url)
    await work(database, (text) => runSql(url, text), url)
    await database.close()
  } finally {
    await postgres.stop()
  }
}
