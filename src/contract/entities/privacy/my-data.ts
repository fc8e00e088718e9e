import type { InferType } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { applicationSchema } from '../applications/application.ts'
import { signInContactsSchema } from '../identity/sign-in-contact.ts'
import { NAMING_STATES } from '../leads/tracking-link.ts'
import type { NamingState } from '../leads/tracking-link.ts'
import { loanExitSchema } from '../loans/loan.ts'
import { kfsSchema } from '../offers/kfs.ts'
import { servedProfileSchema } from '../profile/profile-schema.ts'
import { isoInstant, listOf, opaqueId, rowId, strictObject } from '../shared/fields.ts'
import { ownThreadSchema } from '../support/ticket.ts'
import { consentSchema } from './consent.ts'
import { contactRefusalSchema, contactRulesSchema, contactSchema, erasureSchema, profileViewSchema } from './privacy.ts'

/** A value under a name that differs from product to product; what is no text or number is written as JSON. */
const factSchema = strictObject({ name: string().defined(), value: string().defined() })
export type Fact = InferType<typeof factSchema>

/** A partner who sees somebody's masked name and number, and what becomes of their applications. */
export const ownLeadSchema = strictObject({
  reference: string().defined(),
  partner: string().defined(),
  product_type: string().defined(),
  channel: string().defined(),
  status: string().defined(),
  first_touch_at: isoInstant(),
  last_touch_at: isoInstant(),
})
export type OwnLead = InferType<typeof ownLeadSchema>

/** A partner whose system named the customer, and what became of it. */
export const ownNamingSchema = strictObject({
  reference: string().defined(),
  partner: string().defined(),
  product_type: string().defined(),
  state: string<NamingState>().oneOf(NAMING_STATES).defined(),
  at: isoInstant(),
  pending_until: isoInstant(),
})
export type OwnNaming = InferType<typeof ownNamingSchema>

/**
 * Everything kept about one customer, for that customer. In clear, but for PAN and birth date: a file lies about in
 * mailboxes and on shared phones, and the owner knows both. Amounts in rupees, instants in UTC.
 */
export const myDataSchema = strictObject({
  made_at: isoInstant(),
  profile: servedProfileSchema,
  sign_in_contacts: signInContactsSchema,
  contact_rules: contactRulesSchema,
  consents: listOf(consentSchema.shape({ ip: string().nullable().defined() })),
  applications: listOf(
    applicationSchema.shape({
      /** Score of the soft enquiry, 300 to 900; null = none or no credit history. */
      credit_score: number().nullable().defined(),
      details: listOf(factSchema),
      answers: listOf(factSchema),
      /** Of a loan that is given back. */
      exit: loanExitSchema.nullable().defined(),
    }),
  ),
  offers_shown: listOf(
    strictObject({
      app_id: opaqueId(),
      at: isoInstant(),
      method_version: string().defined(),
      lender_ids: listOf(number().defined()),
      inputs: listOf(factSchema),
    }),
  ),
  /** Key Fact Statements as they were issued, the newest first. */
  statements: listOf(kfsSchema),
  reminders: listOf(strictObject({ app_id: opaqueId(), remind_at: isoInstant(), sent_at: isoInstant().nullable() })),
  vouchers: listOf(strictObject({ voucher_id: rowId(), code: string().defined(), claimed_at: isoInstant() })),
  enquiries: listOf(
    strictObject({
      reference: string().defined(),
      kind: string().defined(),
      status: string().defined(),
      at: isoInstant(),
      /** To whom it was passed on, and since when that lender has it. */
      lender: string().nullable().defined(),
      sent_at: isoInstant().nullable().defined(),
      closed_at: isoInstant().nullable().defined(),
      close_reason: string().nullable().defined(),
      details: listOf(factSchema),
    }),
  ),
  tickets: listOf(ownThreadSchema),
  contacts: listOf(contactSchema),
  contact_refusals: listOf(contactRefusalSchema),
  profile_views: listOf(profileViewSchema),
  sign_ins: listOf(
    strictObject({
      at: isoInstant(),
      last_seen_at: isoInstant(),
      by_staff: boolean().defined(),
      /** From where, as coarse as it is kept while a sign-in goes on; empty once it is over. */
      browser: string().defined(),
      system: string().defined(),
      network: string().defined(),
    }),
  ),
  visits: listOf(
    strictObject({
      at: isoInstant(),
      product_type: string().nullable().defined(),
      partner: string().defined(),
      campaign: listOf(factSchema),
    }),
  ),
  /** Partners whom an application would be credited to: by which way, since when. */
  leads: listOf(ownLeadSchema),
  /** Partners whose systems named the customer. */
  namings: listOf(ownNamingSchema),
  /** Looks for a double: what was compared, never with whom. */
  dedupe_checks: listOf(
    strictObject({
      at: isoInstant(),
      source: string().defined(),
      result: string().defined(),
      matched_on: listOf(string().defined()),
    }),
  ),
  erasure_requests: listOf(erasureSchema),
})
export type MyData = InferType<typeof myDataSchema>
