import type { InferType } from 'yup'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, strictObject } from '../shared/fields.ts'

/** Whether a partner works with us. `left` is meant for good; letting it go on takes that back too. */
export const STANDINGS = ['active', 'suspended', 'left'] as const
export type Standing = (typeof STANDINGS)[number]

const standing = () => string<Standing>().oneOf(STANDINGS, 'rules:choice.unknown').defined()
const many = () => number().integer().min(0).defined()

/** Since when and why, null and empty before the first change; and what of the partner is open. */
export const partnerStandingSchema = strictObject({
  standing: standing(),
  at: isoInstant().nullable().defined(),
  by: string().nullable().defined(),
  reason: string().defined(),
  open: strictObject({
    /** Months with lines that are not paid, the oldest first, and what they come to after tax, rupees. */
    months: listOf(strictObject({ month: string().defined(), net: number().defined() })),
    tickets: many(),
    /** Of its leads, on their way to a decision of the lender or to the money. */
    applications: many(),
    /** That nobody has stopped by itself. */
    links: many(),
  }),
})
export type PartnerStanding = InferType<typeof partnerStandingSchema>

/** Body of POST /api/partners/{id}/standing: what it was when the dialog was opened, what it is to be, and why. */
export const partnerStandingChangeSchema = strictObject({ from: standing(), to: standing(), reason: staffReason() })
export type PartnerStandingChange = InferType<typeof partnerStandingChangeSchema>
