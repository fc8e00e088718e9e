import type { Db } from '#server/db/client.ts'
import { lenderCalls } from '#server/db/schema-figures.ts'

type NewLenderCall = typeof lenderCalls.$inferInsert
export type LenderOperation = NewLenderCall['operation']

export async function createLenderCalls(db: Db, rows: readonly NewLenderCall[]): Promise<void> {
  if (rows.length > 0) await db.insert(lenderCalls).values([...rows])
}
