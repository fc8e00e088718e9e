import type { PGlite, QueryOptions, Results } from '@electric-sql/pglite'

type Ask = <T>(text: string, params?: unknown[], options?: QueryOptions) => Promise<Results<T>>

/**
 * The query builder says with each statement how it wants nine kinds of value, always the same way, and the embedded
 * database then copies its table of some hundred kinds to add them: two fifths of the price of a small statement. They are
 * told once instead.
 */
export function parseOnce(client: PGlite): void {
  const bare = (options: QueryOptions | undefined): QueryOptions | undefined => {
    if (!options?.parsers) return options
    const { parsers, ...rest } = options
    for (const type in parsers) {
      const parse = parsers[type]
      if (parse && !told.has(type)) {
        told.add(type)
        client.parsers[Number(type)] = parse
      }
    }
    return rest
  }
  const told = new Set<string>()
  const once =
    (ask: Ask): Ask =>
    (text, params, options) =>
      ask(text, params, bare(options))

  client.query = once(client.query.bind(client))
  const transact = client.transaction.bind(client)
  client.transaction = (work) =>
    transact((tx) => {
      tx.query = once(tx.query.bind(tx))
      return work(tx)
    })
}
