import type { AnySchema } from 'yup'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { optionKey } from '#src/contract/option-lists/option-lists.ts'
import { NUMBER_OR_EMPTY } from '#src/contract/rules/json-type.ts'
import { isAmountBetween } from '#src/contract/rules/money.ts'
import type { Amount } from '#src/contract/rules/money.ts'
import { pincode } from '#src/contract/rules/person/pincode.ts'
import { mixed, ValidationError } from '#src/contract/yup.ts'
import { choiceFrom } from '../profile/option-list.ts'
import { emptyOr, given, isGiven, strictObject } from '../shared/fields.ts'
import { LOANS } from '../shared/loan-products.ts'
import type { DetailedProduct, LoanProduct } from '../shared/loan-products.ts'

/**
 * What a product asks beyond the profile. It belongs to one application, not to the person: the next loan may be for
 * another shop, another house, other jewellery. Amounts in rupees, terms in months, weights in grams, purity in carats.
 */

/** Purities of gold that are lent against, carats. Source: RBI lending against gold directions, jewellery trade. */
export const GOLD_PURITIES = [18, 20, 22, 24] as const
/** Ornaments up to 1 kg and coins up to 50 g may be pledged. Source: RBI directions of 6 June 2025. */
export const GOLD_FORMS = ['ornaments', 'coins'] as const
export const GOLD_WEIGHT_MAX = { ornaments: 1_000, coins: 50 } as const satisfies Record<
  (typeof GOLD_FORMS)[number],
  number
>
/** How a gold loan is paid back: every month, or all at the end (at most 12 months). */
export const GOLD_REPAYMENTS = ['emi', 'bullet'] as const
export const GOLD_BULLET_MAX_MONTHS = 12

const one = <T extends string | number>(list: readonly T[]) =>
  emptyOr<T>((value) => list.some((each) => each === value), 'rules:choice.unknown')
const amountOf = (product: LoanProduct) => {
  const { min, max, amountRule } = LOANS[product]
  return mixed<Amount>(
    (value): value is Amount => value === '' || (Number.isInteger(value) && isAmountBetween(value, min, max)),
  ).typeError(amountRule)
}
const termOf = (product: LoanProduct) => one<number>(LOANS[product].terms)
const rupees = (min: number, max: number, rule = 'rules:number.range') =>
  mixed<Amount>((value): value is Amount => value === '' || isAmountBetween(value, min, max)).typeError(rule)
/** The least price of a home on which the least home loan may be lent, rupees. */
export const HOME_VALUE_MIN = 1_11_112
const flagChoice = () => one([0, 1] as const)
const chosen = <S extends AnySchema>(schema: S): S => schema.test('chosen', 'rules:requiredChoice', isGiven)
const typed = <S extends AnySchema>(schema: S): S => schema.test('given', 'rules:required', isGiven)

/** True when the business sells a profession's services, which alone asks for the profession. */
export function isProfessional(nature: unknown): boolean {
  return optionKey('businessNature', nature) === 'services'
}

/** Business: what the lender reads beside the profile's registration type, turnover and years. */
export const businessDetails = strictObject({
  business_nature: chosen(choiceFrom('businessNature')),
  business_gross_profit: chosen(choiceFrom('businessGrossProfit')),
  /** Only of somebody who sells a profession's services. */
  professional_type: choiceFrom('professionalType').when('business_nature', ([nature], schema) =>
    isProfessional(nature) ? chosen(schema) : schema,
  ),
  professional_years: choiceFrom('professionalYears').when('business_nature', ([nature], schema) =>
    isProfessional(nature) ? chosen(schema) : schema,
  ),
  loan_amount: typed(amountOf(PRODUCT.business)),
  tenure_months: chosen(termOf(PRODUCT.business)),
})

