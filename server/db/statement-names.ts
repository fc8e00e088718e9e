import type pg from 'pg'

/** How often a statement is asked before it gets a name, and how many may have one: what the drivers of other languages take, too. */
const OFTEN = 5
const MOST_NAMES = 256
/** Longer texts carry their rows with them and are seldom the same twice. */
const LONGEST = 16_384
/** How many texts without a name are counted at a time. */
const MOST_COUNTED = 1_024

/** @returns the name of a statement that is asked often; undefined for one that is not. */
export type NameOf = (text: string) => string | undefined

/** The names are the same on every connection: each of them learns a statement when it first asks it there. */
export function nameStatements(): NameOf {
  const names = new Map<string, string>()
  let counts = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || text.length > LONGEST || names.size === MOST_NAMES) return name
    const count = (counts.get(text) ?? 0) + 1
    if (count > OFTEN) {
      counts.delete(text)
      names.set(text, `s${names.size}`)
      return names.get(text)
    }
    if (counts.size >= MOST_COUNTED && count === 1) counts = new Map()
    counts.set(text, count)
    return undefined
  }
}

/** Asked once on each connection, together with the beginning of its first transaction. */
export const WHO_SERVES = 'select pg_backend_pid() as pid'

/**
 * Whether what answers is PostgreSQL itself: only then does the number that the connection was greeted with belong to the process
 * that serves it. A pooler has a number of its own, for it lends another process to each transaction.
 * @param answers what the statements of one message answered, `WHO_SERVES` last
 */
export function isServedDirectly(client: pg.PoolClient, answers: readonly pg.QueryResult<{ pid?: number }>[]): boolean {
  const { processID } = client as pg.PoolClient & { processID: number | null }
  return processID !== null && answers.at(-1)?.rows[0]?.pid === processID
}
