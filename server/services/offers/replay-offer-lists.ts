import { findOwnApplication } from '#server/db/repositories/applications/applications.ts'
import { listLenderVersions } from '#server/db/repositories/catalogue/lender-versions.ts'
import type { LenderVersion } from '#server/db/repositories/catalogue/lender-versions.ts'
import { listReceipts, openInputs, openLines } from '#server/db/repositories/offers/offer-lists.ts'
import type { ListInputs, ReceiptRow, ShownLine } from '#server/db/repositories/offers/offer-lists.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import { MOST_REPLAYS } from '#src/contract/entities/offers/replay.ts'
import type { Replay } from '#src/contract/entities/offers/replay.ts'
import { makeOffers } from '#src/contract/finance/make-offers.ts'
import { METHOD } from '#src/contract/finance/ranking.ts'
import { notFound } from '../shared/not-found.ts'
import { shownLines } from './public/shown-lines.ts'

/**
 * The newest lists that were shown for an application, each made again from its receipt: the same inputs, the lenders'
 * figures of that hour, the code that makes lists today. Nothing is written and no bureau is asked.
 * @throws AppError `not_found` where the application is not theirs
 */
export async function replayOfferLists(deps: Deps, appId: string, by: ByCustomer): Promise<Replay[]> {
  if (!(await findOwnApplication(deps.db, by.user_id, appId))) throw notFound()
  const receipts = await listReceipts(deps.db, { user_id: by.user_id, app_id: appId }, MOST_REPLAYS)
  const ids = new Set(receipts.flatMap(({ lender_versions }) => lender_versions ?? []))
  const versions = new Map((await listLenderVersions(deps.db, [...ids])).map((row) => [row.version_id, row]))
  return receipts.map((receipt) => replay(deps, receipt, versions))
}

function replay(deps: Deps, receipt: ReceiptRow, versions: ReadonlyMap<number, LenderVersion>): Replay {
  const inputs = openInputs(deps.vault, receipt.data_key, receipt.inputs_enc)
  const lines = openLines(deps.vault, receipt)
  const named = receipt.lender_versions ?? []
  const used = named.flatMap((id) => versions.get(id) ?? [])
  const head = headOf(receipt, inputs)
  if (!inputs) return { ...head, outcome: 'impossible', reasons: ['erased'] }
  if (!lines || used.length < named.length) return { ...head, outcome: 'impossible', reasons: ['criteria_not_kept'] }
  const reasons: Replay['reasons'] = []
  if (receipt.method_version !== METHOD.version) reasons.push('method_changed')
  if (inputs.score_withdrawn) reasons.push('score_withdrawn')
  const lenders = compare(inputs, lines, used)
  const same = lenders.length === lines.length && lenders.every((lender) => lender.same)
  return { ...head, outcome: same ? 'same' : 'different', reasons, lenders }
}

function headOf(receipt: ReceiptRow, inputs: ListInputs | null): Omit<Replay, 'outcome' | 'reasons'> {
  return {
    receipt: receipt.offer_list_id,
    shown_at: receipt.created_at.toISOString(),
    method: receipt.method_version,
    method_now: METHOD.version,
    request: inputs && { amount: inputs.request.amount, tenure_months: inputs.request.tenure_months },
    inputs: inputs && {
      monthly_income: inputs.applicant.monthly_income,
      monthly_emi: inputs.applicant.monthly_emi,
      credit_score: inputs.applicant.credit_score,
      postal_code: inputs.applicant.postal_code,
    },
    lenders: [],
  }
}

/** Every line of the list made again beside the one that was shown in its place. */
function compare(
  { applicant, request }: ListInputs,
  lines: readonly ShownLine[],
  used: readonly LenderVersion[],
): Replay['lenders'] {
  const made = makeOffers(
    applicant,
    used.map(({ facts }) => facts),
    request,
  )
  const since = new Map(used.map(({ lender_id, facts, created_at }) => [lender_id, { name: facts.name, created_at }]))
  return shownLines(made).map(([lender_id, digest], index) => {
    const lender = since.get(lender_id)
    const was = lines[index]
    return {
      lender_id,
      name: lender?.name ?? '',
      place: index < made.matched.length ? index + 1 : null,
      since: (lender?.created_at ?? new Date(0)).toISOString(),
      same: was?.[0] === lender_id && was[1] === digest,
    }
  })
}
