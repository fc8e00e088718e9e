import type { InferType, Schema } from 'yup'
import { ENQUIRY_KINDS } from '#src/contract/marketed-kinds.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import { TEXT } from '#src/contract/rules/json-type.ts'
import { isAmountBetween } from '#src/contract/rules/money.ts'
import type { Amount } from '#src/contract/rules/money.ts'
import { mixed, string } from '#src/contract/yup.ts'
import { emptyOr, isGiven, isoInstant, strictObject } from '../shared/fields.ts'

/** Largest amount that may be asked for, whole rupees. Student: usual limit without collateral, domain figures. */
const ENQUIRY_AMOUNT_MAX: Record<EnquiryKind, number> = {
  student: 7_50_000,
  'two-wheeler': 5_00_000,
  car: 50_00_000,
}
/** Smallest amount that may be asked for, whole rupees. */
const ENQUIRY_AMOUNT_MIN = 10_000
const COST_MAX = 1_00_00_000

export const STUDY_PLACES = ['india', 'abroad'] as const
export const VEHICLE_CONDITIONS = ['new', 'used'] as const

const typed = <S extends Schema>(schema: S): S => schema.test('given', 'rules:required', isGiven)
const money = (min: number, max: number) =>
  mixed<Amount>((value): value is Amount => value === '' || isAmountBetween(value, min, max)).typeError(
    'rules:number.range',
  )
const words = () =>
  string()
    .required('rules:required')
    .max(120, 'rules:text.tooLong')
    .matches(/^[\p{L}\p{M}\p{N} .,'&()+/-]+$/u, 'rules:enquiry.words')
const one = <T extends string>(list: readonly T[]) =>
  emptyOr<T>((value) => list.some((each) => each === value), 'rules:choice.unknown', TEXT).test(
    'chosen',
    'rules:requiredChoice',
    isGiven,
  )

const amountOf = (kind: EnquiryKind) => typed(money(ENQUIRY_AMOUNT_MIN, ENQUIRY_AMOUNT_MAX[kind]))
const vehicle = (kind: EnquiryKind) =>
  strictObject({
    condition: one(VEHICLE_CONDITIONS),
    /** On the road, rupees. */
    price: typed(money(1, COST_MAX)),
    /** What the buyer pays themselves, rupees. */
    down_payment: typed(money(0, COST_MAX)),
    amount: amountOf(kind).test('within', 'rules:enquiry.price', withinPrice),
  })

/** No more is borrowed than is left to pay. */
function withinPrice(amount: unknown, { parent }: { parent: { price?: unknown; down_payment?: unknown } }): boolean {
  const price = Number(parent.price)
  return !isGiven(parent.price) || Number(amount) <= price - Number(parent.down_payment ?? 0)
}

/** What matters for each kind, in the order of its form. Amounts in rupees. */
export const ENQUIRY_FORMS = {
  student: strictObject({
    course: words(),
    institution: words(),
    place: one(STUDY_PLACES),
    /** Fees and living, for the whole course, rupees. */
    cost: typed(money(1, COST_MAX)),
    amount: amountOf('student').test('within', 'rules:enquiry.cost', (amount: unknown, { parent }) => {
      const { cost } = parent as { cost?: unknown }
      return !isGiven(cost) || Number(amount) <= Number(cost)
    }),
  }),
  'two-wheeler': vehicle('two-wheeler'),
  car: vehicle('car'),
} as const

export type EnquiryDetails = Record<string, string | number>

/** Names of a kind's fields, in the order of its form. */
export const enquiryFields = (kind: EnquiryKind): string[] => Object.keys(ENQUIRY_FORMS[kind].fields)

const kindField = () => string().oneOf(ENQUIRY_KINDS, 'rules:choice.unknown').defined()
const detailsField = () =>
  mixed<EnquiryDetails>((value): value is EnquiryDetails => typeof value === 'object' && !Array.isArray(value))

/** Body of a new enquiry; `details` is then held against the form of its kind. `consent` = version of the text shown. */
export const enquiryBodySchema = strictObject({
  kind: kindField(),
  details: detailsField().defined(),
  consent: string()
    .matches(/^[\w.-]{1,32}$/, 'rules:consent.version')
    .defined(),
})

/** Every field of every kind; an enquiry has its kind's. */
const answeredDetails = strictObject(
  Object.fromEntries(
    [...new Set(ENQUIRY_KINDS.flatMap((kind) => enquiryFields(kind)))].map((field) => [
      field,
      mixed<string | number>(
        (value): value is string | number => typeof value === 'string' || typeof value === 'number',
      ),
    ]),
  ),
)

/** An enquiry as its owner sees it. `reference` is the number that people can read out; `created_at` in UTC. */
export const loanEnquirySchema = strictObject({
  reference: string().defined(),
  kind: kindField(),
  details: answeredDetails.defined(),
  status: string().defined(),
  created_at: isoInstant(),
})
export type LoanEnquiry = InferType<typeof loanEnquirySchema>
