import { timestamp } from 'drizzle-orm/pg-core'

/** A column of instants: stored in UTC, read as `Date`. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** When the row came to be. */
export const created = (name = 'created_at') => at(name).notNull().defaultNow()
