import type { InferType, StringSchema } from 'yup'
import { boolean, number, string } from '#src/contract/yup.ts'
import { CHARGE_FIGURES, RATE_KINDS } from '../catalogue/lender.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import type { Locale } from '../shared/language.ts'
import { LOCALES } from '../shared/language.ts'
import { floatingRateSchema } from './offer.ts'

/** A month of the repayment schedule (Annex C). Rupees with paise; `number` counts from 1; `balance` is what remains. */
const scheduleRowSchema = strictObject({
  number: number().integer().defined(),
  instalment: number().defined(),
  principal: number().defined(),
  interest: number().defined(),
  balance: number().defined(),
})
export type ScheduleRow = InferType<typeof scheduleRowSchema>

/** A fee (Annex A Part 1). `payable_to` says whether it is the lender's (A) or a third party's through it (B). */
const kfsFeeSchema = strictObject({
  kind: string()
    .oneOf(['processing', 'insurance', 'valuation', 'other'] as const)
    .defined(),
  payable_to: string()
    .oneOf(['lender', 'third_party'] as const)
    .defined(),
  recurring: boolean().defined(),
  amount: number().defined(),
  gst: number().defined(),
})

/**
 * What a lender has told of its agreement; what it has not is left out, so that a statement from before it could be told
 * is the same. `co_lending`: who else gives the loan and how many percent of it, null = nobody; `keeps_fee`: the
 * processing fee of a loan that is given back.
 */
const agreementSchema = strictObject({
  recovery_clause: string().optional(),
  grievance_clause: string().optional(),
  assignable: boolean().optional(),
  co_lending: strictObject({ lender: string().defined(), share: number().defined() })
    .nullable()
    .optional()
    .default(undefined),
  keeps_fee: boolean().optional(),
})
export type Agreement = InferType<typeof agreementSchema>

/** A statement's number, such as KFS-610101: no other statement ever has it. */
export const proposalNumber = () =>
  string()
    .matches(/^[\w-]{1,40}$/, 'rules:id')
    .defined()

/**
 * What a statement states: the fields of RBI's Annex A (RBI/2024-25/18) that a marketplace can fill. Rupees, months,
 * percent a year. Charges that are words stay words.
 */
const factFields = {
  indicative: boolean().oneOf([true]).defined(),
  lender_id: rowId(),
  lender_name: string().defined(),
  regulated_entity: string().defined(),
  /** Absent where its registered name is all there is. */
  regulated_entity_hi: string().optional(),
  /** Absent where it was not entered. */
  rbi_registration: string().optional(),
  product_type: string().defined(),
  sanctioned_amount: number().defined(),
  disbursal: string()
    .oneOf(['full_upfront'] as const)
    .defined(),
  tenure_months: number().integer().defined(),
  instalment_type: string()
    .oneOf(['monthly', 'bullet'] as const)
    .defined(),
  instalment_count: number().integer().defined(),
  emi: number().defined(),
  last_instalment: number().defined(),
  first_instalment_after_days: number().integer().defined(),
  interest_rate: number().defined(),
  rate_type: string().oneOf(RATE_KINDS).defined(),
  /** Only of a floating rate; `growth`: rupees by which an instalment grows with a quarter of a percent more. */
  floating: floatingRateSchema
    .concat(strictObject({ growth: number().defined() }))
    .optional()
    .default(undefined),
  fees: listOf(kfsFeeSchema),
  total_fees: number().defined(),
  gst_on_fees: number().defined(),
  net_disbursed: number().defined(),
  total_interest: number().defined(),
  total_repayment: number().defined(),
  apr: number().defined(),
  gst_in_apr: boolean().defined(),
  penal_charges: string().defined(),
  penal_charges_hi: string().defined(),
  foreclosure_charges: string().defined(),
  foreclosure_charges_hi: string().defined(),
  ...CHARGE_FIGURES,
  cooling_off_days: number().integer().defined(),
  /** Whom to complain to at the lender; each empty where the lender has not told us. */
  nodal_officer: strictObject({ name: string().defined(), phone: string().defined(), email: string().defined() }),
  /** Absent where the lender has told nothing of it. */
  agreement: agreementSchema.optional().default(undefined),
  /** Who brings the offer, and its own officer. */
  company: strictObject({
    name: string().defined(),
    officer: strictObject({
      ...(Object.fromEntries(LOCALES.map((locale) => [locale, string().defined()])) as Record<
        Locale,
        StringSchema<string>
      >),
      phone: string().defined(),
      email: string().defined(),
    }),
  }),
  schedule: listOf(scheduleRowSchema),
}
export const kfsFactsSchema = strictObject(factFields)
export type KfsFacts = InferType<typeof kfsFactsSchema>

/**
 * A line of the statement in words. `clause`: its number in RBI's form, empty where that has none; `third`: what goes to
 * others through the lender, beside what goes to the lender; `lang`: of words that are not in the statement's language.
 */
const kfsRowSchema = strictObject({
  clause: string().defined(),
  key: string().defined(),
  label: string().defined(),
  value: string().defined(),
  third: string().nullable().defined(),
  note: string().nullable().defined(),
  lang: string<Locale>().oneOf(LOCALES).nullable().defined(),
})
export type KfsRow = InferType<typeof kfsRowSchema>

/** `terms` and `other` are the parts of RBI's Annex A, `sums` is Annex B. */
const kfsSectionSchema = strictObject({
  kind: string()
    .oneOf(['about', 'terms', 'other', 'sums'] as const)
    .defined(),
  title: string().defined(),
  rows: listOf(kfsRowSchema),
})
export type KfsSection = InferType<typeof kfsSectionSchema>

const kfsWordsSchema = strictObject({
  language: string<Locale>().oneOf(LOCALES).defined(),
  sections: listOf(kfsSectionSchema),
})
export type KfsWords = InferType<typeof kfsWordsSchema>

/**
 * An indicative Key Fact Statement as it was issued. The lender issues the binding one. `issued_at` is its first showing,
 * from which its time runs; instants in UTC. `version` counts the lender's statements for the same offers; 0 and an empty
 * number: nobody has been shown it yet, staff looks at what would be issued.
 */
export const kfsSchema = strictObject({
  proposal_number: string().defined(),
  version: number().integer().defined(),
  issued_at: isoInstant(),
  /** At least three working days for a term of seven days or more. */
  valid_until: isoInstant(),
  ...factFields,
  /** Every line in every language, as it was shown. */
  words: listOf(kfsWordsSchema),
})
export type Kfs = InferType<typeof kfsSchema>
