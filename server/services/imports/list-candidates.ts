import type { InferType } from 'yup'
import { listApplicationsLike } from '#server/db/repositories/imports/applications-like.ts'
import { findImportBatch } from '#server/db/repositories/imports/import-batches.ts'
import { listRowsOfKeys } from '#server/db/repositories/imports/shown-rows.ts'
import { listAwaitedLines } from '#server/db/repositories/paying/answered-lines.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminSession, InLanguage } from '#server/session.ts'
import { isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { candidatesSchema } from '#src/contract/entities/imports/studio.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { openAccount } from '../paying/public/frozen-run.ts'
import { found } from '../shared/not-found.ts'
import { expectPage } from './shared/expect-page.ts'
import { fitsAccount, plainAccount } from './shared/kinds/judge-payment.ts'
import { mappedBatch } from './shared/mapped-batch.ts'
import { readRow } from './shared/rows/read-row.ts'
import type { RowSaid } from './shared/rows/read-row.ts'
import { openCells } from './shared/rows/row-cells.ts'
import { statusText } from './shared/rows/row-errors.ts'

const SHOWN = 5

/**
 * Applications, or payments, that a row with masked numbers may mean: the lender's, an amount within 1 %, a day within 7, and what is not
 * hidden of PAN and number fits. Never taken by itself: staff say which it is.
 * @throws AppError `not_found`, `forbidden`
 */
export async function listCandidates(
  deps: Deps,
  batchId: number,
  rowNumber: number,
  by: AdminSession & InLanguage,
): Promise<InferType<typeof candidatesSchema>> {
  const batch = found(await findImportBatch(deps.db, batchId))
  expectPage(by, batch.profile)
  const [row] = await listRowsOfKeys(deps.db, batchId, { keys: [], rows: [rowNumber] })
  const cells = row === undefined ? null : openCells(deps.vault, row)
  if (cells === null) return []
  const { said } = readRow(cells, mappedBatch(batch))
  if (isOfBank(batch.profile)) return listPaymentsLike(deps, said)
  if (batch.lender_id === null) return []
  const amount = said.sanctioned_amount ?? said.disbursed_amount
  if ((said.pan === null && said.phone === null) || amount === null) return []
  const like = { lender_id: batch.lender_id, amount, day: said.applied_on }
  const near = await listApplicationsLike(deps.db, like)
  const fitting = near.filter(
    ({ customer }) =>
      fits(said.pan, openField(deps.vault, customer, 'tin')) &&
      fits(said.phone, openField(deps.vault, customer, 'mobile_phone_number')),
  )
  return fitting.slice(0, SHOWN).map(({ application }) => ({
    reference: application.reference,
    status: statusText(application.status, by.language),
    product_type: application.product_type,
    amount: toRupees(application.amount),
    created_at: application.created_at.toISOString(),
  }))
}

/** Payments that wait for the bank's answer, of the same amount, to an account whose shown digits fit. */
async function listPaymentsLike(
  { db, vault }: Deps,
  { paid_amount, account }: RowSaid,
): Promise<InferType<typeof candidatesSchema>> {
  const plain = plainAccount(account)
  if (paid_amount === null || plain === null) return []
  const near = await listAwaitedLines(db, paid_amount)
  return near
    .filter(({ line }) => fitsAccount(plain, openAccount(vault, line).account_number))
    .slice(0, SHOWN)
    .map(({ line, partner, made_at }) => ({
      reference: line.reference,
      status: partner,
      product_type: '',
      amount: toRupees(line.amount),
      created_at: made_at.toISOString(),
    }))
}

/** What is not hidden is the same; nothing said fits everything. */
const fits = (masked: string | null, whole: string): boolean =>
  masked === null ||
  (masked.length === whole.length &&
    [...masked].every((sign, at) => sign === '*' || sign === whole.charAt(at).toUpperCase()))
