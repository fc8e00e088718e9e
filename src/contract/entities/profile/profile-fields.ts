import type { Choice, Flag } from '#src/contract/entities/shared/fields.ts'
import { DEFAULT_LANGUAGE } from '#src/contract/entities/shared/language.ts'
import type { OptionListName } from '#src/contract/option-lists/option-lists.ts'
import type { Amount } from '#src/contract/rules/money.ts'

/** What a field holds. Choices and amounts (rupees) are empty text until given; `rupees` starts at 0. */
interface Values {
  text: string
  flag: Flag
  id: number
  choice: Choice
  amount: Amount
  rupees: number
}
export type ProfileKind = keyof Values

/** Steps of the forms that ask for something of the profile. */
export type ProfileStep =
  | 'personalInformation'
  | 'contactDetails'
  | 'employmentDetails'
  | 'yourBusiness'
  | 'communicationPreferences'
/** Conditions under which alone a field is asked, see `FIELD_CONDITIONS`. */
export type FieldCondition = 'salaried' | 'smallIncome'
/** Rules of what a customer types; a choice is checked against its list. See `profile-rules.ts`. */
export type ProfileRule =
  | 'name'
  | 'birthDate'
  | 'pan'
  | 'email'
  | 'phone'
  | 'addressLine'
  | 'pincode'
  | 'companyName'
  | 'monthlyIncome'
  | 'monthlyOutgoing'
  | 'householdIncome'
  | 'unkeptRupees'
  | 'loanAmount'
  | 'loanTerm'
  | 'switch'

/** How a field of the profile is declared. A row with a step has a rule or a list: an answer must be checked. */
export interface ProfileRow {
  kind: ProfileKind
  /** Where nothing is given yet; otherwise empty text, or 0. */
  default?: string | number
  /** Name in the client's profile, where it is another. */
  client?: string
  /** What a customer may save. A field with neither rule nor list is the server's alone. */
  rule?: ProfileRule
  list?: OptionListName
  /** The step that asks it. Rows stand in the order of the form. */
  step?: ProfileStep
  /** The step is not complete without it: always, or only while it is asked at all. */
  required?: true
  asked?: FieldCondition
  /** The lender that is applied to needs it, the offers do not: a personal loan is offered without it. */
  atApply?: true
  /** Nobody must answer: a partner's form may leave it out. */
  optional?: true
  /** Names a person: kept sealed under the customer's key, by this name, in the column `<name>_enc`. */
  sealed?: string
  /** Never leaves the server in clear. */
  masked?: true
  /** Part of the specified shape that serves no purpose: taken from whoever posts it, never kept, served as its default. */
  unkept?: true
  /** Kept in a column of its own, since the server decides it. All that is left is kept together, as one value. */
  column?: true
}

/**
 * The customer's profile, field by field: the one place. Types, defaults, the schemas of what is served, saved and asked,
 * the client's names, encryption, erasure and the log's fence are made of it. Light, since screens read it before
 * anybody types; the rules that it names are in `profile-rules.ts`. Source of names and defaults: the specification.
 */
