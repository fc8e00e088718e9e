import { setImmediate } from 'node:timers/promises'
import { toLender } from '#server/db/lender-row.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { listPastOfferLists, openInputs } from '#server/db/repositories/offers/offer-lists.ts'
import type { PastOfferList } from '#server/db/repositories/offers/offer-lists.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { Criteria } from '#src/contract/entities/criteria/criteria-draft.ts'
import { countApplicant, emptyPreview } from '#src/contract/finance/criteria-preview.ts'
import type { CriteriaPreview } from '#src/contract/finance/criteria-preview.ts'
import { days } from '#src/contract/rules/time.ts'
import { notFound } from '../shared/not-found.ts'
import { withCriteria } from './public/criteria-rules.ts'

const DAYS = 90
const MOST_APPLICANTS = 5_000
/** People look at their offers again and again: so many lists are read to find the applicants. */
const MOST_LISTS = 25_000
const PART = 250

/**
 * Who of the newest applicants would gain or lose a lender with changed criteria, by the very function that makes
 * offers and from what was known when they asked. Each person counts once, with their newest list of the product.
 * @throws AppError `not_found`; `validation` for values that do not fit the lender's others
 */
export async function previewCriteria(
  deps: Deps,
  { lender_id, changes }: { lender_id: number; changes: Criteria },
): Promise<Audited<CriteriaPreview>> {
  const row = await findLender(deps.db, lender_id)
  if (!row || row.deleted_at !== null) throw notFound()
  const present = toLender(row)
  const product = present.product_kind
  const tried = withCriteria(present, changes)
  const preview = emptyPreview()
  const seen = new Set<number>()
  const since = new Date(deps.clock.now().getTime() - days(DAYS))
  let before: number | null = null
  for (let read = 0; read < MOST_LISTS && preview.checked < MOST_APPLICANTS; read += PART) {
    const lists: PastOfferList[] = await listPastOfferLists(deps.db, { product, since, before, limit: PART })
    for (const list of lists) {
      if (preview.checked === MOST_APPLICANTS) break
      const past = seen.has(list.user_id) ? null : openInputs(deps.vault, list.data_key, list.inputs_enc)
      if (!past) continue
      seen.add(list.user_id)
      countApplicant(preview, past, present, tried)
    }
    if (lists.length < PART) break
    before = lists.at(-1)?.offer_list_id ?? null
    // Others are waiting for their offers.
    await setImmediate()
  }
  const { checked, gained, lost } = preview
  const after = { tried: changes, checked, gained, lost }
  return { ...preview, audit: { object: `criteria_preview:${lender_id}`, after } }
}
