import { afterEach, describe, expect, inject, it } from 'vitest'
import { readEnv } from '#server/env.ts'
import { openDeps } from '#server/open-deps.ts'
import { bothEngines, TEST_SECRET } from '#tests/setup/database.ts'
import { runSql } from '#tests/setup/databases/postgres.ts'
import { describeDatabase } from './describe-database.ts'

const admin = inject('postgresUrl') ?? ''
const NAME = `together_${process.pid}`

describe.runIf(bothEngines().includes('postgres'))('servers that start at once on an empty PostgreSQL', () => {
  afterEach(() => runSql(admin, `drop database ${NAME} with (force)`))

  /** What stands in the database that so many starts have brought up from nothing. */
  async function broughtUpBy(starts: number) {
    await runSql(admin, `create database ${NAME}`)
    const DATABASE_URL = admin.replace('/postgres?', `/${NAME}?`)
    const env = readEnv({ CREDITLANE_MODE: 'test', DATABASE_URL, SECRET_KEY: TEST_SECRET, LOG_LEVEL: 'silent' })
    const opened = await Promise.all(Array.from({ length: starts }, () => openDeps(env)))
    const { rows } = await describeDatabase(opened[0]?.deps.db ?? expect.fail('nothing was opened'))
    for (const { database } of opened) await database.close()
    const counts = Object.entries(rows).map(([table, found]) => `${table}: ${found.length}`)
    return { counts, groups: rows['lender_groups'] }
  }

  it('fill it as one that starts alone', async () => {
    const alone = await broughtUpBy(1)
    await runSql(admin, `drop database ${NAME} with (force)`)
    expect(await broughtUpBy(4)).toEqual(alone)
  })
})
