import { listOwnApplications } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { listActiveLenders } from '#server/db/repositories/catalogue/lenders.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomerWithRow } from '#server/session.ts'
import type { CreditScore } from '#src/contract/entities/profile/credit-score.ts'
import { LOANS, loanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { rankOffers } from '#src/contract/finance/ranking.ts'
import type { RankedOffers } from '#src/contract/finance/ranking.ts'
import { addMonths, istDay } from '#src/contract/rules/calendar.ts'
import { scoreReader } from '../profile/public/kept-score.ts'
import type { KeptScore } from '../profile/public/kept-score.ts'
import { computeOffers } from './compute-offers.ts'

/**
 * The customer's score while their consent stands, and what it changed: the same request matched with it and without.
 * Leaves no receipt: nothing is offered here.
 * @throws as computeOffers
 */
export async function getCreditScore(
  deps: Deps,
  appId: string,
  by: ByCustomerWithRow & { actor_admin_id?: number | null },
): Promise<CreditScore> {
  const { applicant, customer, other_person, request, ranked } = await computeOffers(deps, appId, {}, by)
  const [lenders, read, all] = await Promise.all([
    listActiveLenders(deps.db, request.product_type),
    scoreReader(deps, customer),
    listOwnApplications(deps.db, by.user_id),
  ])
  const rows = all.map((each) => each.application)
  const application = rows.find(({ app_id }) => app_id === appId)
  const kept = application && read(application)
  const blind = rankOffers({ ...applicant, credit_score: 'not_checked' }, lenders, request)
  const { credit_score: score } = applicant
  const hadBlind = new Set(blind.matched.map(({ lender_id }) => lender_id))
  return {
    state: other_person
      ? 'other_person'
      : stateOf(score, kept?.state !== 'not_agreed', !LOANS[loanProduct(request.product_type)].score),
    score: typeof score === 'number' ? score : null,
    checked_at: score !== 'not_checked' && kept?.state === 'known' ? kept.checked_at.toISOString() : null,
    without: outcomeOf(blind),
    with: outcomeOf(ranked),
    left: ranked.not_matched
      .filter(({ lender_id }) => hadBlind.has(lender_id))
      .flatMap(({ lender_id, name, reasons }) => {
        const required = reasons.find(({ code }) => code === 'credit_score')?.required
        return typeof required === 'number' ? { lender_id, name, required } : []
      }),
    opened: ranked.matched
      .filter(({ lender_id }) => !hadBlind.has(lender_id))
      .map(({ lender_id, name }) => ({ lender_id, name })),
    history: historyOf(rows.map(read)),
    own: {
      emi_share: applicant.monthly_income ? applicant.monthly_emi / applicant.monthly_income : null,
      requests: requestsOf(rows, addMonths(istDay(deps.clock.now()), -RECENT_MONTHS)),
    },
    simulated: deps.bureau.sandbox,
  }
}

const RECENT_MONTHS = 6

/** The last look of each month; a look that several applications share is one. */
function historyOf(looks: readonly KeptScore[]): CreditScore['history'] {
  const known = looks
    .flatMap((look) =>
      look.state === 'known' && typeof look.score === 'number' ? [{ ...look, score: look.score }] : [],
    )
    .toSorted((one, other) => one.checked_at.getTime() - other.checked_at.getTime())
  const months = new Map(known.map(({ checked_at, score }) => [istDay(checked_at).slice(0, 7), score]))
  return [...months].map(([month, score]) => ({ month, score }))
}

/** Lenders that were sent an application begun since a day: each may have looked at the credit report. */
const requestsOf = (rows: readonly ApplicationRow[], since: string): number =>
  rows.filter((row) => row.lender_reference !== null && istDay(row.created_at) >= since).length

function stateOf(
  score: number | 'no_history' | 'not_checked',
  consented: boolean,
  withoutScore: boolean,
): CreditScore['state'] {
  if (withoutScore) return 'not_needed'
  if (!consented) return 'not_asked'
  if (score === 'not_checked') return 'unavailable'
  return score === 'no_history' ? 'no_history' : 'known'
}

const outcomeOf = ({ matched }: RankedOffers): CreditScore['with'] => ({
  matched: matched.length,
  apr: matched[0]?.apr ?? null,
  emi: matched[0]?.emi ?? null,
})
