import type { SQL } from 'drizzle-orm'
import { is } from 'drizzle-orm'
import { getTableConfig, IndexedColumn } from 'drizzle-orm/pg-core'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { isUniqueViolation } from './database-away.ts'
import { transaction } from './transaction.ts'

/**
 * A unique index of a table as `on conflict` wants it named. Without a name any index would count as "it is there already",
 * also that of an id which a sequence gives out twice, and the row would be nowhere.
 */
export function uniqueIndexOf(table: PgTable, name: string): { target: PgColumn[]; where?: SQL } {
  const { columns, indexes } = getTableConfig(table)
  const index = indexes.find(({ config }) => config.unique && config.name === name)
  if (!index) throw new Error(`there is no unique index ${name}`)
  const target = index.config.columns.map((part) => {
    const column = is(part, IndexedColumn) ? columns.find((each) => each.name === part.name) : undefined
    if (!column) throw new Error(`${name} is not of columns alone`)
    return column
  })
  const { where } = index.config
  return where ? { target, where } : { target }
}

/**
 * Writes, or answers null where one of these unique indexes has it already, and nothing is written. For what `on conflict`
 * cannot name: more than one index, or one over an expression.
 */
export async function unlessThere<T>(
  db: Db,
  indexes: readonly [string, ...string[]],
  write: (db: Db) => Promise<T>,
): Promise<T | null> {
  try {
    return await transaction({ db }, ({ db }) => write(db))
  } catch (error) {
    if (isUniqueViolation(error, indexes)) return null
    throw error
  }
}
