import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, strictObject } from '../shared/fields.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'
import { LEAD_CHANNELS } from './tracking-link.ts'

const LEAD_NUMBER = /^LD-\d{1,12}$/i
/** A lead's number, such as LD-240917, as it is read out. */
export const leadNumber = () => string().matches(LEAD_NUMBER, 'rules:id').defined()
export const isLeadNumber = (text: string): boolean => LEAD_NUMBER.test(text)

/**
 * What a click or a call did to whose lead it was. `began`: nobody held the person, so its partner does from then on;
 * `again`: its partner held them already; `held`: another one did; `off`: its partner was switched off at the sign-in.
 */
const TOUCH_EFFECTS = ['began', 'again', 'held', 'off'] as const
export type TouchEffect = (typeof TOUCH_EFFECTS)[number]

const touchSchema = strictObject({
  at: isoInstant(),
  partner: string().defined(),
  channel: string().oneOf(LEAD_CHANNELS).defined(),
  /** Of the link; null where there was none. */
  label: string().nullable().defined(),
  effect: string<TouchEffect>().oneOf(TOUCH_EFFECTS).defined(),
  /** Who held the person then. */
  holder: string().nullable().defined(),
})

const holdingSchema = strictObject({
  partner: string().defined(),
  /** The number of the lead; null where none was made of it. */
  reference: string().nullable().defined(),
  from: isoInstant(),
  /** Null while an application is open. */
  until: isoInstant().nullable(),
  /** An application has kept it longer than the first 90 days. */
  is_prolonged: boolean().defined(),
  is_over: boolean().defined(),
})

/** Who held the person of a lead for its product, from when to when, and what each click and call did to it. */
export const leadHistorySchema = strictObject({
  reference: string().defined(),
  product_type: productTypeSchema,
  hold_days: number().defined(),
  rest_days: number().defined(),
  holdings: listOf(holdingSchema),
  touches: listOf(touchSchema),
  /** When applications for the product were sent, and ended. */
  courses: listOf(strictObject({ sent: isoInstant(), ended: isoInstant().nullable() })),
})
export type LeadHistory = InferType<typeof leadHistorySchema>
