import { readdirSync } from 'node:fs'
import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { schema } from '#server/db/all-tables.ts'
import type { Database, Engine } from '#server/db/client.ts'
import { DatabaseTooOld, migrate } from '#server/db/migrate.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { rowsOf } from '#server/db/repositories/shared/rows-of.ts'
import { customers } from '#server/db/schema/identity.ts'
import { fillDatabase } from '#server/prepare-database.ts'
import { seedBase } from '#server/seed/seed-base.ts'
import { bothEngines, openTestDatabase } from '#tests/setup/database.ts'
import { runSql } from '#tests/setup/databases/postgres.ts'
import { describeDatabase } from './describe-database.ts'
import type { DatabaseDescription } from './describe-database.ts'

const TABLES = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map(getTableConfig)
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** PostgreSQL cuts longer names off. */
const LONGEST = 63

/** Of its keys, checks and indexes. */
const namesIn = ({ name, columns, ...table }: (typeof TABLES)[number]): string[] =>
  [
    ...columns.filter((each) => each.primary).map(() => `${name}_pkey`),
    ...columns.filter((each) => each.isUnique).map((each) => each.uniqueName ?? ''),
    ...[...table.primaryKeys, ...table.foreignKeys].map((each) => each.getName()),
    ...table.checks.map((each) => each.name),
    ...table.indexes.map(({ config }) => config.name ?? ''),
  ].map((each) => each.slice(0, LONGEST))

/** A database without one table. On the embedded engine to empty a copy costs less than to create one. */
async function openEmpty(engine: Engine): Promise<Database> {
  if (engine === 'pglite') {
    const database = await openTestDatabase('pglite')
    await database.pglite?.exec('drop schema public, drizzle cascade; create schema public')
    return database
  }
  const admin = inject('postgresUrl') ?? ''
  const name = `empty_${process.pid}`
  await runSql(admin, `create database ${name}`)
  const database = openPostgres(admin.replace('/postgres?', `/${name}?`))
  return {
    ...database,
    async close() {
      await database.close()
      await runSql(admin, `drop database ${name}`)
    },
  }
}

/** As each start brings a database up: `open-deps.ts`. */
async function bringUp(database: Database): Promise<DatabaseDescription> {
  await migrate(database)
  await seedBase(database.db, { demoAccounts: true, now: new Date('2026-11-20T06:00:00Z') })
  return describeDatabase(database.db)
}

let ofPrepared: DatabaseDescription
beforeAll(async () => {
  const database = await openEmpty('pglite')
  await fillDatabase(database)
  ofPrepared = await bringUp(database)
  await database.close()
})

