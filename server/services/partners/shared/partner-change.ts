import type { InferType } from 'yup'
import type { Db } from '#server/db/client.ts'
import { lockPartner, updatePartner } from '#server/db/repositories/partners/partners.ts'
import type { PartnerRow } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { withTermsOn } from '#server/services/earnings/public/versions.ts'
import { editConflict, sameValue } from '#server/services/shared/edit-conflict.ts'
import { lastChanger } from '#server/services/shared/last-changer.ts'
import { found } from '#server/services/shared/not-found.ts'
import type { BrandBook } from '#src/contract/brands/brand-book.ts'
import type { partnerAnswerSchema } from '#src/contract/endpoints/admin/partners.ts'
import { funnelSwitchesOf } from '#src/contract/entities/partners/partner-funnel.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toRupees } from '#src/contract/rules/paise.ts'

export type PartnerAnswer = InferType<typeof partnerAnswerSchema>

type Changes = Parameters<typeof updatePartner>[2]

/** What a change was, for the audit entry. */
export interface Changed {
  object: string
  before: unknown
  after: unknown
}

type Facts = Record<string, unknown>

/** Two people who want the same are no conflict. */
export async function expectFacts(
  db: Db,
  partnerId: number,
  present: Facts,
  expected: Facts | undefined,
  wanted: Facts,
) {
  if (expected === undefined || sameValue(present, expected) || sameValue(present, wanted)) return
  throw editConflict(present, await lastChanger(db, `partner:${partnerId}`, Object.keys(present)[0]))
}

export async function changePartner(
  deps: Deps,
  partnerId: number,
  changes: Changes,
  facts: (row: PartnerRow) => Facts,
  expected: Facts | undefined,
): Promise<Changed> {
  return transaction(deps, async (deps) => {
    const row = found(await lockPartner(deps.db, partnerId))
    const [before, after] = [facts(row), facts({ ...row, ...changes })]
    await expectFacts(deps.db, partnerId, before, expected, after)
    await updatePartner(deps.db, partnerId, changes)
    return { object: `partner:${partnerId}`, before, after }
  })
}

/** Partners as the back office reads them, with the terms that count today. */
export const toPartnerAnswers = async (
  { db, clock, brands }: Pick<Deps, 'db' | 'clock' | 'brands'>,
  rows: readonly PartnerRow[],
): Promise<PartnerAnswer[]> => {
  const book = await brands.fresh()
  return (await withTermsOn(db, rows, istDay(clock.now()))).map((row) => toPartnerAnswer(row, book))
}

/** @throws AppError `not_found` for nobody */
export async function toPartnerAnswerOf(
  deps: Pick<Deps, 'db' | 'clock' | 'brands'>,
  row: PartnerRow | null,
): Promise<PartnerAnswer> {
  const [answer = null] = row ? await toPartnerAnswers(deps, [row]) : []
  return found(answer)
}

function toPartnerAnswer(row: PartnerRow, book: BrandBook): PartnerAnswer {
  const ofBrand = book.isCode(row.code) ? (book.find(row.code).hosts ?? []).map(({ host }) => host) : []
  return {
    id: row.partner_id,
    name: row.name,
    code: row.code,
    utm_id: row.utm_id,
    revenue_percent: Number(row.revenue_percent),
    revenue_flat_fee: toRupees(row.revenue_flat_fee),
    hosts: row.hosts,
    brand_hosts: ofBrand,
    funnel: funnelSwitchesOf(row.funnel),
  }
}
