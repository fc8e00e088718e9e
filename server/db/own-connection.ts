import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { schema } from './all-tables.ts'
import type { Database, Db } from './client.ts'

/** Of a PostgreSQL that is open. */
export function addressOf(database: Database): string {
  const address = database.pool?.options.connectionString
  if (address === undefined) throw new Error('the database has no address')
  return address
}

/** Work on a connection apart from the pool, for which the limits of requests do not hold. */
export async function onOwnConnection<T>(connectionString: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  // Whatever happens to it comes back from the query under way.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(drizzle(client, { schema }))
  } finally {
    await client.end()
  }
}

/** Waits, however long, until no other process has this lock; it is held until the transaction ends. */
export async function waitForLock(tx: Db, lock: number): Promise<void> {
  // An operator may have given the role limits that suit requests.
  await tx.execute(sql`set local statement_timeout = 0`)
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
}
