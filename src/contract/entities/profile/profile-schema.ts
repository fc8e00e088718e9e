import { number, string } from '#src/contract/yup.ts'
import type { ObjectSchema } from 'yup'

import { MONTHLY_INCOME_MAX, NAME_MAX_LENGTH } from '#src/contract/constants.ts'
import { addressLine } from '#src/contract/rules/address.ts'
import { servedBirthDate } from '#src/contract/rules/birth-date.ts'
import { companyName } from '#src/contract/rules/company-name.ts'
import { email } from '#src/contract/rules/email-schema.ts'
import { anyLoanAmount, isAmountBetween, monthlyIncome, monthlyOutgoing } from '#src/contract/rules/money.ts'
import { isName } from '#src/contract/rules/names.ts'
import { isIndividualPan } from '#src/contract/rules/pan.ts'
import { isPhone } from '#src/contract/rules/phone.ts'
import { isPincode } from '#src/contract/rules/pincode.ts'

import { emptyOr, flag, strictObject } from '../shared/fields.ts'
import type { Flag } from '../shared/fields.ts'
import { choiceFrom } from './option-list.ts'
import type { ServedProfile } from './profile.ts'

const text = () => string().defined()
const amount = () =>
  emptyOr<number>((value) => typeof value === 'number' && Number.isFinite(value), 'rules:number.range').defined()
const choice = () =>
  emptyOr<number>((value) => typeof value === 'number' && Number.isInteger(value), 'rules:choice.unknown').defined()

/** Schema of the profile as served: shapes only, since stored values have passed the rules on their way in. */
export const servedProfileSchema: ObjectSchema<ServedProfile> = strictObject({
  birth_date: text(),
  channel_id: text(),
  email: text(),
  email_verified: flag(),
  first_name: text(),
  last_name: text(),
  is_editing: flag(),
  merchant_location_id: text(),
  mobile_phone_code: text(),
  mobile_phone_number: text(),
  role_id: text(),
  user_id: number().integer().defined(),
  tin: text(),
  language: number().integer().defined(),
  bl_completed: flag(),
  pl_completed: flag(),
  gl_completed: flag(),
  hl_completed: flag(),
  employment_status_code: choice(),
  business_registration_type: choice(),
  address1: text(),
  address2: text(),
  postal_code: text(),
  gender: choice(),
  inflight_credit_app_id: text(),
  pl_update_required: flag(),
  pl_se_update_required: flag(),
  residence_type: choice(),
  se_loan_amount: amount(),
  allow_sms: flag(),
  allow_emails: flag(),
  business_current_turnover: choice(),
  business_years: choice(),
  employer_name: text(),
  officepincode: text(),
  monthly_income: amount(),
  salary_mode: choice(),
  monthly_rent: number().defined(),
  educational_level: choice(),
  emi: amount(),
  prefer_net_banking: choice(),
  business_account: flag(),
})

const isText = (accept: (value: string) => boolean) => (value: unknown) => typeof value === 'string' && accept(value)
const textOrEmpty = (accept: (value: string) => boolean, message: string) => emptyOr<string>(isText(accept), message)
const nameOrEmpty = () =>
  textOrEmpty(isName, 'rules:name.letters').test(
    'length',
    'rules:text.tooLong',
    (value) => (value?.length ?? 0) <= NAME_MAX_LENGTH,
  )
const switchField = () => number<Flag>().oneOf([0, 1], 'rules:flag')

/**
 * What a customer may change: any subset of these fields, each valid or empty (autosave keeps what is cleared). Fields
 * that only the server decides (completion flags, ids, verification, role) are unknown keys here and refused. A masked
 * `tin` or `birth_date` means unchanged.
 */
export const profileUpdateSchema = strictObject({
  birth_date: servedBirthDate,
  email,
  first_name: nameOrEmpty(),
  last_name: nameOrEmpty(),
  is_editing: switchField(),
  mobile_phone_number: textOrEmpty(isPhone, 'rules:phone.invalid'),
  tin: textOrEmpty(isIndividualPan, 'rules:pan.invalid'),
  employment_status_code: choiceFrom('employmentStatus'),
  business_registration_type: choiceFrom('businessRegistrationType'),
  address1: addressLine,
  address2: addressLine,
  postal_code: textOrEmpty(isPincode, 'rules:pincode.invalid'),
  gender: choiceFrom('Gender'),
  residence_type: choiceFrom('residentType'),
  se_loan_amount: anyLoanAmount,
  allow_sms: switchField(),
  allow_emails: switchField(),
  business_current_turnover: choiceFrom('businessTurnover'),
  business_years: choiceFrom('businessYears'),
  employer_name: companyName,
  officepincode: textOrEmpty(isPincode, 'rules:pincode.invalid'),
  monthly_income: monthlyIncome,
  salary_mode: choiceFrom('salaryMode'),
  monthly_rent: number().test(
    'rent',
    'rules:monthlyOutgoing.range',
    (value) => value === undefined || isAmountBetween(value, 0, MONTHLY_INCOME_MAX),
  ),
  educational_level: choiceFrom('educationalLevel'),
  emi: monthlyOutgoing,
  prefer_net_banking: choiceFrom('preferNetBanking'),
  business_account: switchField(),
})
