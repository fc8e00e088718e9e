import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** `column in (values)` with one parameter for all of them: hundreds cost more to pass than to find. */
export const isOneOf = (column: PgColumn, values: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`