describe.each(bothEngines())('an empty database that is brought up (%s)', (engine) => {
  let database: Database
  let ours: DatabaseDescription
  const run = (statement: string) => database.db.execute(sql.raw(statement))
  beforeAll(async () => {
    database = await openEmpty(engine)
    ours = await bringUp(database)
  })
  afterAll(() => database.close())

  it('is the same as the prepared one that the build ships', () => {
    expect(ours.columns.length).toBeGreaterThan(1_000)
    expect(Object.keys(ours.rows)).toContain('status_tables')
    expect(ours).toEqual(ofPrepared)
  })

  it('has the columns of the schema in their order, and its keys, checks and indexes', () => {
    expect(
      ours.columns.map((each) => `${each.relname}.${each.attname} ${each.type}${each.attnotnull ? ' not null' : ''}`),
    ).toEqual(
      TABLES.flatMap(({ name, columns }) =>
        columns.map((each) => `${name}.${each.name} ${each.getSQLType()}${each.notNull ? ' not null' : ''}`),
      ),
    )
    const constraints = ours.constraints.map(({ conname }) => conname)
    const names = new Set([...constraints, ...ours.indexes.map(({ indexname }) => indexname)])
    expect([...names].sort()).toEqual(TABLES.flatMap(namesIn).sort())
  })

  it('has what the schema cannot say', () => {
    expect(ours.tables.filter(({ reloptions }) => reloptions !== null)).toMatchObject([
      { relname: 'import_rows', reloptions: ['fillfactor=45'] },
    ])
    expect(ours.functions).toMatchObject([{ proname: 'refuse_audit_change' }])
    expect(ours.triggers.map(({ tgname }) => tgname)).toEqual([
      'audit_chain_append_only',
      'audit_chain_no_truncate',
      'audit_log_append_only',
      'audit_log_no_truncate',
    ])
  })

  describe('whose first migration', () => {
    const JOURNAL = 'drizzle.__drizzle_migrations'
    const journal = async () => rowsOf(await run(`select hash, created_at from ${JOURNAL} order by id`))
    beforeAll(() => run(`create table kept_journal as table ${JOURNAL}`))
    afterEach(async () => {
      await run(`delete from ${JOURNAL}`)
      await run(`insert into ${JOURNAL} table kept_journal`)
    })

    it('is of before release 0.1.0 is refused, and stays as it is', async () => {
      await run(`update ${JOURNAL} set hash = md5(hash), created_at = created_at - 1000000`)
      const older = await journal()
      await expect(migrate(database)).rejects.toThrow(DatabaseTooOld)
      expect(await journal()).toEqual(older)
    })

    it('is ours is taken, also when a newer version has added to it', async () => {
      await run(`insert into ${JOURNAL} (hash, created_at) select md5(hash), created_at + 1000 from ${JOURNAL}
        order by id desc limit 1`)
      const newer = await journal()
      await migrate(database)
      expect(await journal()).toEqual(newer)
    })
  })

  it('has one account for each verified address; a typed one stands in nobody’s way', async () => {
    await run(`insert into customers (partner, email_index, email_verified)
      values ('cl', 'e1', false), ('cl', 'e1', true), ('cl', 'e1', false)`)
    await expect(
      run(`insert into customers (partner, email_index, email_verified) values ('cl', 'e1', true)`),
    ).rejects.toHaveProperty('cause.constraint', 'customers_email')
  })

  it.each([
    ['customers', `(partner, profile) values ('cl', '{}')`],
    [
      'applications',
      `(app_id, reference, user_id, product_type, partner, status, origin_app_id, bureau_score)
        values ('a', 'a', 1, 'Personal Loans', 'cl', 'draft', 'a', 700)`,
    ],
    [
      'applications',
      `(app_id, reference, user_id, product_type, partner, status, origin_app_id, details)
        values ('a', 'a', 1, 'Personal Loans', 'cl', 'draft', 'a', '{}')`,
    ],
    ['offer_lists', `(app_id, user_id, method_version, shown, inputs) values ('a', 1, '1', '[]', '{}')`],
    ['loan_enquiries', `(reference, user_id, partner, kind, details) values ('e', 1, 'cl', 'car', '{}')`],
  ])('refuses in %s what lies in clear: %s', async (table, row) => {
    await expect(run(`insert into ${table} ${row}`)).rejects.toHaveProperty('cause.constraint', `${table}_sealed`)
  })
})

describe.skipIf(inject('postgresUrl') === null)('migrations on PostgreSQL', () => {
  it('run once when several processes start together', async () => {
    const admin = inject('postgresUrl') ?? ''
    await runSql(admin, 'create database migrating')
    const url = admin.replace('/postgres?', '/migrating?')
    const servers = Array.from({ length: 4 }, () => openPostgres(url))
    try {
      await Promise.all(servers.map((each) => migrate(each)))
      const done = await servers[0]?.pool?.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
      const written = readdirSync('server/db/migrations').filter((name) => name.endsWith('.sql'))
      expect(done?.rows).toHaveLength(written.length)
      expect(new Set(done?.rows.map(({ hash }) => hash)).size).toBe(written.length)
      for (const { db } of servers) expect(await db.$count(customers)).toBe(0)
    } finally {
      await Promise.all(servers.map((server) => server.close()))
      await runSql(admin, 'drop database migrating')
    }
  })
})
