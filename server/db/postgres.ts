import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { schema } from './all-tables.ts'
import type { Database } from './client.ts'
import { DatabaseBusy, isDatabaseAway, pgErrorCode } from './database-away.ts'
import { askDatabase, noteDiskFull } from './disk-space.ts'
import type { DiskSpace } from './disk-space.ts'
import { isServedDirectly, nameStatements, WHO_SERVES } from './statement-names.ts'
import type { NameOf } from './statement-names.ts'

/** How many connections one process opens to PostgreSQL. */
const POOL_SIZE = 20

/** How long a statement may take, and a transaction stand still: what hangs must not hold a customer's request for ever. */
const STATEMENT_MS = 15_000

/** How long a call waits for a free connection. */
const PLACE_MS = 5_000

/**
 * How long a connection rests before it is closed: one that knows its statements is worth keeping until the next rush. What lies in
 * between forgets a connection on which nothing moves, some of it within six minutes, so it is kept alive meanwhile.
 */
const REST_MS = 300_000
const ALIVE_EACH_MS = 60_000

/** Who watches the process is answered within this. */
const PING_MS = 2_000

/** Longer than a statement may take: whoever has not answered by then is not there any more. */
const ANSWER_MS = 20_000

/**
 * A pooler may stand in between, which hands each transaction another connection of the server: nothing is set for a session,
 * neither by a statement nor by a start-up parameter. Where none stands, a session has its limits once, and statements that are
 * asked often have names: the database plans them once for each connection (docs/decisions/211-statements-that-are-planned-once.md).
 * Any connection may die at any moment: whoever is using it gets an error, everybody else goes on.
 * @param limits.answerMs how long an answer may take before the connection counts as dead: a host that lost its power or its
 * network does not say goodbye. `placeMs`: how long a call waits for a free connection.
 */
export function openPostgres(
  url: string,
  { statementMs = STATEMENT_MS, answerMs = ANSWER_MS, placeMs = PLACE_MS } = {},
): Database & { pool: pg.Pool } {
  const settings = { connectionString: url, keepAlive: true, keepAliveInitialDelayMillis: ALIVE_EACH_MS }
  const pool = new pg.Pool({
    ...settings,
    max: POOL_SIZE,
    connectionTimeoutMillis: placeMs,
    query_timeout: answerMs,
    idleTimeoutMillis: REST_MS,
    // What is known to follow is sent at once.
    pipeline: true,
  })
  // The pool listens to idle connections alone. One that dies between two statements of a transaction tells nobody but
  // its own listeners, and without any it would end the process; its next statement fails all the same.
  pool.on('error', () => undefined)
  const nameOf = nameStatements()
  const servers = new WeakMap<pg.Client, Server>()
  pool.on('connect', (client) => {
    client.on('error', () => undefined)
    const server: Server = { direct: null, limited: false }
    servers.set(client, server)
    nameWhereDirect(client, server, nameOf)
    limitTransactions(client, server, statementMs)
  })
  let inUse = 0
  pool.on('acquire', () => (inUse += 1))
  pool.on('release', () => (inUse -= 1))
  // Whoever waits for a place and gets none is no sign that the database is away.
  const place = pool.connect.bind(pool)
  pool.connect = (async () =>
    place().catch((error: unknown) => {
      throw inUse >= POOL_SIZE ? new DatabaseBusy({ cause: error }) : error
    })) as typeof pool.connect
  const space: DiskSpace = { full: false }
  const onConnection = <T>(work: (client: pg.PoolClient) => Promise<T>) =>
    noteDiskFull(space, () => withConnection(pool, work))
  const ask = (query: pg.QueryConfig, values?: unknown[]) =>
    onConnection((client) =>
      servers.get(client)?.limited ? client.query(query, values) : runAlone(client, query, values),
    )
  pool.query = ask as typeof pool.query
  const db = drizzle(pool, { schema })
  const handles = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>()
  const handleOf = (client: pg.PoolClient) => {
    const handle = handles.get(client) ?? drizzle(client, { schema })
    handles.set(client, handle)
    return handle
  }
  db.transaction = (work, config) => onConnection((client) => handleOf(client).transaction(work, config))
  const watch = new pg.Pool({ ...settings, max: 1, connectionTimeoutMillis: PING_MS, query_timeout: PING_MS })
  watch.on('error', () => undefined)
  const ping = {
    ask: () => askDatabase(space, (text) => watch.query(text)),
    alone: true,
  }
  return { engine: 'postgres', db, ping, pool, close: async () => void (await Promise.all([pool.end(), watch.end()])) }
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
    client.release(isDatabaseAway(error) || isPlanOutOfDate(error) || client.getTransactionStatus() !== 'I')
    throw error
  }
}

