import { bigint } from 'drizzle-orm/pg-core'
import { wholePaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'

/** A column of money. Rupees cannot be written into it, nor what is read from it be taken for rupees. */
export const paise = (name: string) => bigint(name, { mode: 'number' }).$type<Paise>()

/** A sum of such columns, which drivers hand over as text: `sql`sum(...)`.mapWith(asPaise)`. */
export const asPaise = (sum: unknown): Paise => wholePaise(Number(sum))
