import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'

/** Ways back to what a database held, for as long as nobody else writes to it. */
export interface RestorePoints {
  /** From now on `restore` leads back to what stands now. The answer forgets this point: back to the one before. */
  keep(): Promise<() => Promise<void>>
  /**
   * Back to the newest point; what was not written since is not touched. Numbers of applications and tickets go on: messages
   * that lie outside of the database name them.
   */
  restore(): Promise<void>
  /** Back to the seed, whatever points there are, numbers too. */
  restoreSeed(): Promise<void>
  /** From now on: the answer says which tables have been written to since, also by what was rolled back. */
  watchWrites(): Promise<() => Promise<string[]>>
}

interface Point {
  /** Tables whose rows are kept; of all others that were written, the rows are those of the point before, or none. */
  tables: Set<string>
  sequences: Map<string, string>
}
interface Counters {
  writes: Map<string, number>
  sequences: Map<string, string>
}

const COUNTERS = `
  select relname as name, null as value,
    (pg_stat_get_tuples_inserted(oid) + pg_stat_get_tuples_updated(oid) + pg_stat_get_tuples_deleted(oid))::int as writes
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all
  select relname, pg_sequence_last_value(oid)::text, 0
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`
/** What this connection has written and not yet counted: its open transaction, and those before it. */
const UNFLUSHED_WRITES = `
  select relname as name, null as value,
    (pg_stat_get_xact_tuples_inserted(oid) + pg_stat_get_xact_tuples_updated(oid) + pg_stat_get_xact_tuples_deleted(oid))::int as writes
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`
/** Of each sequence the table whose key is made from it, or null. */
const SEQUENCES = `
  select relname as name, 0 as writes,
    (select own.relname from pg_depend join pg_class own on own.oid = refobjid
      where objid = seq.oid and deptype in ('a', 'i')) as value
  from pg_class seq where relnamespace = 'public'::regnamespace and relkind = 'S'`

const rowsOf = (result: unknown) => (result as { rows: { name: string; value: string | null; writes: number }[] }).rows

/**
 * What was written is read from the database's own statistics, so that it costs the same whoever wrote it and how. Only
 * those tables are emptied and filled again, without triggers: a test writes to few of a hundred.
 */
