import type { InferType, Schema } from 'yup'
import { staffEmail } from '#src/contract/rules/person/email-schema.ts'
import { pincode } from '#src/contract/rules/person/pincode.ts'
import { priority } from '#src/contract/rules/priority.ts'
import { lenderName } from '#src/contract/rules/record-names.ts'
import { safeText } from '#src/contract/rules/safe-text.ts'
import { isHttpsLink } from '#src/contract/rules/web/https-link.ts'
import { boolean, mixed, string } from '#src/contract/yup.ts'
import { whyAsked } from '../approvals/why-asked.ts'
import { fromDay } from '../earnings/from-day.ts'
import { choiceFrom } from '../profile/option-list.ts'
import {
  flag,
  isoDay,
  isoInstant,
  listOf,
  numberBetween,
  rowId,
  strictObject,
  valueOfProperty,
} from '../shared/fields.ts'
import { productTypeSchema } from '../shared/product-type-schema.ts'

/** Where the customer finishes with the lender. */
export const JOURNEYS = ['App', 'Web/App'] as const
/** Whether the rate stays for the whole term or follows a benchmark. */
export const RATE_KINDS = ['fixed', 'floating'] as const
/** What a lender has told us of something: nothing yet, yes, no. */
export const TOLD = ['', 'yes', 'no'] as const
export type Told = (typeof TOLD)[number]
/** What kind of regulated entity makes the loan. */
export const LENDER_KINDS = ['Bank', 'NBFC'] as const

const whole = (min: number, max: number) => numberBetween(min, max).integer('rules:number.range')
const rupees = (min = 0) => numberBetween(min, 1e9)
const percent = () => numberBetween(0, 100)
/** Digits as they are dialled, with the signs people set between them. */
const DIALLED = /^(?=(?:\D*\d){5,15}\D*$)\+?[\d ()-]{5,30}$/
const words = (max = 300) => safeText(max).defined()
/** A number of anywhere, an office's or a toll-free one, as somebody prints it. */
export const isDialledNumber = (text: string): boolean => DIALLED.test(text)
const orEmpty = (message: string, accept: (text: string) => boolean) => () =>
  words().test('filled', message, (text) => text === '' || accept(text))
const phoneNumber = orEmpty('rules:lender.phone', isDialledNumber)
const mailAddress = orEmpty('rules:email.invalid', (text) => staffEmail.isValidSync(text))
/** The number of a clause in the lender's agreement; the words around it are ours, in each language. */
const CLAUSE = /^\d[\dA-Za-z. ()/-]{0,29}$/
const clauseNumber = orEmpty('rules:lender.clause', (text) => CLAUSE.test(text))
/** On a certificate of registration or a licence: N-14.03000, MUM:125. */
const REGISTRATION = /^(?=.*\d)[\w .:/()-]{3,40}$/
const registration = orEmpty('rules:lender.registration', (text) => REGISTRATION.test(text))
const told = () => string().oneOf(TOLD, 'rules:choice.unknown').defined()
const link = orEmpty('rules:lender.link', isHttpsLink)

/**
 * The same charges in figures, so that every language can say them; null where only the words say it.
 * `penal_charge_amount` rupees for each EMI paid late; no GST is due on it. Closing early: free once `foreclosure_free_after_emis`
 * EMIs are paid (0 = always free), before that `foreclosure_charge_amount` rupees or `foreclosure_charge_pct` percent of
 * the principal that is left.
 */
export const CHARGE_FIGURES = {
  penal_charge_amount: rupees().nullable().defined(),
  foreclosure_free_after_emis: whole(0, 360).nullable().defined(),
  foreclosure_charge_amount: rupees().nullable().defined(),
  foreclosure_charge_pct: percent().nullable().defined(),
} as const

/**
 * Every editable property of a lender with the schema of its value: the specification's fields, then those an honest
 * offer needs. Amounts in rupees, incomes rupees a month, ages in years, tenures in months, rates and APR percent a
 * year, `processing_fee_pct` percent of the amount. `*_hi` is the Hindi of a text (`contract/local-text.ts`).
 */
