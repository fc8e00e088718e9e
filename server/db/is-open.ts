import { sql } from 'drizzle-orm'
import type { AnyColumn, SQL } from 'drizzle-orm'
import { latestBeginning } from '#server/is-over.ts'

/** Rows that say when they were made and of which `isOver` is false. */
export const isOpen = ({ from, until }: { from: AnyColumn | SQL; until: AnyColumn }, now: Date): SQL =>
  sql`(${until} > ${now.toISOString()}::timestamptz and ${from} <= ${latestBeginning(now).toISOString()}::timestamptz)`