export const PROFILE_FIELDS = {
  user_id: { kind: 'id', client: 'userId', column: true },
  channel_id: { kind: 'text', client: 'channelId' },
  merchant_location_id: { kind: 'text', client: 'merchantId' },
  role_id: { kind: 'text', client: 'roleId' },
  mobile_phone_code: { kind: 'text', default: DEFAULT_LANGUAGE.phone_code, client: 'phoneCode' },
  language: { kind: 'id', default: DEFAULT_LANGUAGE.id, client: 'languageId', column: true },
  email_verified: { kind: 'flag', client: 'emailVerified', column: true },
  is_editing: { kind: 'flag', rule: 'switch', client: 'isEditing' },
  bl_completed: { kind: 'flag', column: true },
  pl_completed: { kind: 'flag', column: true },
  gl_completed: { kind: 'flag', column: true },
  hl_completed: { kind: 'flag', column: true },
  pl_update_required: { kind: 'flag', column: true },
  pl_se_update_required: { kind: 'flag', column: true },
  inflight_credit_app_id: { kind: 'text', column: true },

  first_name: {
    kind: 'text',
    rule: 'name',
    step: 'personalInformation',
    required: true,
    sealed: 'first_name',
    client: 'firstName',
  },
  last_name: {
    kind: 'text',
    rule: 'name',
    step: 'personalInformation',
    required: true,
    sealed: 'last_name',
    client: 'lastName',
  },
  /** DD-MM-YYYY; a form shows DD/MM/YYYY. */
  birth_date: {
    kind: 'text',
    rule: 'birthDate',
    step: 'personalInformation',
    required: true,
    sealed: 'birth_date',
    masked: true,
    client: 'birthDate',
  },
  gender: { kind: 'choice', list: 'Gender', step: 'personalInformation', required: true, atApply: true },
  /** The PAN. */
  tin: {
    kind: 'text',
    rule: 'pan',
    step: 'personalInformation',
    required: true,
    sealed: 'tin',
    masked: true,
    client: 'pan',
  },

  email: { kind: 'text', rule: 'email', step: 'contactDetails', required: true, atApply: true, sealed: 'email' },
  mobile_phone_number: {
    kind: 'text',
    rule: 'phone',
    step: 'contactDetails',
    required: true,
    atApply: true,
    sealed: 'phone',
    client: 'phoneNumber',
  },
  address1: {
    kind: 'text',
    rule: 'addressLine',
    step: 'contactDetails',
    required: true,
    atApply: true,
    sealed: 'address1',
  },
  address2: { kind: 'text', rule: 'addressLine', step: 'contactDetails', optional: true, sealed: 'address2' },
  postal_code: { kind: 'text', rule: 'pincode', step: 'contactDetails', required: true },
  residence_type: { kind: 'choice', list: 'residentType', step: 'contactDetails', required: true, atApply: true },
  /** No lender's rule counts it, so nobody is asked. */
  monthly_rent: { kind: 'rupees', rule: 'unkeptRupees', unkept: true },

  employment_status_code: { kind: 'choice', list: 'employmentStatus', step: 'employmentDetails', required: true },
  employer_name: {
    kind: 'text',
    rule: 'companyName',
    step: 'employmentDetails',
    required: true,
    atApply: true,
    asked: 'salaried',
  },
  officepincode: {
    kind: 'text',
    rule: 'pincode',
    step: 'employmentDetails',
    required: true,
    atApply: true,
    asked: 'salaried',
  },
  /** Rupees a month. */
  monthly_income: { kind: 'amount', rule: 'monthlyIncome', step: 'employmentDetails', required: true },
  salary_mode: {
    kind: 'choice',
    list: 'salaryMode',
    step: 'employmentDetails',
    required: true,
    atApply: true,
    asked: 'salaried',
  },
  /** Instalments already paid each month, rupees. */
  emi: { kind: 'amount', rule: 'monthlyOutgoing', step: 'employmentDetails', required: true },
  /**
   * Of the whole household, the customer included: rupees a YEAR, and instalments a month. Asked for the sake of RBI's cap on
   * microfinance alone; nobody must answer, and no partner can leave it out.
   */
  household_income: { kind: 'amount', rule: 'householdIncome', step: 'employmentDetails', asked: 'smallIncome' },
  household_emi: { kind: 'amount', rule: 'monthlyOutgoing', step: 'employmentDetails', asked: 'smallIncome' },
  educational_level: { kind: 'choice', list: 'educationalLevel', step: 'employmentDetails', optional: true },

  business_registration_type: {
    kind: 'choice',
    list: 'businessRegistrationType',
    step: 'yourBusiness',
    required: true,
  },
  business_current_turnover: { kind: 'choice', list: 'businessTurnover', step: 'yourBusiness', required: true },
  business_years: { kind: 'choice', list: 'businessYears', step: 'yourBusiness', required: true },
  business_account: { kind: 'flag', rule: 'switch', step: 'yourBusiness' },

  /** Desired loan amount, rupees. */
  se_loan_amount: {
    kind: 'amount',
    rule: 'loanAmount',
    step: 'communicationPreferences',
    required: true,
    client: 'desired_loan_amount',
  },
  /** Months that a personal loan is wanted for. */
  se_loan_tenure: { kind: 'amount', rule: 'loanTerm', step: 'communicationPreferences' },
  se_loan_purpose: { kind: 'choice', list: 'loanPurpose', step: 'communicationPreferences' },
  allow_sms: { kind: 'flag', rule: 'switch', step: 'communicationPreferences' },
  allow_emails: { kind: 'flag', rule: 'switch', step: 'communicationPreferences', client: 'allow_email' },
  prefer_net_banking: {
    kind: 'choice',
    list: 'preferNetBanking',
    step: 'communicationPreferences',
    optional: true,
  },
} as const satisfies Record<string, ProfileRow>

type Table = typeof PROFILE_FIELDS
/** Name of a field of the profile, as it goes over the wire. */
export type ProfileName = keyof Table
type NamesWith<Part> = { [F in ProfileName]: Table[F] extends Part ? F : never }[ProfileName]

/** Name of a field that a customer may change. */
export type ProfileField = NamesWith<{ rule: ProfileRule }> | NamesWith<{ list: OptionListName }>
/** Fields that name a person. */
export type SealedField = NamesWith<{ sealed: string }>
export type MaskedField = NamesWith<{ masked: true }>
export type ColumnField = NamesWith<{ column: true }>
export type OptionalField = NamesWith<{ optional: true }>
export type FieldOf<Step extends ProfileStep> = NamesWith<{ step: Step }>

/** The profile by its rows: what is served. */
export type ProfileValues = { -readonly [F in ProfileName]: Values[Table[F]['kind']] }
type ClientName<F extends ProfileName> = Table[F] extends { client: infer Name extends string } ? Name : F
/** The same under the client's names. */
export type ClientValues = { [F in ProfileName as ClientName<F>]: ProfileValues[F] }

/** Every row with its name, in the order of the form. */
export const PROFILE_ROWS = Object.entries(PROFILE_FIELDS) as readonly [ProfileName, ProfileRow][]

const namesWhere = (holds: (row: ProfileRow) => boolean) =>
  PROFILE_ROWS.filter(([, row]) => holds(row)).map(([name]) => name) as readonly unknown[]

export const SEALED_NAMES = namesWhere(({ sealed }) => sealed !== undefined) as readonly SealedField[]
/** Questions of the forms that nobody must answer: all that a partner may leave out. */
export const OPTIONAL_FIELDS = namesWhere(({ optional }) => optional === true) as readonly OptionalField[]

/** Names of a step's fields, in the order of the form. */
export const fieldsOfStep = <Step extends ProfileStep>(step: Step) =>
  namesWhere((row) => row.step === step) as readonly FieldOf<Step>[]

/** Fields that the lender applied to needs, and no offer. */
export const AT_APPLY_FIELDS = namesWhere(({ atApply }) => atApply === true) as readonly ProfileField[]

const rows: ReadonlyMap<string, ProfileRow> = new Map(PROFILE_ROWS)
/** The row of a form's field; none of one that belongs to the application alone. */
export const profileRow = (field: string): ProfileRow | undefined => rows.get(field)
