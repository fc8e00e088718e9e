import type { InferType } from 'yup'
import { CONTACT_REASONS } from '#src/contract/rules/contact/may-contact.ts'
import type { ContactReason } from '#src/contract/rules/contact/may-contact.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { contactRulesSchema, REVEAL_FIELDS, REVEAL_REASONS } from '../privacy/privacy.ts'
import type { RevealField, RevealReason } from '../privacy/privacy.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { contactChangeSchema } from './contact-change.ts'
import { revocableConsentsSchema } from './csr-acts.ts'
import { IDENTITY_QUESTIONS } from './identity.ts'
import type { IdentityQuestion } from './identity.ts'
import { staffWords } from './staff-words.ts'
import { TICKET_STATUSES } from './ticket.ts'

/** Longest reference, address or number that finds somebody. */
export const CSR_SEARCH_MAX = 254
/** Of one typed text at most so many customers; a number of a bank can belong to several. */
export const MOST_CUSTOMERS = 5

/** By what a customer was found. */
const CSR_MATCHES = [
  'customer',
  'application',
  'ticket',
  'erasure',
  'lead',
  'statement',
  'enquiry',
  'mobile',
  'email',
  'pan',
] as const
export type CsrMatch = (typeof CSR_MATCHES)[number]

/** A whole reference, number or address: nobody is found by a part of one, and nobody is listed. */
export const csrSearchForm = strictObject({
  text: safeText(CSR_SEARCH_MAX).required('rules:required'),
})
export type CsrSearchForm = InferType<typeof csrSearchForm>

export const csrFoundSchema = strictObject({
  user_id: rowId(),
  matched: string<CsrMatch>().oneOf(CSR_MATCHES).defined(),
  /** The number of our own that was found, such as CL-240917; null of a contact or a PAN. */
  reference: string().nullable().defined(),
  /** Of an application. */
  product: string().nullable().defined(),
  lender: string().nullable().defined(),
  status: string().nullable().defined(),
  since: isoInstant(),
})
export type CsrFound = InferType<typeof csrFoundSchema>

/** Who calls is asked by questions now, and no field is shown for it. */
export const REVEAL_NOW = REVEAL_REASONS.filter((why) => why !== 'identity_check')

/** Seconds for which what was uncovered stands on the screen. */
export const REVEAL_SECONDS = 60

/** Why one field is needed in clear; `reason` says more, and must where none of the list fits. The customer reads both. */
export const revealForm = strictObject({
  field: string<RevealField>().oneOf(REVEAL_FIELDS, 'rules:choice.unknown').defined(),
  why: string<RevealReason>().oneOf(REVEAL_NOW, 'rules:choice.unknown').defined(),
  reason: staffWords(300)
    .defined()
    .when('why', {
      is: 'other',
      then: (rule) => rule.required('rules:required').test('reason', 'rules:reason', (text) => text.trim().length >= 5),
    }),
})
export type RevealForm = InferType<typeof revealForm>

/** Why nobody calls at this moment, and until when. */
const noCallSchema = strictObject({
  reason: string<ContactReason>().oneOf(CONTACT_REASONS).defined(),
  until: isoInstant().nullable(),
})
  .nullable()
  .defined()

/** One customer: the name, everything else that names or reaches them masked; empty text for what is not given. */
export const csrCustomerSchema = strictObject({
  user_id: rowId(),
  name: string().defined(),
  language: string().defined(),
  /** Through whom they came, by name. */
  partner: string().defined(),
  /**
   * The questions whose answers we know and whoever looks has not uncovered; until when the caller is known to them; and
   * until when by a code of a contact that signs in, which alone lets them change one.
   */
  identity: strictObject({
    questions: listOf(string<IdentityQuestion>().oneOf(IDENTITY_QUESTIONS).defined()),
    known_until: isoInstant().nullable().defined(),
    proven_until: isoInstant().nullable().defined(),
  }),
  /** The change of a contact without a code of one that signs in, while it is not over. */
  contact_change: contactChangeSchema.nullable().defined(),
  since: isoInstant(),
  mobile: string().defined(),
  mobile_verified: boolean().defined(),
  email: string().defined(),
  email_verified: boolean().defined(),
  pan: string().defined(),
  birth_date: string().defined(),
  address: string().defined(),
  contact: contactRulesSchema,
  /** Of calls about their own application; null = they may be called. */
  no_call: noCallSchema,
  /** The same of calls about our offers. */
  no_offer_call: noCallSchema,
  applications: listOf(
    strictObject({
      reference: string().defined(),
      product: string().defined(),
      lender: string().nullable().defined(),
      status: string().defined(),
      /** Rupees. */
      amount: number().nullable().defined(),
      updated_at: isoInstant(),
      /** It goes on somewhere: the way back to it can be sent. */
      may_resume: boolean().defined(),
      /** A lender is at work on it and was not asked within a day. */
      may_nudge: boolean().defined(),
    }),
  ),
  /** What they may take back through us. */
  revocable: revocableConsentsSchema,
  tickets: listOf(
    strictObject({
      ticket: string().defined(),
      status: string().oneOf(TICKET_STATUSES).defined(),
      days_left: number().integer().defined(),
    }),
  ),
  /** The request to be forgotten that is not over. */
  erasure: strictObject({ reference: string().defined(), status: string().defined() }).nullable().defined(),
})
export type CsrCustomer = InferType<typeof csrCustomerSchema>

/** What the timeline is made of, by the chip that shows it alone. */
export const TIMELINE_GROUPS = {
  loans: ['status', 'file', 'offers', 'statement'],
  messages: ['message'],
  calls: ['call'],
  tickets: ['ticket', 'ticket_message', 'erasure'],
  consents: ['consent', 'consent_withdrawn'],
  looks: ['look', 'identity', 'sign_in', 'contact_change'],
} as const
export type TimelineGroup = keyof typeof TIMELINE_GROUPS
export const TIMELINE_GROUP_KEYS = Object.keys(TIMELINE_GROUPS) as TimelineGroup[]
export type TimelineKind = (typeof TIMELINE_GROUPS)[TimelineGroup][number]
const TIMELINE_KINDS: readonly TimelineKind[] = Object.values(TIMELINE_GROUPS).flat()

/** The place of an entry: its instant, kind and number. */
export const TIMELINE_CURSOR = /^\d{13}~[a-z_]{1,20}~[\w-]{1,64}$/

export const timelineEntrySchema = strictObject({
  /** Where the next page begins. */
  cursor: string().defined(),
  kind: string<TimelineKind>().oneOf(TIMELINE_KINDS).defined(),
  at: isoInstant(),
  /** A status, a purpose, a subject, an act of the log: a key, never a text of somebody's. */
  what: string().nullable().defined(),
  reference: string().nullable().defined(),
  product: string().nullable().defined(),
  lender: string().nullable().defined(),
  /** Who wrote or acted: `customer`, `lender`, `staff`…; of a look the name of whoever looked. */
  by: string().nullable().defined(),
  channel: string().nullable().defined(),
  /** The field that was uncovered, and why. */
  field: string().nullable().defined(),
  why: string().nullable().defined(),
  reason: string().nullable().defined(),
  /** The file that said so, and its row. */
  file: string().nullable().defined(),
  count: number().integer().nullable().defined(),
})
export type TimelineEntry = InferType<typeof timelineEntrySchema>
