import type { MatchedOffer } from '#src/contract/entities/offers/offer.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import type { disbursals } from '../../db/schema/applications.ts'

interface PaidOut {
  app_id: string
  lender_id: number
  number: number
  at: Date
  offer: Pick<MatchedOffer, 'amount' | 'interest_rate'>
  tenure: number
}

/** As a lender reports it: one part, its own number of the loan, the bank's of the transfer. */
export function paidOutBy({ app_id, lender_id, number, at, offer, tenure }: PaidOut): typeof disbursals.$inferInsert {
  const day = istDay(at)
  const serial = String(number).padStart(8, '0')
  return {
    app_id,
    lender_id,
    tranche: 1,
    kind: 'disbursed',
    source: 'sandbox',
    at,
    sanctioned_amount: toPaise(offer.amount),
    amount: toPaise(offer.amount),
    amount_told: true,
    basis: 'gross',
    principal: toPaise(offer.amount),
    day,
    day_told: true,
    utr: `DEMOR${day.replaceAll('-', '')}${serial}`,
    loan_account: `LAN${serial}`,
    rate: String(offer.interest_rate),
    tenure_months: tenure,
  }
}

/** Lenders tell why in most cases, each in words of its own. */
const REFUSALS = [
  { refusal_reason: 'score', reject_code: 'LOW_SCORE' },
  { refusal_reason: 'existing_loans', reject_code: 'HIGH_FOIR' },
  { refusal_reason: 'income', reject_code: 'LOW_INCOME' },
  { refusal_reason: 'area', reject_code: 'PINCODE_NOT_SERVICEABLE' },
  { refusal_reason: null, reject_code: 'FI NEGATIVE' },
  { refusal_reason: 'documents', reject_code: 'DOCUMENTS_REJECTED' },
  { refusal_reason: null, reject_code: null },
] as const
export const refusalBy = (number: number) => REFUSALS[number % REFUSALS.length]