/** A release changed what a statement answers whose plan this connection keeps; another connection plans it anew. */
const isPlanOutOfDate = (error: unknown): boolean => pgErrorCode(error) === '0A000'

/** Where the session has no limits a single statement is a transaction too, to have its own; all of it goes to the server in one go. */
async function runAlone(client: pg.PoolClient, query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
  inOneWrite(client)
  void client.query({ text: 'begin' })
  const [answer, ended] = await Promise.allSettled([client.query(query, values), client.query({ text: 'commit' })])
  // The first that fails fails those behind it.
  if (answer.status === 'rejected') throw answer.reason
  if (ended.status === 'rejected') throw ended.reason
  return answer.value
}

/** What is asked now and in this same turn is sent together: each write is a call to the system, which costs as much as the statement costs us. */
function inOneWrite({ connection: { stream } }: pg.Client): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** What a connection leads to. */
interface Server {
  /** Whether it is PostgreSQL itself; null = not asked yet, and no as long as there is no answer. */
  direct: boolean | null
  /** Whether the session has its limits, so that no transaction has to bring them along. */
  limited: boolean
}

/** Gives what is asked often its name, where nobody stands in between who may not know it. */
function nameWhereDirect(client: pg.PoolClient, server: Server, nameOf: NameOf): void {
  const ask = client.query.bind(client) as (query: unknown, values?: unknown, ...rest: unknown[]) => unknown
  const withName = (query: unknown, values?: unknown, ...rest: unknown[]) => {
    // What comes without values may be several statements, which have no plan to keep.
    if (!isConfig(query) || !Array.isArray(values) || !server.direct) return ask(query, values, ...rest)
    const name = nameOf(query.text)
    return ask(name === undefined ? query : { ...query, name }, values, ...rest)
  }
  client.query = withName as typeof client.query
}

/**
 * Begins each transaction together with its first statement: nobody waits for the beginning by itself, and a transaction without
 * statements is none. It begins with its limits until the session has them, which it never has behind a pooler. The server keeps
 * the limits, for it is to give the locks of a transaction free when we are gone.
 */
function limitTransactions(client: pg.PoolClient, server: Server, ms: number): void {
  const limits = `set local statement_timeout = ${ms}; set local idle_in_transaction_session_timeout = ${ms}`
  const ofSession = `set session statement_timeout = ${ms}; set session idle_in_transaction_session_timeout = ${ms}`
  const ask = client.query.bind(client) as (query: unknown, ...rest: unknown[]) => unknown
  const beginAndAskWhoServes = async (begin: { text: string }) => {
    server.direct = false
    const answers = await ask({ ...begin, text: `${begin.text}; ${WHO_SERVES}` })
    server.direct = isServedDirectly(client, answers as pg.QueryResult[])
    return answers
  }
  const limitSession = async () => {
    await ask({ text: ofSession })
    server.limited = true
  }
  let beginning: { text: string } | null = null
  const withLimits = (query: unknown, ...rest: unknown[]) => {
    if (isBegin(query)) {
      beginning = server.limited ? query : { ...query, text: `${query.text}; ${limits}` }
      return Promise.resolve(NOTHING)
    }
    if (beginning === null) return ask(query, ...rest)
    const begin = beginning
    beginning = null
    if (isEnd(query)) return Promise.resolve(NOTHING)
    inOneWrite(client)
    // Where it fails, the transaction behind it has its own limits, and the next one tries again.
    if (server.direct && !server.limited) void limitSession().catch(() => undefined)
    const begun = server.direct === null ? beginAndAskWhoServes(begin) : ask(begin)
    return bothOf(begun, ask(query, ...rest))
  }
  client.query = withLimits as typeof client.query
}

/** As drizzle and `runAlone` ask. */
const isConfig = (query: unknown): query is { text: string } =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'

const isBegin = (query: unknown): query is { text: string } => isConfig(query) && query.text.startsWith('begin')

const isEnd = (query: unknown): boolean => isConfig(query) && (query.text === 'commit' || query.text === 'rollback')

const NOTHING = { rows: [], rowCount: 0 }

/** The answer to the second; the first that fails fails the other. */
async function bothOf(first: unknown, second: unknown): Promise<unknown> {
  const [begun, answer] = await Promise.allSettled([first, second])
  if (begun.status === 'rejected') throw begun.reason
  if (answer.status === 'rejected') throw answer.reason
  return answer.value
}
