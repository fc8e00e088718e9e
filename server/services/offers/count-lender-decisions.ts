import { setImmediate } from 'node:timers/promises'
import { listDecided, replaceDecisionCounts } from '#server/db/repositories/offers/decision-counts.ts'
import type { DecidedApplication } from '#server/db/repositories/offers/decision-counts.ts'
import { openInputs } from '#server/db/repositories/offers/offer-lists.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { cellsOf, cellsToKeep, countDecision, DECIDED_MONTHS } from '#src/contract/finance/approval-chance.ts'
import type { Tally } from '#src/contract/finance/approval-chance.ts'
import { addMonths, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'

const PAGE = 500

/**
 * Counts anew what a lender decided of applications that were alike, from what was known when the customer chose the offer.
 * What was erased, or withdrawn like a score, since the last count is not in it.
 */
export async function countLenderDecisions(deps: Deps, lenderId: number): Promise<void> {
  const since = startOfIstDay(addMonths(istDay(deps.clock.now()), -DECIDED_MONTHS))
  const tallies = new Map<string, Tally>()
  let after: DecidedApplication | null = null
  for (;;) {
    const page: DecidedApplication[] = await listDecided(deps.db, { lenderId, since, after, limit: PAGE })
    for (const decided of page) {
      const inputs = openInputs(deps.vault, decided.data_key, decided.inputs_enc)
      if (!inputs) continue
      const { credit_score, monthly_income, employment } = inputs.applicant
      const cells = cellsOf({ credit_score, monthly_income, employment, amount: toRupees(decided.asked) })
      const tally: Tally = tallies.get(decided.product) ?? new Map()
      countDecision(tally, cells, decided.approved)
      tallies.set(decided.product, tally)
    }
    if (page.length < PAGE) break
    after = page.at(-1) ?? null
    // Others are waiting for their offers.
    await setImmediate()
  }
  const enough = new Map([...tallies].map(([product, tally]) => [product, cellsToKeep(tally)]))
  await transaction(deps, (deps) => replaceDecisionCounts(deps.db, lenderId, enough))
}
