import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { schema } from './all-tables.ts'
import type { Database } from './client.ts'
import { isDatabaseAway } from './database-away.ts'

/** How many connections one process opens to PostgreSQL. */
const POOL_SIZE = 20

/** Longer than PostgreSQL itself lets a statement run: whoever has not answered by then is not there any more. */
const ANSWER_MS = 20_000

/**
 * Any connection may die at any moment: whoever is using it gets an error, everybody else goes on.
 * @param answerMs how long an answer may take before the connection counts as dead: a host that lost its power or its
 * network does not say goodbye.
 */
export function openPostgres(url: string, answerMs = ANSWER_MS): Database & { pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    // A query that hangs must not hold a customer's request for ever.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: answerMs,
    keepAlive: true,
  })
  // The pool listens to idle connections alone. One that dies between two statements of a transaction tells nobody but
  // its own listeners, and without any it would end the process; its next statement fails all the same.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle(pool, { schema })
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  const handleOf = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? drizzle(client, { schema })
    handles.set(client, handle)
    return handle
  }
  db.transaction = (work, config) => withConnection(pool, (client) => handleOf(client).transaction(work, config))
  return { engine: 'postgres', db, pool, close: () => pool.end() }
}

/**
 * One connection for one transaction. Drizzle's own way keeps a connection for ever whose `begin` fails; and one that
 * is silent, or still inside a transaction because its `rollback` failed, must never serve anybody else.
 */
async function withConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(isDatabaseAway(error) || client.getTransactionStatus() !== 'I')
    throw error
  }
}
