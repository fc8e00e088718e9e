import type { LenderReport, LenderWords } from '#server/adapters/lenders/lender-gateway.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { readStatusRows } from '#server/db/repositories/catalogue/status-tables.ts'
import type { Deps } from '#server/deps.ts'
import { statusFor } from '#src/contract/entities/applications/status-words.ts'
import type { WordsMeaning } from '#src/contract/entities/applications/status-words.ts'

/** A report and what its words mean today. */
export type InterpretedReport = LenderReport & WordsMeaning

/** What a lender's words mean by the table that counts for it now. */
export async function interpretReport<W extends LenderWords>(
  { db }: Pick<Deps, 'db'>,
  { lender_id, product_type }: Pick<ApplicationRow, 'lender_id' | 'product_type'>,
  said: W,
): Promise<W & WordsMeaning> {
  const rows = lender_id === null ? [] : await readStatusRows(db, lender_id)
  const { lender_status: status, sub_status, reason } = said
  return { ...said, ...statusFor(rows, { status, sub_status, reason }, product_type) }
}