/** Gold: what is pledged, and how it is to be paid back. */
export const goldDetails = strictObject({
  gold_form: chosen(one(GOLD_FORMS)),
  /** Grams of gold alone, without stones. */
  gold_weight: typed(emptyOr<number>((value) => isAmountBetween(value, 0.5, 1_000), 'rules:goldWeight.range')).when(
    'gold_form',
    ([form], schema) =>
      form === 'coins'
        ? schema.test('coins', 'rules:goldWeight.coins', (value: unknown) => !(Number(value) > GOLD_WEIGHT_MAX.coins))
        : schema,
  ),
  gold_purity: chosen(one(GOLD_PURITIES)),
  gold_repayment: chosen(one(GOLD_REPAYMENTS)),
  loan_amount: typed(amountOf(PRODUCT.gold)),
  tenure_months: chosen(termOf(PRODUCT.gold)).when('gold_repayment', ([repayment], schema) =>
    repayment === 'bullet'
      ? schema.test('bullet', 'rules:goldBullet.tenure', (value: unknown) => !(Number(value) > GOLD_BULLET_MAX_MONTHS))
      : schema,
  ),
})

/** Affordable housing: the home and the household, by which the scheme's income bands are told. */
export const housingDetails = strictObject({
  property_value: typed(rupees(HOME_VALUE_MIN, 1_00_00_000, 'rules:home.value')),
  property_pincode: given(pincode),
  /** Rupees a year, of the whole household. */
  household_income_year: typed(rupees(0, 1_00_00_000)),
  owns_home: chosen(flagChoice()),
  had_subsidy: chosen(flagChoice()),
  /** A step of the form that does not ask the price has it as context. */
  loan_amount: typed(amountOf(PRODUCT.housing)).when(
    ['property_value', '$property_value'],
    ([asked, told]: unknown[], schema) => {
      const value = asked ?? told
      return isGiven(value)
        ? schema.test('price', 'rules:home.loan', (amount: unknown) => !(Number(amount) > Number(value)))
        : schema
    },
  ),
  tenure_months: chosen(termOf(PRODUCT.housing)),
})

/** What each product with questions of its own asks. */
export const PRODUCT_DETAILS = {
  [PRODUCT.business]: businessDetails,
  [PRODUCT.gold]: goldDetails,
  [PRODUCT.housing]: housingDetails,
} satisfies Record<DetailedProduct, AnySchema>

/** The saved answers of one application: any subset of its product's fields. */
export type ApplicationDetails = Partial<Record<string, string | number>>

/** Names of a product's own fields, in the order of its form. */
export const detailFields = (product: DetailedProduct): string[] => Object.keys(PRODUCT_DETAILS[product].fields)

/** Own fields that are missing or wrong, in the order of the form, each with the key of its message. */
export function detailProblems(product: DetailedProduct, details: ApplicationDetails): Record<string, string> {
  const whole = Object.fromEntries(detailFields(product).map((field) => [field, details[field] ?? '']))
  try {
    PRODUCT_DETAILS[product].validateSync(whole, { abortEarly: false, disableStackTrace: true })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message]))
  }
}

/** The given answers that keep the rules of the product as they are now. */
export function validDetails(product: DetailedProduct, details: ApplicationDetails): Record<string, string | number> {
  const problems = detailProblems(product, details)
  return Object.fromEntries(
    detailFields(product).flatMap((field) => {
      const value = details[field]
      return value === undefined || value === '' || problems[field] !== undefined ? [] : [[field, value]]
    }),
  )
}

/** A save, and what is kept: known fields of any of the products, each a short text or a finite number. */
export const applicationDetailsSchema = strictObject(
  Object.fromEntries(
    [...new Set(Object.values(PRODUCT_DETAILS).flatMap(({ fields }) => Object.keys(fields)))].map((field) => [
      field,
      mixed<string | number>(
        (value): value is string | number =>
          (typeof value === 'string' && value.length <= 20) || (typeof value === 'number' && Number.isFinite(value)),
      )
        .typeError('rules:invalid')
        .meta(NUMBER_OR_EMPTY),
    ]),
  ),
)
