import type { Schema } from 'yup'
import { ifsc } from '#src/contract/rules/accounts/ifsc.ts'
import { fullName } from '#src/contract/rules/person/names.ts'
import { phone } from '#src/contract/rules/person/phone-schema.ts'
import { mixed, number, string } from '#src/contract/yup.ts'
import { choiceFrom } from '../profile/option-list.ts'
import { given, isGiven, strictObject } from '../shared/fields.ts'

/** What a lender may still ask after the application, in the order of the form. A closed list, so each is translated. */
export const ADDITIONAL_INFO_FIELDS = [
  'marital_status',
  'loan_purpose',
  'employment_tenure',
  'total_work_experience',
  'household_income',
  'account_number',
  'ifsc',
  'reference_name',
  'reference_phone',
  'reference_told',
] as const
export type AdditionalInfoField = (typeof ADDITIONAL_INFO_FIELDS)[number]

/** What names another person, or where money goes: told to one lender, it is offered to no other. */
export const TOLD_TO_ONE: readonly AdditionalInfoField[] = [
  'account_number',
  'ifsc',
  'reference_name',
  'reference_phone',
  'reference_told',
]

const SCHEMAS: Record<AdditionalInfoField, Schema> = {
  marital_status: choiceFrom('maritalStatus').test('chosen', 'rules:requiredChoice', isGiven),
  loan_purpose: choiceFrom('loanPurpose').test('chosen', 'rules:requiredChoice', isGiven),
  employment_tenure: choiceFrom('employeementTenure').test('chosen', 'rules:requiredChoice', isGiven),
  total_work_experience: choiceFrom('totalWorkExperience').test('chosen', 'rules:requiredChoice', isGiven),
  household_income: choiceFrom('householdIncome').test('chosen', 'rules:requiredChoice', isGiven),
  account_number: string()
    .required('rules:required')
    .matches(/^[0-9]{9,18}$/, 'rules:accountNumber.invalid'),
  ifsc: given(ifsc),
  reference_name: given(fullName),
  reference_phone: given(phone),
  reference_told: number()
    .typeError('rules:reference.told')
    .oneOf([1], 'rules:reference.told')
    .required('rules:reference.told'),
}

/** Schema of the answers to exactly the questions that the lender asked; every one is required. */
export function additionalInfoSchema(fields: readonly AdditionalInfoField[]) {
  return strictObject(Object.fromEntries(fields.map((field) => [field, SCHEMAS[field]])))
}

/** Answers of the additional information form. */
export type AdditionalInfo = Partial<Record<AdditionalInfoField, string | number | undefined>>

const isAnswer = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'
const answer = () => mixed<string | number>(isAnswer).optional()

/** Schema of answers that were accepted before, of whichever questions. */
export const additionalInfoAnswers = () =>
  strictObject({
    marital_status: answer(),
    loan_purpose: answer(),
    employment_tenure: answer(),
    total_work_experience: answer(),
    household_income: answer(),
    account_number: answer(),
    ifsc: answer(),
    reference_name: answer(),
    reference_phone: answer(),
    reference_told: answer(),
  } satisfies Record<AdditionalInfoField, Schema>)
    .optional()
    .default(undefined)

/** Answers about the loan and not about the person: they stay with the product that they were given for. */
export const ANSWERS_OF_THE_LOAN: readonly AdditionalInfoField[] = ['loan_purpose']
