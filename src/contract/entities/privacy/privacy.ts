import type { InferType } from 'yup'
import { HELD_KINDS, HOLD_REASONS, KEPT_KINDS } from '#src/contract/retention.ts'
import type { HeldKind } from '#src/contract/retention.ts'
import { CONTACT_CHANNELS, CONTACT_PURPOSES, QUIET_DAYS } from '#src/contract/rules/contact/contact-rules.ts'
import { CONTACT_REASONS } from '#src/contract/rules/contact/may-contact.ts'
import type { ContactReason } from '#src/contract/rules/contact/may-contact.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, realDay, rowId, strictObject } from '../shared/fields.ts'

const byChannel = () =>
  strictObject({
    sms: boolean().defined(),
    email: boolean().defined(),
    call: boolean().defined(),
    whatsapp: boolean().defined(),
  })

const purposeField = () => string().oneOf(CONTACT_PURPOSES, 'rules:choice.unknown').defined()
const channelField = () => string().oneOf(CONTACT_CHANNELS, 'rules:choice.unknown').defined()

/** Who may contact the customer, for what and how; instants in UTC or null. */
export const contactRulesSchema = strictObject({
  choices: strictObject({ service: byChannel(), offers: byChannel(), partner_offers: byChannel() }),
  quiet_until: isoInstant().nullable(),
  /** They told somebody who called that they want no calls; over once they allow one again. */
  no_calls_since: isoInstant().nullable(),
  /** Which channels have an address: news of an application must keep one of them. */
  reachable: strictObject({ sms: boolean().defined(), email: boolean().defined() }),
})
export type ServedContactRules = InferType<typeof contactRulesSchema>

/** One choice, saved at once. */
export const contactChoiceSchema = strictObject({
  purpose: purposeField(),
  channel: channelField(),
  allowed: boolean().defined(),
})
export type ContactChoice = InferType<typeof contactChoiceSchema>

/** Quiet mode from now for 7, 30 or 90 days; 0 ends it. */
export const quietModeSchema = strictObject({
  days: number()
    .oneOf([0, ...QUIET_DAYS] as const, 'rules:choice.unknown')
    .defined(),
})

/** What a message was about: a key of the notifications, never its text. */
export const CONTACT_SUBJECTS = [
  'otp',
  'status',
  'reminder',
  'emi',
  'ticket',
  'enquiry',
  'erasure',
  'contact',
  'naming',
  'application',
  'offers',
  'other',
] as const
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]

/** A message sent or a call made to the customer. */
export const contactSchema = strictObject({
  contact_id: rowId(),
  channel: channelField(),
  purpose: purposeField(),
  about: string().oneOf(CONTACT_SUBJECTS).defined(),
  at: isoInstant(),
})
export type Contact = InferType<typeof contactSchema>

/** How often a message or a call did not go out, by the rule's reason, and on which day in India the last one was. */
export const contactRefusalSchema = strictObject({
  channel: channelField(),
  purpose: purposeField(),
  reason: string<ContactReason>().oneOf(CONTACT_REASONS).defined(),
  count: number().integer().min(1).defined(),
  last_day: realDay().defined(),
})
export type ContactRefusal = InferType<typeof contactRefusalSchema>

/** What is masked in the back office and can be uncovered one at a time. */
export const REVEAL_FIELDS = ['mobile', 'email', 'pan', 'birth_date', 'address'] as const
export type RevealField = (typeof REVEAL_FIELDS)[number]

export const REVEAL_REASONS = ['identity_check', 'customer_asked', 'lender_asked', 'complaint', 'other'] as const
export type RevealReason = (typeof REVEAL_REASONS)[number]

const LOOKS = ['screens', 'reveal', 'matching', 'lists', 'record'] as const
/** What staff did for the customer: quiet mode, something taken back, a ticket, a link sent, a lender asked, an erasure, another contact to sign in with. */
const STAFF_ACTS = ['quiet', 'take_back', 'ticket', 'link', 'nudge', 'erasure', 'contact', 'lost_contact'] as const

/**
 * One look of our staff at the customer's screens (`screens`, with the number of calls answered), at what is masked
 * elsewhere (`reveal`, and which `field` and `why`), at which lenders match them (`matching`), at the lists they were shown
 * (`lists`), or at their record with its masks (`record`); or what staff did in their name. Role instead of name: 1 administrator, 2 analyst, 3 agent.
 */
export const profileViewSchema = strictObject({
  kind: string()
    .oneOf([...LOOKS, ...STAFF_ACTS] as const)
    .defined(),
  role_id: number().integer().min(1).max(3).nullable().defined(),
  field: string<RevealField>().oneOf(REVEAL_FIELDS).nullable().defined(),
  why: string<RevealReason>().oneOf(REVEAL_REASONS).nullable().defined(),
  reason: string().nullable().defined(),
  views: number().integer().min(0).defined(),
  at: isoInstant(),
})
export type ProfileView = InferType<typeof profileViewSchema>

/** Days of notice before anything is erased, in hours (DPDP Rules 2025). */
export const ERASURE_NOTICE_HOURS = 48

/**
 * A request to be forgotten. `held`: something of it must wait, and goes on by itself when that has ended; whatever
 * nothing holds goes all the same, at `partly_erased_at`. Instants in UTC.
 */
export const erasureSchema = strictObject({
  reference: string().defined(),
  status: string()
    .oneOf(['open', 'held', 'cancelled', 'done'] as const)
    .defined(),
  held_for: string().oneOf(HOLD_REASONS).nullable().defined(),
  requested_at: isoInstant(),
  erase_after: isoInstant(),
  partly_erased_at: isoInstant().nullable(),
})
export type Erasure = InferType<typeof erasureSchema>

/**
 * What an erasure would wait for today, and what would outlast it. `about`: the number that the customer knows it by.
 * `until` of a hold: the day on which it ends at the latest.
 */
export const erasurePlanSchema = strictObject({
  holds: listOf(
    strictObject({
      reason: string().oneOf(HOLD_REASONS).defined(),
      about: string().nullable().defined(),
      until: isoInstant(),
      /** Which kinds a hold names; none: everything that the reason needs. */
      kinds: listOf(string<HeldKind>().oneOf(HELD_KINDS).defined()),
    }),
  ),
  keeps: listOf(
    strictObject({
      kind: string().oneOf(KEPT_KINDS).defined(),
      about: string().nullable().defined(),
      until: isoInstant(),
    }),
  ),
})
export type ErasurePlan = InferType<typeof erasurePlanSchema>

/** PAN and birth date (DD/MM/YYYY) as typed for the identity check; asked for when both have been given before. */
export const erasureRequestSchema = strictObject({
  pan: string().max(10),
  birth_date: string().max(10),
})
