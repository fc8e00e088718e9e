import type { InferType } from 'yup'
import { string } from '#src/contract/yup.ts'
import { isoInstant, listOf, opaqueId, rowId, strictObject } from '../shared/fields.ts'
import { inEveryLocale } from '../shared/language.ts'
import type { LocalText } from '../shared/language.ts'
import type { FieldName } from './asked-fields.ts'
import { CONSENT_PURPOSES } from './consent-purposes.ts'

const consentFields = {
  purpose: string().oneOf(CONSENT_PURPOSES, 'rules:consent.unknown').defined(),
  version: string()
    .matches(/^[\w.-]{1,32}$/, 'rules:consent.version')
    .defined(),
}

/** A consent as the customer gives it: the purpose and the version of the text that was on the screen. */
export const consentGivenSchema = strictObject(consentFields)
export type ConsentGiven = InferType<typeof consentGivenSchema>

/** Path of one text: its purpose and version. */
export const consentTextParams = strictObject(consentFields)

/** The words of one version, a string for each paragraph; `{{lender}}` and `{{brand}}` stand where names were. */
export const consentTextSchema = strictObject({
  ...consentFields,
  ...inEveryLocale(() => listOf(string().defined())),
})
export type ConsentText = InferType<typeof consentTextSchema>

/**
 * What a consent covers whose words are made of what is sent: the register's names (`asked-fields.ts`), and its words as they
 * were shown; `{{lender}}` and `{{insurer}}` stand where names were.
 */
export interface SharedFields {
  fields: FieldName[]
  words: LocalText
}

/** Whom a consent concerns: nobody but us, a credit bureau, or the lender, bank or insurer of one application. */
const RECIPIENT_KINDS = ['us', 'bureau', 'lender', 'bank', 'insurer'] as const
export type RecipientKind = (typeof RECIPIENT_KINDS)[number]

/**
 * A line of the consent ledger. `lender_id` is null unless the consent names a lender; instants in UTC. `recipient` says
 * who it is by name where somebody was chosen, and since when they really have something under it; null = nothing went.
 */
export const consentSchema = strictObject({
  consent_id: rowId(),
  app_id: opaqueId().nullable(),
  ...consentFields,
  lender_id: rowId().nullable(),
  /** Of `kfs_read`: the Key Fact Statement that was read; null in the oldest. */
  proposal_number: string().nullable().defined(),
  /** Its words as they were shown, where they are made of what is sent; else they stand with the version of their text. */
  words: strictObject(inEveryLocale(() => string().defined()))
    .nullable()
    .defined(),
  given_at: isoInstant(),
  withdrawn_at: isoInstant().nullable(),
  recipient: strictObject({
    kind: string().oneOf(RECIPIENT_KINDS).defined(),
    name: string().nullable().defined(),
    sent_at: isoInstant().nullable(),
  }),
})
export type Consent = InferType<typeof consentSchema>
