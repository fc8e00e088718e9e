import type { InferType } from 'yup'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { CONTACT_CHANNELS, QUIET_DAYS } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactChannel } from '#src/contract/rules/contact/contact-rules.ts'
import { number, string } from '#src/contract/yup.ts'
import { listOf, strictObject } from '../shared/fields.ts'
import { staffWords } from './staff-words.ts'

/** Longest reason of an act. */
export const ACT_REASON_MAX = 300

/** Why staff act for a customer, in a few words at least. The customer reads it. */
export const actReason = () =>
  staffWords(ACT_REASON_MAX)
    .required('rules:required')
    .test('reason', 'rules:reason', (text) => text.trim().length >= 5)

const REFERENCE = /^CL-\d{1,12}$/

/** Nobody calls or writes for a while, on the customer's word. Staff never end or shorten it. */
export const quietForm = strictObject({
  days: number().oneOf(QUIET_DAYS, 'rules:choice.unknown').required('rules:required'),
  reason: actReason(),
})
export type QuietForm = InferType<typeof quietForm>

/** Offers of ours and of partners: what a customer allows by channel. */
export const OFFER_PURPOSES = ['offers', 'partner_offers'] as const
export type OfferPurpose = (typeof OFFER_PURPOSES)[number]

/** One consent, by its number, or one permission, by purpose and channel; there is no form that gives one. */
const PERMISSION = /^(?:consent-[1-9]\d{0,8}|(?:offers|partner_offers)-(?:sms|email|call|whatsapp))$/

export const takeBackForm = strictObject({
  what: string().required('rules:required').matches(PERMISSION, 'rules:choice.unknown'),
  reason: actReason(),
})
export type TakeBackForm = InferType<typeof takeBackForm>

/** What a customer may take back through the staff: `what` names it, the rest says it in words. */
export const revocableConsentsSchema = listOf(
  strictObject({
    what: string().defined(),
    /** A purpose of a consent, or of a permission for offers. */
    purpose: string().defined(),
    channel: string<ContactChannel>().oneOf(CONTACT_CHANNELS).nullable().defined(),
    lender: string().nullable().defined(),
    reference: string().nullable().defined(),
  }),
)
export type RevocableConsent = InferType<typeof revocableConsentsSchema>[number]

/** A ticket as the customer told it. `reference`: the application it is about, empty text for none. */
export const customerTicketForm = strictObject({
  reference: string().defined().matches(REFERENCE, { message: 'rules:choice.unknown', excludeEmptyString: true }),
  text: staffWords(DESCRIPTION_MAX_LENGTH).matches(/\S/, 'rules:required').required('rules:required'),
  reason: actReason(),
})
export type CustomerTicketForm = InferType<typeof customerTicketForm>

/** One of the customer's applications, and why something is done about it. */
export const aboutApplicationForm = strictObject({
  reference: string().required('rules:required').matches(REFERENCE, 'rules:choice.unknown'),
  reason: actReason(),
})

/** Why staff write down that the customer wants to be forgotten. */
export const erasureForCustomerForm = strictObject({ reason: actReason() })
