import { importBatches, importRows } from '#server/db/schema/imports.ts'
import {
  commissionLines,
  lenderInvoices,
  lenderReceipts,
  reconciliationLines,
  reconciliationMonths,
} from '#server/db/schema/reconciliation.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { additionOf, changeOf, rowsOf } from './stored.ts'
import type { Values, WithDeps } from './stored.ts'

export const storedImportBatches = rowsOf(importBatches, 'batch_id')
export const changeImportBatches = changeOf(importBatches)
export const storedImportRows = rowsOf(importRows, 'row_number')
export const storedCommissionLines = rowsOf(commissionLines, 'line_id')
export const changeCommissionLines = changeOf(commissionLines)
const addCommissionLines = additionOf(commissionLines)
export const addReconciliationMonths = additionOf(reconciliationMonths)
export const addReconciliationLines = additionOf(reconciliationLines)
export const addLenderInvoices = additionOf(lenderInvoices)
export const addLenderReceipts = additionOf(lenderReceipts)

let number = 0

/** A file of a lender, as though somebody had uploaded it. Answers its number. */
export async function makeBatch(
  { deps }: WithDeps,
  facts: Partial<Values<typeof importBatches>> & Pick<Values<typeof importBatches>, 'profile'>,
): Promise<number> {
  const file = { file_name: `${facts.profile}.csv`, file_size: 1, file_hash: `hash-${(number += 1)}`, head_row: 1 }
  const [batch] = await deps.db
    .insert(importBatches)
    .values({ ...file, heads: [], ...facts })
    .returning()
  return batch?.batch_id ?? 0
}

interface Line {
  lender_id: number
  loan: string
  period: string
  day?: string
  disbursed?: number
  gross?: number
  app_id?: string
  invoice?: string
}

/** A line of a lender's commission file, as though it had been uploaded; rupees. Answers its number. */
export async function fileLine(
  server: WithDeps,
  { lender_id, loan, period, day, disbursed = 100_000, gross = 1_000, app_id, invoice }: Line,
): Promise<number> {
  const mapping = { columns: [], date_order: 'dmy' as const, unit: 'rupees' as const }
  const committed = { state: 'committed' as const, committed_at: server.deps.clock.now() }
  const batch_id = await makeBatch(server, { profile: 'commission', lender_id, mapping, ...committed })
  const { line_id } = await addCommissionLines(server, {
    lender_id,
    batch_id,
    row_number: (number += 1),
    period,
    loan_account: loan,
    app_id: app_id ?? null,
    invoice_number: invoice ?? null,
    occurrence: number,
    disbursed_amount: toPaise(disbursed),
    disbursed_on: day ?? `${period}-05`,
    gross: toPaise(gross),
    created_at: server.deps.clock.now(),
  })
  return line_id
}
