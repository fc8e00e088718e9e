import type { AnySchema } from 'yup'
import { MONTHLY_INCOME_MAX, NAME_MAX_LENGTH } from '#src/contract/constants.ts'
import { emptyOr, flag, given, isGiven } from '#src/contract/entities/shared/fields.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { DEFAULT_PRODUCT, LOANS } from '#src/contract/entities/shared/loan-products.ts'
import { TEXT } from '#src/contract/rules/json-type.ts'
import {
  anyLoanAmount,
  householdIncome,
  isAmountBetween,
  loanAmount,
  monthlyIncome,
  monthlyOutgoing,
} from '#src/contract/rules/money.ts'
import { addressLine } from '#src/contract/rules/person/address.ts'
import { birthDate, servedBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { companyName } from '#src/contract/rules/person/company-name.ts'
import { email } from '#src/contract/rules/person/email-schema.ts'
import { isName, personName } from '#src/contract/rules/person/names.ts'
import { individualPan, isIndividualPan } from '#src/contract/rules/person/pan.ts'
import { phone } from '#src/contract/rules/person/phone-schema.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import { isPincode, pincode } from '#src/contract/rules/person/pincode.ts'
import { number, string } from '#src/contract/yup.ts'
import { choiceFrom } from './option-list.ts'
import type { ProfileRow, ProfileRule } from './profile-fields.ts'

/** A rule in its three places. */
interface Rules {
  /** What may be saved: valid, or empty, since autosave keeps what is cleared. */
  saved: AnySchema
  /** What a form accepts where the answer may stay away, if that is another. */
  asked?: AnySchema
  /** What a form accepts where it may not. */
  required: AnySchema
}

const isText = (accept: (value: string) => boolean) => (value: unknown) => typeof value === 'string' && accept(value)
const textOrEmpty = (accept: (value: string) => boolean, message: string) =>
  emptyOr<string>(isText(accept), message, TEXT)
const mustBeGiven = <S extends AnySchema>(schema: S): S => schema.test('given', 'rules:required', isGiven)
const onOrOff = flag()
const loanTerm = emptyOr<number>(
  (value) => LOANS[DEFAULT_PRODUCT].terms.some((each) => each === value),
  'rules:choice.unknown',
)
const unkeptRupees = number().test(
  'rupees',
  'rules:monthlyOutgoing.range',
  (value) => value === undefined || isAmountBetween(value, 0, MONTHLY_INCOME_MAX),
)

const RULES: Record<ProfileRule, Rules> = {
  name: {
    saved: textOrEmpty(isName, 'rules:name.letters').test(
      'length',
      'rules:text.tooLong',
      (value) => (value?.length ?? 0) <= NAME_MAX_LENGTH,
    ),
    required: given(personName),
  },
  birthDate: { saved: servedBirthDate, asked: birthDate, required: birthDate.required('rules:birthDate.required') },
  pan: { saved: textOrEmpty(isIndividualPan, 'rules:pan.invalid'), required: given(individualPan) },
  email: { saved: email, required: given(email) },
  phone: { saved: textOrEmpty(isPhone, 'rules:phone.invalid'), required: given(phone) },
  addressLine: { saved: addressLine, required: given(addressLine) },
  pincode: {
    saved: textOrEmpty(isPincode, 'rules:pincode.invalid'),
    asked: string().matches(/^([0-9]{6})?$/, 'rules:pincode.invalid'),
    required: given(pincode),
  },
  companyName: { saved: companyName, required: companyName.required('rules:required') },
  monthlyIncome: { saved: monthlyIncome, required: mustBeGiven(monthlyIncome) },
  monthlyOutgoing: { saved: monthlyOutgoing, required: mustBeGiven(monthlyOutgoing) },
  householdIncome: { saved: householdIncome, required: mustBeGiven(householdIncome) },
  unkeptRupees: { saved: unkeptRupees, required: unkeptRupees },
  loanTerm: { saved: loanTerm, required: mustBeGiven(loanTerm) },
  loanAmount: { saved: anyLoanAmount, asked: loanAmount, required: mustBeGiven(loanAmount) },
  switch: { saved: number<Flag>().oneOf([0, 1], 'rules:flag'), asked: onOrOff, required: onOrOff },
}

/** The rules of a row; none of a field that the server alone writes. */
export function rulesOf({ rule, list }: ProfileRow): Rules | null {
  if (list === undefined) return rule === undefined ? null : RULES[rule]
  const saved = choiceFrom(list)
  return { saved, required: saved.test('chosen', 'rules:requiredChoice', isGiven) }
}
