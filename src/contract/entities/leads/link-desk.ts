import type { InferType } from 'yup'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'
import { linkLabel, stopped } from './tracking-link.ts'

/** Whether a link works; one that does not was stopped by its partner, or by us. */
export const LINK_STATES = ['works', 'partner', 'staff'] as const
export type LinkState = (typeof LINK_STATES)[number]

export const LINK_SORTS = ['created_at', 'label', 'partner'] as const
export type LinkSort = (typeof LINK_SORTS)[number]

const many = () => number().integer().min(0).defined()

/**
 * A link of whatever partner with all that came of it since it was made. A click is one arrival, a visit one browser;
 * `people` proved their number or address, `applied` of those whose lead came by this link have sent an application,
 * and `disbursed` have their money. Revenue and payout in rupees before tax, less what was taken back.
 */
export const linkLineSchema = strictObject({
  link_id: rowId(),
  code: string().defined(),
  partner_id: rowId(),
  partner: string().defined(),
  product_type: productTypeSchema,
  label: string().defined(),
  created_at: isoInstant(),
  ...stopped(),
  clicks: many(),
  visits: many(),
  people: many(),
  applied: many(),
  disbursed: many(),
  revenue: number().defined(),
  payout: number().defined(),
  /** Clicks that are in none of these figures: of robots, and of browsers that were signed in as the partner. */
  robots: many(),
  own: many(),
})
export type LinkLine = InferType<typeof linkLineSchema>

/** As many as fit a sheet that somebody still prints and sticks up. */
export const LINKS_AT_ONCE = 100

/** Many links of one partner and product, one for each name. */
export const manyLinksForm = strictObject({
  partner_id: rowId(),
  product_type: productTypeSchema,
  labels: listOf(linkLabel().required('rules:required'))
    .min(1, 'rules:required')
    .max(LINKS_AT_ONCE, 'rules:linkNames.tooMany'),
})
export type ManyLinks = InferType<typeof manyLinksForm>

/** Why a link is stopped, which its partner reads, or works again. */
export const linkDecisionForm = strictObject({ reason: staffReason() })
