import { string, ValidationError } from '#src/contract/yup.ts'

import { addressLine } from '#src/contract/rules/address.ts'
import { birthDate, toFormBirthDate } from '#src/contract/rules/birth-date.ts'
import { companyName } from '#src/contract/rules/company-name.ts'
import { email } from '#src/contract/rules/email-schema.ts'
import { loanAmount, monthlyIncome, monthlyOutgoing } from '#src/contract/rules/money.ts'
import { personName } from '#src/contract/rules/names.ts'
import { individualPan } from '#src/contract/rules/pan.ts'
import { phone } from '#src/contract/rules/phone-schema.ts'
import { pincode } from '#src/contract/rules/pincode.ts'
import { optionKey } from '#src/contract/option-lists/option-lists.ts'

import { flag, given, isGiven, strictObject } from '../shared/fields.ts'
import { choiceFrom } from './option-list.ts'
import type { ProfileField, ServedProfile } from './profile.ts'

/** True when the residence is one that rent is paid for. */
export function paysRent(residenceType: unknown): boolean {
  const key = optionKey('residentType', residenceType)
  return key === 'rented' || key === 'hostel'
}

/** True when the employment is a salary, which alone asks for employer, office pincode and salary mode. */
export function isSalaried(employmentStatus: unknown): boolean {
  return optionKey('employmentStatus', employmentStatus) === 'salaried'
}

/** Step 1, "About you". `birth_date` is DD/MM/YYYY; it and `tin` (the PAN) may be masked. Fields have their wire names. */
export const personalInformation = strictObject({
  first_name: given(personName),
  last_name: given(personName),
  birth_date: birthDate.required('rules:birthDate.required'),
  gender: choiceFrom('Gender').test('chosen', 'rules:requiredChoice', isGiven),
  tin: given(individualPan),
})

/** Step 2, "Your home". Of email and mobile number, the one used to sign in is fixed. `monthly_rent` in rupees. */
export const contactDetails = strictObject({
  email: given(email),
  mobile_phone_number: given(phone),
  address1: given(addressLine),
  address2: addressLine,
  postal_code: given(pincode),
  residence_type: choiceFrom('residentType').test('chosen', 'rules:requiredChoice', isGiven),
  monthly_rent: monthlyOutgoing.when('residence_type', ([type], schema) =>
    paysRent(type) ? schema.test('rent-paid', 'rules:required', (rent) => isGiven(rent) && rent !== 0) : schema,
  ),
})

/** Step 3, "Work and income". Income and EMIs in rupees a month. Employer, its pincode and salary mode: salaried only. */
export const employmentDetails = strictObject({
  employment_status_code: choiceFrom('employmentStatus').test('chosen', 'rules:requiredChoice', isGiven),
  employer_name: companyName.when('employment_status_code', ([status], schema) =>
    isSalaried(status) ? schema.required('rules:required') : schema,
  ),
  officepincode: string().when('employment_status_code', ([status], schema) =>
    isSalaried(status) ? given(pincode) : schema.matches(/^([0-9]{6})?$/, 'rules:pincode.invalid'),
  ),
  monthly_income: monthlyIncome.test('given', 'rules:required', isGiven),
  salary_mode: choiceFrom('salaryMode').when('employment_status_code', ([status], schema) =>
    isSalaried(status) ? schema.test('chosen', 'rules:requiredChoice', isGiven) : schema,
  ),
  emi: monthlyOutgoing.test('given', 'rules:required', isGiven),
  educational_level: choiceFrom('educationalLevel'),
})

/** Step 4, "Your loan". The desired amount in rupees; both permissions start unticked and may stay so. */
export const communicationPreferences = strictObject({
  se_loan_amount: loanAmount.test('given', 'rules:required', isGiven),
  allow_sms: flag(),
  allow_emails: flag(),
  prefer_net_banking: choiceFrom('preferNetBanking'),
})

/** The four steps in the order of the form, named as the specification names their sections. */
export const PERSONAL_LOAN_STEPS = [
  { name: 'personalInformation', schema: personalInformation },
  { name: 'contactDetails', schema: contactDetails },
  { name: 'employmentDetails', schema: employmentDetails },
  { name: 'communicationPreferences', schema: communicationPreferences },
] as const
export type PersonalLoanStep = (typeof PERSONAL_LOAN_STEPS)[number]['name']

/** Names of a step's fields, in the order of the form. */
export function fieldsOfStep(step: PersonalLoanStep): ProfileField[] {
  const found = PERSONAL_LOAN_STEPS.find(({ name }) => name === step)
  return found ? (Object.keys(found.schema.fields) as ProfileField[]) : []
}

/** Term suggested for a desired amount, months: 12 up to ₹1,00,000, else 24. The customer changes it beside the offers. */
export function suggestedTenure(amount: number): number {
  return amount <= 100_000 ? 12 : 24
}

/**
 * Fields of a served profile that a personal loan still needs, in the order of the form; an empty list means the
 * profile is complete (`pl_completed`). `now` is the instant taken as today for the age. Masked values count as given.
 */
export function missingForPersonalLoan(profile: ServedProfile, now: Date = new Date()): ProfileField[] {
  return PERSONAL_LOAN_STEPS.flatMap(({ name }) => missingInStep(name, profile, now))
}

/** Fields of one step that a served profile still needs, in the order of the form. `now` as above. */
export function missingInStep(name: PersonalLoanStep, profile: ServedProfile, now: Date): ProfileField[] {
  const values: Partial<Record<ProfileField, unknown>> = { ...profile, birth_date: toFormBirthDate(profile.birth_date) }
  const fields = fieldsOfStep(name)
  const step = Object.fromEntries(fields.map((field) => [field, values[field]]))
  const wrong = problemPaths(() =>
    PERSONAL_LOAN_STEPS.find((each) => each.name === name)?.schema.validateSync(step, {
      abortEarly: false,
      context: { now },
    }),
  )
  return fields.filter((field) => wrong.has(field))
}

function problemPaths(validate: () => unknown): Set<string> {
  try {
    validate()
    return new Set()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return new Set(error.inner.flatMap(({ path }) => (path === undefined ? [] : [path])))
  }
}
