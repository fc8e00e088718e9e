import type { RetentionClass } from '#src/contract/retention.ts'

/** The part of a form or notice under which a field is told, in the order in which it is told. */
const FIELD_GROUPS = [
  'person',
  'contact',
  'home',
  'work',
  'business',
  'loan',
  'gold',
  'property',
  'answers',
  'study',
  'vehicle',
  'merchant',
  'help',
] as const
export type FieldGroup = (typeof FIELD_GROUPS)[number]

/**
 * Who receives what was answered. `lender`, `insurer` and `bureau` only after a consent of their own; `enquiry_lender`: the
 * lenders of a loan enquiry; `partner`: who sent somebody, initials and four digits; `crm`: the desk of customer support.
 */
export type FieldRecipient = 'lender' | 'insurer' | 'bureau' | 'enquiry_lender' | 'partner' | 'crm'

/**
 * What we ourselves do with it. `match`: it moves which lenders match, or how much they offer; `count`: by its range, without a name,
 * what lenders decided is counted; `reach`: to sign in and to
 * write; `scheme`: what the housing scheme pays; `permission`: what we may write; `check`: who asks to be a partner;
 * `answer`: a request for help; `fill`: it stands
 * ready where a lender asks the same. Empty: it is asked for its recipients alone.
 */
export type FieldUse = 'match' | 'count' | 'reach' | 'scheme' | 'permission' | 'check' | 'answer' | 'fill'

export interface AskedField {
  group: FieldGroup
  /** What it is called in notices and consents, at `asked:word`; several fields may be one thing to a reader. */
  word: string
  uses: readonly FieldUse[]
  to: readonly FieldRecipient[]
  kept: RetentionClass
}

type Rest = Partial<Pick<AskedField, 'uses' | 'to' | 'kept'>>
const told = (group: FieldGroup, word: string, { uses = [], to = [], kept = 'account' }: Rest): AskedField => ({
  group,
  word,
  uses,
  to,
  kept,
})
const LENDER: Rest = { to: ['lender'] }
const MATCHED: Rest = { uses: ['match'], to: ['lender'] }
const COUNTED: Pick<AskedField, 'uses'> = { uses: ['match', 'count'] }
const ENQUIRED: Rest = { to: ['enquiry_lender'] }
const MERCHANT: Rest = { uses: ['check'], kept: 'declined_merchant' }
const HELP: Rest = { uses: ['answer'], to: ['crm'], kept: 'grievance' }

/**
 * Every field that a customer, an enquirer, a future partner or somebody who needs help is asked, by form and name: what
 * for, who receives it, how long it is kept, and under which words it is told. The one place: consents, the privacy notice
 * and what is sent to lenders, insurers and the bureau are made of it.
 */
