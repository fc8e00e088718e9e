import type { InferType, Schema } from 'yup'
import { ENQUIRY_KINDS } from '#src/contract/marketed-kinds.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import { TEXT } from '#src/contract/rules/json-type.ts'
import { isAmountBetween } from '#src/contract/rules/money.ts'
import type { Amount } from '#src/contract/rules/money.ts'
import { boolean, mixed, string } from '#src/contract/yup.ts'
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

/** Our promise: passed on or closed by the end of so many working days. */
export const ENQUIRY_DAYS = 3

/** `withdrawn`: its customer took the consent back; `closed`: staff ended it, and said why. */
export const ENQUIRY_STATUSES = ['open', 'passed', 'closed', 'withdrawn'] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

/** Why staff closed an enquiry; the customer reads it. */
export const ENQUIRY_CLOSE_REASONS = ['no_lender', 'withdrew', 'not_reached', 'wrong_data'] as const
export type EnquiryCloseReason = (typeof ENQUIRY_CLOSE_REASONS)[number]

/** Number of an enquiry, such as LE-7K2M9QXA. */
export const enquiryNumber = () =>
  string()
    .matches(/^LE-[2-9A-Z]{8}$/, 'rules:id')
    .defined()

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

export const kindField = () => string().oneOf(ENQUIRY_KINDS, 'rules:choice.unknown').defined()
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
export const answeredDetails = () =>
  strictObject(
    Object.fromEntries(
      [...new Set(ENQUIRY_KINDS.flatMap((kind) => enquiryFields(kind)))].map((field) => [
        field,
        mixed<string | number>(
          (value): value is string | number => typeof value === 'string' || typeof value === 'number',
        ),
      ]),
    ),
  )

/** An enquiry as its owner sees it. `reference` is the number that people can read out; instants in UTC. */
export const loanEnquirySchema = strictObject({
  reference: string().defined(),
  kind: kindField(),
  details: answeredDetails(),
  status: string<EnquiryStatus>().oneOf(ENQUIRY_STATUSES).defined(),
  created_at: isoInstant(),
  /** By when we promise to have passed it on or closed it. */
  due_at: isoInstant(),
  /** Somebody of ours has it. */
  taken: boolean().defined(),
  /** To whom it goes; null = not passed on. */
  lender: string().nullable().defined(),
  /** Since when that lender has it; null = it has not taken it yet. */
  sent_at: isoInstant().nullable().defined(),
  closed_at: isoInstant().nullable().defined(),
  /** Null = it is not closed, or its customer withdrew the consent. */
  close_reason: string<EnquiryCloseReason>().oneOf(ENQUIRY_CLOSE_REASONS).nullable().defined(),
})
export type LoanEnquiry = InferType<typeof loanEnquirySchema>

/** It waits for us, or for a lender that we have not reached yet: there is one of a kind. */
export const isEnquiryOpen = ({ status, sent_at }: { status: EnquiryStatus; sent_at: unknown }): boolean =>
  status === 'open' || (status === 'passed' && sent_at === null)