export async function createRestorePoints(database: Database): Promise<RestorePoints> {
  const run = async (text: string) => rowsOf(await database.db.execute(sql.raw(text)))

  /**
   * Each connection holds back what it has counted for a second, unless it is told not to. Those in use are left out:
   * they write meanwhile, and to wait for them would be for ever where one of them waits for this.
   */
  async function flush(): Promise<void> {
    const { pool } = database
    const flushOne = 'select pg_stat_force_next_flush()'
    if (!pool) return void (await run(flushOne))
    const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
    await Promise.all(clients.map((client) => client.query(flushOne)))
    for (const client of clients) client.release()
  }
  async function counters(): Promise<Counters> {
    const rows = await run(COUNTERS)
    return {
      writes: new Map(rows.flatMap(({ name, writes }) => (writes === 0 ? [] : [[name, writes]]))),
      sequences: new Map(rows.flatMap(({ name, value }) => (value === null ? [] : [[name, value]]))),
    }
  }

  let known: Map<string, number>
  const points: Point[] = []
  const writtenBetween = (before: Map<string, number>, now: Map<string, number>): string[] =>
    [...now].flatMap(([name, writes]) => (writes === (before.get(name) ?? 0) ? [] : [name]))
  const copyOf = (level: number, table: string) => `kept."${level}_${table}"`

  async function keep(written: Iterable<string>, { sequences }: Counters): Promise<void> {
    const level = points.length
    const tables = new Set(written)
    const copies = [...tables].map(
      (table) => `create unlogged table ${copyOf(level, table)} as table public."${table}";`,
    )
    await run(`do $$ begin ${copies.join('\n')} end $$`)
    points.push({ tables, sequences })
  }
  /** Where the rows of a table stand as of a point; undefined = it was empty. */
  const sourceOf = (table: string, level: number): string | undefined => {
    for (let each = level; each >= 0; each -= 1) if (points[each]?.tables.has(table)) return copyOf(each, table)
    return undefined
  }

  /**
   * @param level the point to reach; those after it are forgotten.
   * @param goOn sequences that stay where they are.
   */
  async function restoreTo(level: number, goOn: ReadonlySet<string> = new Set()): Promise<void> {
    await flush()
    const now = await counters()
    const dropped = points.slice(level + 1)
    const stale = new Set([...writtenBetween(known, now.writes), ...dropped.flatMap(({ tables }) => [...tables])])
    const sequences = points[level]?.sequences ?? new Map<string, string>()
    const moved = [...now.sequences].filter(([name, value]) => sequences.get(name) !== value && !goOn.has(name))
    // Also where the row itself is not counted yet: it would have the number that the next one gets.
    for (const [name] of moved) {
      const table = owners.get(name)
      if (table) stale.add(table)
    }
    // A write that comes meanwhile waits before it takes a number: it would take one that the sequence gives again.
    const held = moved.flatMap(([name]) => owners.get(name) ?? []).sort()
    const statements = held.map((table) => `lock table public."${table}" in share row exclusive mode;`)
    for (const table of stale) {
      const source = sourceOf(table, level)
      const back = `insert into public."${table}" overriding system value select * from ${source};`
      statements.push(`delete from public."${table}";`, ...(source === undefined ? [] : [back]))
    }
    for (const [name] of moved) {
      const before = sequences.get(name)
      statements.push(
        before === undefined
          ? `perform setval('public."${name}"', (select seqstart from pg_sequence where seqrelid = 'public."${name}"'::regclass), false);`
          : `perform setval('public."${name}"', ${before});`,
      )
    }
    dropped.forEach(({ tables }, index) => {
      for (const table of tables) statements.push(`drop table ${copyOf(level + 1 + index, table)};`)
    })
    points.length = level + 1
    if (statements.length === 0) return
    const own = await database.db.transaction(async (tx) => {
      const before = rowsOf(await tx.execute(sql.raw(UNFLUSHED_WRITES)))
      await tx.execute(
        sql.raw(`do $$ begin
          -- Neither foreign keys nor the audit log's own trigger are asked.
          perform set_config('session_replication_role', 'replica', true);
          -- Where a write and this wait for each other, the write is given up.
          perform set_config('deadlock_timeout', '1min', true);
          perform pg_stat_force_next_flush();
          ${statements.join('\n')}
        end $$`),
      )
      const after = rowsOf(await tx.execute(sql.raw(UNFLUSHED_WRITES)))
      return after.map(({ name, writes }, at) => ({ name, writes: writes - (before[at]?.writes ?? 0) }))
    })
    // Not what the counters say by now: somebody else's write since they were read would never be taken back.
    known = new Map(now.writes)
    for (const { name, writes } of own) known.set(name, (known.get(name) ?? 0) + writes)
  }

  await flush()
  await run('create schema kept')
  const owners = new Map((await run(SEQUENCES)).map(({ name, value }) => [name, value]))
  const numbers = new Set([...owners].flatMap(([name, table]) => (table === null ? [name] : [])))
  known = new Map()
  const filled = await run(`
    select relname as name, null as value, 0 as writes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`)
  const seed = await counters()
  await keep(
    filled.map(({ name }) => name),
    seed,
  )
  known = seed.writes

  return {
    async keep() {
      await flush()
      const now = await counters()
      const level = points.length
      await keep(writtenBetween(known, now.writes), now)
      known = now.writes
      return () => restoreTo(level - 1)
    },
    restore: () => restoreTo(points.length - 1, numbers),
    restoreSeed: () => restoreTo(0),
    async watchWrites() {
      await flush()
      const before = (await counters()).writes
      return async () => {
        await flush()
        return writtenBetween(before, (await counters()).writes).sort()
      }
    },
  }
}
