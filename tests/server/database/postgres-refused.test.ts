import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { checkPostgres, sayWhyRefused } from '#server/db/postgres-refused.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { customers } from '#server/db/schema/identity.ts'
import { bothEngines, createPostgresCopy, leaseDatabase } from '#tests/setup/database.ts'
import { runSql } from '#tests/setup/databases/postgres.ts'

const admin = inject('postgresUrl') ?? ''
const EMPTY = `refused_${process.pid}`
const ROLE = `clerk_${process.pid}`
const empty = admin.replace('/postgres?', `/${EMPTY}?`)
const asClerk = (url: string) => url.replace('//postgres@', `//${ROLE}@`)

/** What a start would say. */
async function refusal(url: string, migrationUrl: string | null = null): Promise<string> {
  const database = openPostgres(url)
  try {
    await checkPostgres(database)
    await migrate(database, migrationUrl)
    return 'it starts'
  } catch (error) {
    expect(error).toHaveProperty('name', 'PostgresRefused')
    return error instanceof Error ? error.message : ''
  } finally {
    await database.close()
  }
}

it('the embedded engine is of the version that we ship', async () => {
  const database = await leaseDatabase('pglite')
  await checkPostgres(database)
  await database.close()
})

it('what is wrong with us is not laid to the database', async () => {
  const ours = new TypeError('x is not a function')
  await expect(sayWhyRefused('DATABASE_URL', () => Promise.reject(ours))).rejects.toBe(ours)
})

it.each([
  [
    'statement pooling',
    'transaction blocks not allowed in statement pooling mode',
    'Cannot start: the pooler at DATABASE_URL does not support transactions: it pools statements. ' +
      'Set its pool_mode to transaction, or DATABASE_URL to the address of PostgreSQL itself.',
  ],
  [
    'a parameter that newer poolers find among the options',
    'unsupported startup parameter in options: search_path',
    'Cannot start: the pooler at DATABASE_URL does not support the start-up parameter search_path. ' +
      "Take it out of DATABASE_URL and out of PGOPTIONS, or name it in the pooler's ignore_startup_parameters.",
  ],
  [
    'a user that it does not know',
    'no such user:\n  "x"',
    'Cannot start: the database of DATABASE_URL cannot be used (no such user: "x").',
  ],
])('a pooler that refuses %s is answered in one line', async (_, said, line) => {
  const refused = Object.assign(new Error(said), { code: '08P01' })
  const wrapped = new Error('Failed query: begin', { cause: refused })
  await expect(sayWhyRefused('DATABASE_URL', () => Promise.reject(wrapped))).rejects.toThrow(line)
})

describe.runIf(bothEngines().includes('postgres'))('a start is refused in one line', () => {
  beforeAll(() => runSql(admin, `create role ${ROLE} login`))
  beforeEach(() => runSql(admin, `create database ${EMPTY}`))
  afterEach(() => runSql(admin, `drop database ${EMPTY} with (force)`))
  afterAll(() => runSql(admin, `drop role ${ROLE}`))

  it('by a PostgreSQL that is too old', async () => {
    const copy = await createPostgresCopy()
    // A function of the same name that is found first.
    await runSql(
      copy.url,
      `create schema older;
      create function older.current_setting(text) returns text language sql as
        $$ select case $1 when 'server_version' then '14.19 (Debian 14.19-1)' else '140019' end $$;
      do $$ begin execute format('alter database %I set search_path = older, pg_catalog, public', current_database()); end $$`,
    )
    expect(await refusal(copy.url)).toBe(
      'Cannot start: PostgreSQL 14.19 (Debian 14.19-1) was found at DATABASE_URL, and PostgreSQL 15 or newer is needed.',
    )
    await copy.drop()
  })

  it('where there is no such database, or nobody answers', async () => {
    expect(await refusal(admin.replace('/postgres?', '/nowhere?'))).toBe(
      'Cannot start: the database of DATABASE_URL cannot be used (database "nowhere" does not exist).',
    )
    expect(await refusal('postgresql://postgres@127.0.0.1:1/postgres')).toBe(
      'Cannot start: the database of DATABASE_URL cannot be used (connect ECONNREFUSED 127.0.0.1:1).',
    )
    expect(await refusal(empty, 'postgresql://postgres@127.0.0.1:1/postgres')).toBe(
      'Cannot start: the database of MIGRATION_URL cannot be used (connect ECONNREFUSED 127.0.0.1:1).',
    )
  })

  it('where MIGRATION_URL leads to another database', async () => {
    const copy = await createPostgresCopy()
    expect(await refusal(copy.url, empty)).toBe(
      'Cannot start: MIGRATION_URL leads to another database than DATABASE_URL.',
    )
    const { rows } = await runSql(empty, `select to_regnamespace('drizzle') as made`)
    expect(rows).toEqual([{ made: null }])
    await copy.drop()
  })

  it('where the role may not make tables; by MIGRATION_URL another role makes them', async () => {
    expect(await refusal(asClerk(empty))).toMatch(
      /^Cannot start: the role of DATABASE_URL may not do what a start does \(permission denied .*MIGRATION_URL/,
    )
    await runSql(empty, `alter default privileges grant all on tables to ${ROLE}`)
    expect(await refusal(asClerk(empty), empty)).toBe('it starts')
    const database = openPostgres(asClerk(empty))
    expect(await database.db.$count(customers)).toBe(0)
    await database.close()
  })
})
