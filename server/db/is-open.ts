import { and, gt, lte, sql } from 'drizzle-orm'
import type { AnyColumn } from 'drizzle-orm'

/** Not over, as `isOver` has it, of rows that say when they were made. */
export const isOpen = ({ from, until }: { from: AnyColumn; until: AnyColumn }, now: Date) =>
  and(gt(until, now), lte(from, sql`${now.toISOString()}::timestamptz + interval '2 minutes'`))
