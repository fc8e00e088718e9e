import { lenderJourney, lenderProfile } from '#server/adapters/lenders/lender-profiles.ts'
import { toLender } from '#server/db/lender-row.ts'
import { listStatusDurations } from '#server/db/repositories/applications/status-durations.ts'
import type { StatusDuration } from '#server/db/repositories/applications/status-durations.ts'
import { listLenderRows } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { CommonRefusal, LenderGuide } from '#src/contract/entities/catalogue/lender-guide.ts'
import type { LenderDocument } from '#src/contract/entities/catalogue/lender-journey.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { LOANS, isLoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { lenderBounds } from '#src/contract/finance/published-range.ts'
import { days } from '#src/contract/rules/time.ts'
import { workingDaysIn } from '../applications/public/expect-next-step.ts'

const HISTORY_MS = days(180)

/** What partners may tell about every active lender: its steps, documents, time and common reasons for a refusal. */
export async function listLenderJourneys(deps: Deps): Promise<LenderGuide[]> {
  const rows = (await listLenderRows(deps.db)).filter(({ lender_status }) => lender_status === 1)
  const since = new Date(deps.clock.now().getTime() - HISTORY_MS)
  const durations = await listStatusDurations(
    deps.db,
    rows.map(({ lender_id }) => lender_id),
    since,
  )
  return rows.map((row) => guideOf(toLender(row), row.slug, durations))
}

function guideOf(lender: Lender, slug: string, durations: readonly StatusDuration[]): LenderGuide {
  const { steps, documents } = lenderJourney(lenderProfile(slug))
  const known = (['received', 'in_review', 'approved', 'agreement_signed'] as const).map((status) =>
    workingDaysIn({ lender_id: lender.lender_id, product: lender.product_kind, status }, durations),
  )
  const [received, inReview, approved, signed] = known.map((days) => days?.count ?? 0)
  return {
    lender_id: lender.lender_id,
    name: lender.name,
    regulated_entity: lender.regulated_entity,
    regulated_entity_hi: lender.regulated_entity_hi,
    product_type: lender.product_kind,
    journey: lender.journey,
    min_age: lender.min_age,
    max_age: lender.max_age,
    min_income: lender.min_income,
    min_loan_amount: lender.min_loan_amount,
    loan_amount_upto: lender.loan_amount_upto,
    min_credit_score: lender.min_credit_score,
    salaried: lender.salaried,
    self_employed: lender.self_employed,
    business: lender.business,
    ...aprOf(lender),
    cooling_off_days: lender.cooling_off_days,
    steps,
    documents,
    decision_days: (received ?? 0) + (inReview ?? 0),
    payout_days: (approved ?? 0) + (signed ?? 0),
    basis: known.some((days) => days?.basis === 'history') ? 'history' : 'usual',
    refusals: refusalsOf(lender, documents),
  }
}

/** What its offers can cost; nothing where it lends nothing that can be asked for here. */
function aprOf(lender: Lender): Pick<LenderGuide, 'apr_min' | 'apr_max'> {
  const { product_kind } = lender
  const bounds = isLoanProduct(product_kind) ? lenderBounds(product_kind, lender) : null
  return { apr_min: bounds?.apr_min ?? 0, apr_max: bounds?.apr_max ?? 0 }
}

function refusalsOf(lender: Lender, documents: readonly LenderDocument[]): CommonRefusal[] {
  const { product_kind, min_credit_score, salaried, self_employed, business } = lender
  const security = isLoanProduct(product_kind) ? LOANS[product_kind].security : null
  const gold = security === 'gold'
  const applies: Record<CommonRefusal, boolean> = {
    gold,
    score: min_credit_score !== null,
    income: !gold,
    age: true,
    employment: salaried + self_employed + business < 3,
    emis: !gold,
    pincode: true,
    papers: true,
    bank_statement: documents.includes('bank_statement'),
    gst: documents.includes('gst_returns'),
    property: security === 'home',
  }
  return (Object.keys(applies) as CommonRefusal[]).filter((reason) => applies[reason])
}
