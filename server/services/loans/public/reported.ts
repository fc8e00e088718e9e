import type { LenderDisbursal, LenderGateway } from '#server/adapters/lenders/lender-gateway.ts'
import type { ReportSource } from '#server/db/schema/applications.ts'
import { toPaise } from '#src/contract/rules/paise.ts'

/** Which door a report came through, and the file that it stood in. */
export interface ReportedBy {
  source: ReportSource
  batch_id: number | null
}

/** What lenders report by themselves. */
export const byLender = ({ sandbox }: Pick<LenderGateway, 'sandbox'>): ReportedBy => ({
  source: sandbox ? 'sandbox' : 'webhook',
  batch_id: null,
})

/** What a report says of a disbursal beside amount and day, as it is kept. */
export const reportedOf = (said: LenderDisbursal) => ({
  sanctioned_amount: toPaise(said.sanctioned_amount),
  basis: said.amount_basis,
  utr: said.utr,
  loan_account: said.loan_account,
  rate: said.rate === null ? null : String(said.rate),
  tenure_months: said.tenure_months,
})
