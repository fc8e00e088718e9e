import type { InferType } from 'yup'
import { utmId } from '#src/contract/rules/credit-card-edit.ts'
import { revenueFlat, revenuePercent } from '#src/contract/rules/revenue.ts'
import { hostNames } from '#src/contract/rules/web/host-name-schema.ts'
import { array, number, string } from '#src/contract/yup.ts'
import { whyAsked } from '../approvals/why-asked.ts'
import { fromDay } from '../earnings/from-day.ts'
import { rowId, strictObject } from '../shared/fields.ts'

/** A partner. `revenue_percent` is a percentage from 0 to 100, `revenue_flat_fee` rupees; null while not agreed. */
export const partnerSchema = strictObject({
  id: rowId(),
  name: string().defined(),
  utm_id: string().defined(),
  revenue_percent: number().nullable().defined(),
  revenue_flat_fee: number().nullable().defined(),
})

/**
 * Body of POST /api/update-partner-utm/{id}. Here and below `expected` is what the editor began from: with it, an edit of
 * something that was changed meanwhile is refused.
 */
export const partnerUtmUpdateSchema = strictObject({
  utm_id: utmId,
  expected: string().max(200, 'rules:text.tooLong').optional(),
})
export type PartnerUtmUpdate = InferType<typeof partnerUtmUpdateSchema>

/** Body of POST /api/update-partner-revenue-data/{id}: percent and rupees, and from which day. */
export const partnerRevenueUpdateSchema = strictObject({
  revenue_percent: revenuePercent.defined(),
  revenue_flat_fee: revenueFlat.defined(),
  from_day: fromDay(),
  reason: whyAsked(),
  expected: strictObject({
    revenue_percent: number().nullable().defined(),
    revenue_flat_fee: number().nullable().defined(),
  })
    .optional()
    .default(undefined),
})
export type PartnerRevenueUpdate = InferType<typeof partnerRevenueUpdateSchema>

/** Body of POST /api/update-partner-hosts/{id}: all the partner's own host names, those of its brand left out. */
export const partnerHostsUpdateSchema = strictObject({
  hosts: hostNames,
  expected: array(string().max(300, 'rules:text.tooLong').defined()).max(100, 'rules:host.many').optional(),
})
export type PartnerHostsUpdate = InferType<typeof partnerHostsUpdateSchema>
