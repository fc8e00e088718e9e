import type { Database } from '#server/db/client.ts'

/** What has been asked of a database. */
export interface Statements {
  /** What it was asked since the last time this was called, but for where transactions begin and end. */
  taken(): string[]
}

const FRAME = /^\s*(?:begin|commit|rollback|savepoint|release)\b/i

type Ask = (query: unknown, ...rest: unknown[]) => unknown
interface Client {
  query: Ask
}

/**
 * Notes every statement that the product sends from now on, on either engine. A database of several tests is watched once,
 * and for as long as it lives.
 */
export function countStatements({ pglite, pool }: Pick<Database, 'pglite' | 'pool'>): Statements {
  const noted: string[] = []
  const watched = new WeakSet<object>()
  const watch = <T extends object>(client: T): T => {
    if (watched.has(client)) return client
    watched.add(client)
    const asks = client as T & Client
    const ask = asks.query.bind(client)
    asks.query = (query, ...rest) => {
      const text = typeof query === 'string' ? query : (query as { text: string }).text
      if (!FRAME.test(text)) noted.push(text)
      return ask(query, ...rest)
    }
    return client
  }
  if (pool) {
    const connect = pool.connect.bind(pool)
    pool.connect = (async () => watch(await connect())) as typeof pool.connect
  } else if (pglite) {
    const transact = pglite.transaction.bind(pglite)
    pglite.transaction = (work) => transact((tx) => work(watch(tx)))
    watch(pglite)
  }
  return { taken: () => noted.splice(0) }
}