export const LENDER_PROPERTIES = {
  name: words(120).required('rules:required'),
  min_income: rupees(),
  max_income: rupees(),
  // Of business loans alone: what the business sells in a year, and whole years since it began; null = the lender does not ask.
  min_turnover: rupees().nullable(),
  min_business_years: whole(1, 50).nullable(),
  min_age: whole(18, 100),
  max_age: whole(18, 100),
  ticket_class: choiceFrom('ticketClass').defined(),
  credit_score_class: choiceFrom('creditScoreClass').defined(),
  salaried: flag(),
  self_employed: flag(),
  business: flag(),
  priority,
  lender_status: flag(),
  so_status: flag(),
  so_text: words(),
  so_text_hi: words(),
  so_date_start: isoDay().nullable(),
  so_date_end: isoDay().nullable(),
  loan_amount_upto: rupees(1),
  tenure: words(60),
  interest_rate: words(60),
  apr_min: percent(),
  apr_max: numberBetween(0, 1_000),
  processing_fees: words(120),
  lender_group_ids: listOf(rowId()),
  autosubmission: flag(),
  api: flag(),
  product_kind: productTypeSchema,
  regulated_entity: words(200).required('rules:required'),
  // Empty where its registered name is all there is.
  regulated_entity_hi: words(200),
  // Of its certificate of registration or licence from the RBI; empty where it was not entered.
  rbi_registration: registration(),
  group: string().oneOf(LENDER_KINDS, 'rules:choice.unknown').defined(),
  min_credit_score: whole(300, 900).nullable(),
  min_loan_amount: rupees(1),
  tenure_min_months: whole(1, 360),
  tenure_max_months: whole(1, 360),
  rate_min: percent(),
  rate_max: percent(),
  rate_kind: string().oneOf(RATE_KINDS, 'rules:choice.unknown').defined(),
  // Of a floating rate only: what it follows, and how often it is set anew.
  rate_benchmark: words(120),
  rate_benchmark_hi: words(120),
  rate_reset_months: whole(1, 120).nullable(),
  // Where the benchmark stands today; null = not told.
  rate_benchmark_pct: percent().nullable(),
  processing_fee_pct: percent(),
  journey: string().oneOf(JOURNEYS, 'rules:choice.unknown').defined(),
  // Whom a borrower may complain to at the lender, and its own pages; empty where the lender has not told us.
  nodal_officer_name: words(120),
  nodal_officer_phone: phoneNumber(),
  nodal_officer_email: mailAddress(),
  website: link(),
  privacy_policy: link(),
  grievance_page: link(),
  // Of its agreement, as the statement says it (Annex A, part 2). Each of two lenders keeps at least a tenth of a loan.
  recovery_clause: clauseNumber(),
  grievance_clause: clauseNumber(),
  assignable: told(),
  co_lending: told(),
  co_lender: words(200),
  co_lending_share: whole(10, 90).nullable(),
  // Whether it keeps its processing fee of a loan that is given back in the cooling-off.
  keeps_fee: told(),
  // Since when it may be applied to through us; null = not entered.
  working_since: isoDay().nullable(),
  // Never extra interest and never GST (`rules/lending/penal-charge.ts`); where the figure is filled in, it makes the words.
  penal_charges: words().required('rules:required'),
  penal_charges_hi: words(),
  foreclosure_charges: words().required('rules:required'),
  foreclosure_charges_hi: words(),
  ...CHARGE_FIGURES,
  // RBI Digital Lending Directions 2025: at least one day.
  cooling_off_days: whole(1, 365),
  pincodes_excluded: listOf(pincode.defined()),
  // How long a lender that said no is not asked again; 0 = it may be asked at once.
  refusal_rest_days: whole(0, 365),
} as const satisfies Record<string, Schema>
export type LenderProperty = keyof typeof LENDER_PROPERTIES

/** Schema of what a lender goes by in addresses and settings: made of its first name, and the same when it is renamed. */
export const lenderSlug = () => string().defined()

/** What a new lender has a value for that nobody has given: it has to be there, and nothing is made of it. */
export const UNSET_AT_FIRST = [
  ...(['product_kind', 'group', 'min_income', 'max_income', 'min_age', 'max_age'] as const),
  ...(['min_loan_amount', 'loan_amount_upto', 'tenure_min_months', 'tenure_max_months'] as const),
  ...(['rate_min', 'rate_max', 'rate_kind', 'processing_fee_pct', 'cooling_off_days'] as const),
] as const satisfies readonly LenderProperty[]
type UnsetAtFirst = (typeof UNSET_AT_FIRST)[number]

/** A lender with everything the admin can set. Units as at `LENDER_PROPERTIES`. `unset`: whose values nobody has given yet. */
export const lenderSchema = strictObject({
  lender_id: rowId(),
  ...LENDER_PROPERTIES,
  unset: listOf(string<UnsetAtFirst>().oneOf(UNSET_AT_FIRST).defined()),
})
export type Lender = InferType<typeof lenderSchema>

/** A lender as the back office reads it. `has_slab`: it has an active revenue slab. */
export const adminLenderSchema = lenderSchema.shape({ has_slab: boolean().defined() })
export type AdminLender = InferType<typeof adminLenderSchema>

const lenderProperty = () =>
  mixed<LenderProperty>()
    .oneOf(Object.keys(LENDER_PROPERTIES) as LenderProperty[], 'rules:property.unknown')
    .defined()
/** What a lender goes live without, as whoever switches it on has checked. */
export const goesWithout = () => listOf(lenderProperty())
/** What is ticked before a lender is switched on without them. */
export const signatureSchema = strictObject({ checked: boolean().oneOf([true], 'rules:required').required() })

/**
 * One lender with its signature: when a lender that is on was last switched on, by whom (their name), and without what. Null
 * where nothing was open then, or nobody knows any more.
 */
export const lenderRecordSchema = adminLenderSchema.shape({
  signature: strictObject({ at: isoInstant(), by: string().defined(), without: goesWithout() }).nullable().defined(),
})
export type LenderRecord = InferType<typeof lenderRecordSchema>

/** Body of POST /api/create-lender. */
export const lenderCreateSchema = strictObject({ name: lenderName })

/**
 * Body of POST /api/update-lender-data: `value` is checked by the schema of `property`. With `expected`, the value that
 * the editor began from, an edit of something that was changed meanwhile is refused. `from_day`: the day of India from which
 * a criterion counts, today or later; left out = today.
 */
export const lenderUpdateSchema = strictObject({
  lender_id: rowId(),
  property: lenderProperty(),
  value: mixed<string | number | (string | number)[]>().nullable().test('value', valueOfProperty(LENDER_PROPERTIES)),
  expected: mixed<string | number | (string | number)[]>().nullable().optional(),
  from_day: fromDay(),
  /** Why, for the second person whom it takes to change what a statement prints. */
  reason: whyAsked(),
  /** Where this switches the lender on: what it goes live without, each and no other. */
  without: goesWithout().optional(),
})
export type LenderUpdate = InferType<typeof lenderUpdateSchema>
