import { findLeadByReference, listLeadApplications, listLeadsOfPerson } from '#server/db/repositories/leads/leads.ts'
import { listNamedTouches } from '#server/db/repositories/leads/touches.ts'
import { listPartnerRows } from '#server/db/repositories/partners/partners.ts'
import type { Deps } from '#server/deps.ts'
import { HOLD_DAYS, holdingsOf, REST_DAYS } from '#src/contract/attribution.ts'
import type { Holding } from '#src/contract/attribution.ts'
import type { LeadHistory, TouchEffect } from '#src/contract/entities/leads/lead-history.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { days } from '#src/contract/rules/time.ts'
import { found } from '../shared/not-found.ts'
import { applicationPeriods } from './shared/application-periods.ts'

/**
 * Who held the person of a lead for its product, from when to when, and what each click and call did to it, by the same
 * rule that decided it. Nothing of it says who the person is.
 * @throws AppError `not_found`
 */
export async function getLeadHistory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reference: string,
): Promise<LeadHistory> {
  const lead = found(await findLeadByReference(db, reference.toUpperCase()))
  const { phone_index, product_type, user_id } = lead
  if (!isProductType(product_type)) throw new Error('a lead without a known product')
  const touches = await listNamedTouches(db, phone_index, product_type)
  const applications = user_id === null ? [] : await listLeadApplications(db, user_id, product_type)
  const courses = applicationPeriods(applications)
  const counted = touches.filter(({ left_out }) => left_out !== 'stopped')
  const holdings = holdingsOf(
    counted.map((touch) => ({ ...touch, at: touch.at.getTime() })),
    courses,
  )
  const names = new Map((await listPartnerRows(db)).map(({ partner_id, name }) => [partner_id, name]))
  const nameOf = (id: number) => names.get(id) ?? ''
  const known = await listLeadsOfPerson(db, phone_index, product_type)
  const now = clock.now().getTime()
  const holderAt = (at: number): Holding | undefined =>
    holdings.find(({ first_touch_at, held_until }) => first_touch_at <= at && at < held_until)
  const began = new Set<Holding>()
  const previewTermsEffect = ({ left_out, partner_id, at }: (typeof touches)[number]): TouchEffect => {
    if (left_out === 'stopped') return 'off'
    const holding = holderAt(at.getTime())
    if (holding?.partner_id !== partner_id) return 'held'
    if (holding.first_touch_at !== at.getTime() || began.has(holding)) return 'again'
    began.add(holding)
    return 'began'
  }
  return {
    reference: lead.reference,
    product_type,
    hold_days: HOLD_DAYS,
    rest_days: REST_DAYS,
    holdings: holdings.map(({ partner_id, first_touch_at, held_until }) => ({
      partner: nameOf(partner_id),
      reference:
        known.find((each) => each.partner_id === partner_id && each.first_touch_at.getTime() === first_touch_at)
          ?.reference ?? null,
      from: new Date(first_touch_at).toISOString(),
      until: Number.isFinite(held_until) ? new Date(held_until).toISOString() : null,
      is_prolonged: held_until > first_touch_at + days(HOLD_DAYS),
      is_over: held_until <= now,
    })),
    touches: touches.map((touch) => {
      const holder = holderAt(touch.at.getTime())
      return {
        at: touch.at.toISOString(),
        partner: nameOf(touch.partner_id),
        channel: touch.channel,
        label: touch.label,
        effect: previewTermsEffect(touch),
        holder: holder ? nameOf(holder.partner_id) : null,
      }
    }),
    courses: courses.map(({ submitted_at, ended_at }) => ({
      sent: new Date(submitted_at).toISOString(),
      ended: ended_at === null ? null : new Date(ended_at).toISOString(),
    })),
  }
}