export const ASKED_FIELDS = {
  'profile.first_name': told('person', 'name', { to: ['lender', 'insurer', 'bureau', 'enquiry_lender', 'partner'] }),
  'profile.last_name': told('person', 'name', { to: ['lender', 'insurer', 'bureau', 'enquiry_lender', 'partner'] }),
  'profile.birth_date': told('person', 'birth_date', { uses: ['match'], to: ['lender', 'insurer', 'bureau'] }),
  'profile.gender': told('person', 'gender', LENDER),
  'profile.tin': told('person', 'pan', { to: ['lender', 'bureau'] }),
  'profile.mobile_phone_number': told('contact', 'mobile', {
    uses: ['reach'],
    to: ['lender', 'insurer', 'bureau', 'enquiry_lender', 'partner'],
  }),
  'profile.email': told('contact', 'email', { uses: ['reach'], to: ['lender', 'insurer', 'enquiry_lender'] }),
  'profile.address1': told('home', 'address', LENDER),
  'profile.address2': told('home', 'address', LENDER),
  'profile.postal_code': told('home', 'address', MATCHED),
  'profile.residence_type': told('home', 'home_kind', LENDER),
  'profile.employment_status_code': told('work', 'work', { ...COUNTED, to: ['lender'] }),
  'profile.employer_name': told('work', 'employer', LENDER),
  'profile.officepincode': told('work', 'office_pincode', LENDER),
  'profile.monthly_income': told('work', 'income', { ...COUNTED, to: ['lender'] }),
  'profile.salary_mode': told('work', 'salary_mode', LENDER),
  'profile.emi': told('work', 'emis', { uses: ['match'] }),
  'profile.household_income': told('work', 'household', { uses: ['match'] }),
  'profile.household_emi': told('work', 'household', { uses: ['match'] }),
  'profile.educational_level': told('work', 'education', LENDER),
  'profile.business_registration_type': told('business', 'business_registration', LENDER),
  'profile.business_current_turnover': told('business', 'business_turnover', MATCHED),
  'profile.business_years': told('business', 'business_years', MATCHED),
  'profile.business_account': told('business', 'business_account', LENDER),
  'profile.se_loan_amount': told('loan', 'amount', { ...COUNTED, to: ['lender', 'partner'] }),
  'profile.se_loan_tenure': told('loan', 'term', { uses: ['match'] }),
  'profile.se_loan_purpose': told('loan', 'loan_purpose', { uses: ['fill'] }),
  'profile.allow_sms': told('contact', 'permissions', { uses: ['permission'] }),
  'profile.allow_emails': told('contact', 'permissions', { uses: ['permission'] }),
  'profile.prefer_net_banking': told('loan', 'net_banking', LENDER),

  'details.business_nature': told('business', 'business_nature', LENDER),
  'details.business_gross_profit': told('business', 'business_profit', LENDER),
  'details.professional_type': told('business', 'profession', LENDER),
  'details.professional_years': told('business', 'profession', LENDER),
  'details.loan_amount': told('loan', 'amount', { ...COUNTED, to: ['lender', 'partner'] }),
  'details.tenure_months': told('loan', 'term', MATCHED),
  'details.gold_form': told('gold', 'gold_kind', LENDER),
  'details.gold_weight': told('gold', 'gold_weight', MATCHED),
  'details.gold_purity': told('gold', 'gold_purity', MATCHED),
  'details.gold_repayment': told('gold', 'gold_repayment', MATCHED),
  'details.property_value': told('property', 'property_value', MATCHED),
  'details.property_pincode': told('property', 'property_pincode', LENDER),
  'details.household_income_year': told('property', 'household_year', { uses: ['scheme'], to: ['lender'] }),
  'details.owns_home': told('property', 'owns_home', { uses: ['scheme'], to: ['lender'] }),
  'details.had_subsidy': told('property', 'had_subsidy', { uses: ['scheme'], to: ['lender'] }),

  'answers.marital_status': told('answers', 'marital_status', LENDER),
  'answers.loan_purpose': told('answers', 'loan_purpose', LENDER),
  'answers.employment_tenure': told('answers', 'job_tenure', LENDER),
  'answers.total_work_experience': told('answers', 'work_experience', LENDER),
  'answers.household_income': told('answers', 'household_year', LENDER),
  'answers.account_number': told('answers', 'bank_account', LENDER),
  'answers.ifsc': told('answers', 'ifsc', LENDER),
  'answers.reference_name': told('answers', 'reference_name', LENDER),
  'answers.reference_phone': told('answers', 'reference_phone', LENDER),
  'answers.reference_told': told('answers', 'reference_told', LENDER),

  'enquiry.course': told('study', 'course', ENQUIRED),
  'enquiry.institution': told('study', 'course', ENQUIRED),
  'enquiry.place': told('study', 'study_place', ENQUIRED),
  'enquiry.cost': told('study', 'study_cost', ENQUIRED),
  'enquiry.condition': told('vehicle', 'vehicle', ENQUIRED),
  'enquiry.price': told('vehicle', 'vehicle', ENQUIRED),
  'enquiry.down_payment': told('vehicle', 'down_payment', ENQUIRED),
  'enquiry.amount': told('loan', 'amount', ENQUIRED),

  'merchant.full_name': told('merchant', 'name', MERCHANT),
  'merchant.phone': told('merchant', 'mobile', MERCHANT),
  'merchant.email': told('merchant', 'email', MERCHANT),
  'merchant.business_name': told('merchant', 'business_name', MERCHANT),
  'merchant.pincode': told('merchant', 'business_pincode', MERCHANT),
  'merchant.pan': told('merchant', 'pan', MERCHANT),
  'merchant.account_number': told('merchant', 'bank_account', MERCHANT),
  'merchant.ifsc': told('merchant', 'ifsc', MERCHANT),

  'help.name': told('help', 'name', HELP),
  'help.email': told('help', 'email', HELP),
  'help.phone': told('help', 'mobile', HELP),
  'help.company': told('help', 'company', HELP),
  'help.description': told('help', 'request', HELP),
} as const satisfies Record<string, AskedField>

