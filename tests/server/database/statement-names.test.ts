import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { openPostgres } from '#server/db/postgres.ts'
import { rowsOf } from '#server/db/repositories/shared/rows-of.ts'
import { nameStatements } from '#server/db/statement-names.ts'
import { transaction } from '#server/db/transaction.ts'
import { bothEngines, createPostgresCopy } from '#tests/setup/database.ts'

const times = <T>(count: number, work: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => work(at))

describe('a name', () => {
  it('is given to a statement that is asked for the sixth time, and stays its own', () => {
    const nameOf = nameStatements()
    expect(times(8, () => nameOf('select 1'))).toEqual([...times(5, () => undefined), 's0', 's0', 's0'])
    expect(times(7, () => nameOf('select 2')).at(-1)).toBe('s1')
    expect(nameOf('select 1')).toBe('s0')
  })

  it('is given to 256 statements, and to none that brings its rows along', () => {
    const nameOf = nameStatements()
    expect(times(10, () => nameOf(`values ${'(1), '.repeat(5_000)}(1)`)).at(-1)).toBeUndefined()
    const names = times(300, (at) => times(6, () => nameOf(`select ${at}`)).at(-1))
    expect(new Set(names.slice(0, 256)).size).toBe(256)
    expect(names.slice(256)).toEqual(times(44, () => undefined))
  })

  it('is not kept waiting by texts that come once', () => {
    const nameOf = nameStatements()
    for (let at = 0; at < 5_000; at += 1) expect(nameOf(`select ${at}`)).toBeUndefined()
    expect(times(6, () => nameOf('select often')).at(-1)).toBe('s0')
  })
})

describe.runIf(bothEngines().includes('postgres'))('on PostgreSQL itself', () => {
  const ends: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const end of ends.splice(0).toReversed()) await end()
  })
  const open = async (options = {}) => {
    const copy = await createPostgresCopy()
    const database = openPostgres(copy.url, options)
    ends.push(copy.drop, () => database.close())
    return database
  }
  const KEPT = sql`select name, calls::int as calls from (
    select name, generic_plans + custom_plans as calls, statement from pg_prepared_statements
  ) kept where statement like '%a number%'`

  it('a statement that is asked often is planned by its name, by itself and within a transaction', async () => {
    const database = await open()
    const ask = async (n: number) => rowsOf(await database.db.execute(sql`select ${n}::int as "a number"`))
    // The first on a connection is sent before it is known whose connection it is; the five after it are counted.
    for (let n = 0; n < 9; n += 1) expect(await ask(n)).toEqual([{ 'a number': n }])
    const inside = await transaction(database, async ({ db }) => {
      const both = await Promise.all([7, 8].map((n) => db.execute(sql`select ${n}::int as "a number"`)))
      return both.flatMap((each) => rowsOf(each))
    })
    expect(inside).toEqual([{ 'a number': 7 }, { 'a number': 8 }])
    expect(database.pool.totalCount).toBe(1)
    expect(rowsOf(await database.db.execute(KEPT))).toEqual([{ name: 's0', calls: 5 }])
  })

  it('a session has its limits from its second transaction on, and a single statement is no transaction then', async () => {
    const database = await open({ statementMs: 400 })
    const asked: string[] = []
    database.pool.on('connect', ({ connection }) => {
      const query = connection.query.bind(connection)
      connection.query = (text) => void (asked.push(text.startsWith('select') ? 'select' : text), query(text))
    })
    const limits = async () =>
      rowsOf(
        await database.db.execute(sql`select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`),
      )
    for (let n = 0; n < 4; n += 1) expect(await limits()).toEqual([{ statement: '400ms', idle: '400ms' }])
    await transaction(database, async ({ db }) => db.execute(sql`select 1`))
    const ofTransaction = 'set local statement_timeout = 400; set local idle_in_transaction_session_timeout = 400'
    const kinds = [
      `begin; ${ofTransaction}; select pg_backend_pid() as pid`,
      'set session statement_timeout = 400; set session idle_in_transaction_session_timeout = 400',
      `begin; ${ofTransaction}`,
      'begin',
      'select',
      'commit',
    ]
    expect(asked.map((text) => kinds.indexOf(text))).toEqual([0, 4, 5, 1, 2, 4, 5, 4, 4, 3, 4, 5])
    expect(database.pool.totalCount).toBe(1)
    await expect(database.db.execute(sql`select pg_sleep(600)`)).rejects.toMatchObject({ cause: { code: '57014' } })
  })

  it('one that fails is asked again by the same name', async () => {
    const database = await open()
    const divide = async (by: number) => rowsOf(await database.db.execute(sql`select 6 / ${by}::int as part`))
    for (let n = 0; n < 9; n += 1) await divide(1)
    await expect(divide(0)).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await divide(2)).toEqual([{ part: 3 }])
    expect(database.pool.totalCount).toBe(1)
  })

  it('one whose answer a release has changed fails once, and is planned anew on another connection', async () => {
    const database = await open()
    await database.db.execute(sql`create table notes (text text)`)
    await database.db.execute(sql`insert into notes values ('one')`)
    const read = async () => rowsOf(await database.db.execute(sql`select * from notes where text <> ${''}`))
    for (let n = 0; n < 9; n += 1) await read()
    await database.db.execute(sql`alter table notes add column more int`)
    await expect(read()).rejects.toMatchObject({ cause: { code: '0A000' } })
    expect(await read()).toEqual([{ text: 'one', more: null }])
  })
})
