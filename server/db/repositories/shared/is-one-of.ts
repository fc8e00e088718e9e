import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/**
 * `column in (values)` with one parameter for all of them: hundreds cost more to pass than to find. As an array, and not as
 * rows to join with, so that an index finds them however large the table is.
 */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`

/** The same of whole numbers. */
export const isOneNumberOf = (column: PgColumn, values: readonly number[]): SQL =>
  sql`${column} = any(array(select jsonb_array_elements(${JSON.stringify(values)}::jsonb)::int))`
