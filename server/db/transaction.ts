import { is } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { pgErrorCode } from './database-away.ts'

declare const open: unique symbol
/**
 * An open transaction, which `transaction` alone hands out. Whatever locks takes one: outside of a transaction the lock would be
 * gone before the next statement.
 */
export type Tx = Db & { readonly [open]: true }
/** What was handed in, with the transaction in the place of the database. */
export type InTx<D extends { db: Db }> = D & { db: Tx }

/** Two transactions met; the same work done again may well succeed. */
const RETRY_CODES: readonly string[] = ['40001', '40P01']
const MAX_TRIES = 4

/** What waits until the work of an open transaction stands. */
const waiting = new WeakMap<Db, (() => void)[]>()

/** Does `act` once what `db` has written stands: at once where that is no transaction, never for what is taken back. */
export function onceItStands(db: Db, act: () => void): void {
  const acts = waiting.get(db)
  if (acts) acts.push(act)
  else act()
}

/**
 * Runs `work` in one transaction and repeats it when the database asks for that. Give its parameter the name of what you
 * hand in: then the handle outside cannot be reached, on which a query would wait for this transaction for ever (the
 * embedded engine has one connection).
 *
 * Inside a transaction it joins that one, as a savepoint: what fails takes back its own work alone and may be caught,
 * nothing stands before the outer one does, and what the database wants repeated is left to the outer one.
 */
export async function transaction<D extends { db: Db }, T>(deps: D, work: (deps: InTx<D>) => Promise<T>): Promise<T> {
  const tries = is(deps.db, PgTransaction) ? 1 : MAX_TRIES
  for (let attempt = 1; ; attempt += 1) {
    const acts: (() => void)[] = []
    try {
      const result = await deps.db.transaction((db) => {
        waiting.set(db, acts)
        return work({ ...deps, db: db as Db as Tx })
      })
      for (const act of acts) onceItStands(deps.db, act)
      return result
    } catch (error) {
      if (attempt >= tries || !RETRY_CODES.includes(pgErrorCode(error) ?? '')) throw error
    }
  }
}