export type FieldName = keyof typeof ASKED_FIELDS
export const FIELD_NAMES = Object.keys(ASKED_FIELDS) as FieldName[]
export const isFieldName = (name: unknown): name is FieldName => FIELD_NAMES.some((each) => each === name)

const row = (name: FieldName): AskedField => ASKED_FIELDS[name]

/** True where somebody of this kind may receive the field. */
export const goesTo = (name: FieldName, recipient: FieldRecipient): boolean => row(name).to.includes(recipient)

/** What stands in a notice or a consent: each group with its words, in the register's order and each word once. */
export interface ToldGroup {
  group: FieldGroup
  words: string[]
}

/** The words for these fields, group by group. */
export function toldWords(fields: readonly FieldName[]): ToldGroup[] {
  const has = new Set(fields)
  return FIELD_GROUPS.flatMap((group) => {
    const words = FIELD_NAMES.filter((name) => has.has(name) && row(name).group === group).map((name) => row(name).word)
    return words.length === 0 ? [] : [{ group, words: [...new Set(words)] }]
  })
}

/**
 * The same as lines: "Person: name, date of birth". `say` knows the words, at `asked:group.x` and `asked:word.x`.
 */
export const toldLines = (
  fields: readonly FieldName[],
  say: (kind: 'group' | 'word', name: string) => string,
): string[] =>
  toldWords(fields).map(
    ({ group, words }) => `${say('group', group)}: ${words.map((word) => say('word', word)).join(', ')}`,
  )

/** What the register says of all that goes by one word in a group; nobody else receives it where `to` is empty. */
export function toldAs(
  group: FieldGroup,
  word: string,
): { uses: FieldUse[]; to: FieldRecipient[]; kept: RetentionClass[] } {
  const rows = FIELD_NAMES.map(row).filter((each) => each.group === group && each.word === word)
  const all = <T>(of: (each: AskedField) => readonly T[]): T[] => [...new Set(rows.flatMap(of))]
  return { uses: all(({ uses }) => uses), to: all(({ to }) => to), kept: all(({ kept }) => [kept]) }
}

const OTHER_NOTICES: readonly FieldGroup[] = ['merchant', 'help']

/** What somebody who signs in may be asked: all but what future partners and visitors who need help are told beside their form. @internal */
export const NOTICED_FIELDS: readonly FieldName[] = FIELD_NAMES.filter(
  (name) => !OTHER_NOTICES.includes(row(name).group),
)

/** What the bureau is told of a customer whose score is asked for. @internal */
export const BUREAU_FIELDS: readonly FieldName[] = FIELD_NAMES.filter((name) => goesTo(name, 'bureau'))

/** All that an insurer may be told. */
export const INSURER_FIELDS: readonly FieldName[] = FIELD_NAMES.filter((name) => goesTo(name, 'insurer'))

/** What an insurer is told: who asks, and one way to reach them, the number before the email. */
export const insurerFields = ({ mobile_phone_number }: { mobile_phone_number: string }): FieldName[] => {
  const other: FieldName = mobile_phone_number === '' ? 'profile.mobile_phone_number' : 'profile.email'
  return INSURER_FIELDS.filter((name) => name !== other)
}

const NOT_BEFORE = [
  'gender',
  'home_kind',
  'office_pincode',
  'salary_mode',
  'education',
  'net_banking',
  'business_registration',
  'business_turnover',
  'business_years',
  'business_account',
]

/** What the consent to share named before it kept its own list. */
export const NAMED_BEFORE: readonly FieldName[] = FIELD_NAMES.filter(
  (name) => goesTo(name, 'lender') && !NOT_BEFORE.includes(row(name).word),
)
