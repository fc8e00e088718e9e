import type { InferType } from 'yup'
import { TDS_PERCENT } from '#src/contract/paying/month-tax.ts'
import { financialYearOf } from '#src/contract/paying/tax-quarters.ts'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { number, string } from '#src/contract/yup.ts'
import { given, isoDay, isoInstant, listOf, realDay, rowId, strictObject } from '../shared/fields.ts'

/** Whether an order of the tax office counts today; `used_up` = what it covers has been earned. */
const LOWER_TAX_STATES = ['counts', 'to_come', 'used_up', 'over', 'ended'] as const
export type LowerTaxState = (typeof LOWER_TAX_STATES)[number]

const amount = () => number().defined()

/** An order by which less tax is deducted from a partner, with what it covers and has covered, rupees. */
const lowerTaxSchema = strictObject({
  certificate_id: rowId(),
  number: string().defined(),
  tds_percent: amount(),
  limit_amount: amount(),
  used: amount(),
  from_day: isoDay(),
  to_day: isoDay(),
  evidence: string().defined(),
  state: string<LowerTaxState>().oneOf(LOWER_TAX_STATES).defined(),
  noted_at: isoInstant(),
  noted_by: string().nullable().defined(),
  ended_reason: string().nullable().defined(),
})
export type LowerTaxCertificate = InferType<typeof lowerTaxSchema>

export const lowerTaxListSchema = listOf(lowerTaxSchema)

/** Rupees that an order may cover at most: a hundred crore. */
const LIMIT_MAX = 1_000_000_000

/** The first day beside the last one; what is no day is said at its own field. */
function firstDayIn(parent: unknown, last: string): string {
  const { from_day } = parent as { from_day: unknown }
  return typeof from_day === 'string' ? from_day : last
}

/** Body of POST /api/partners/{id}/tax-certificates: an order of the tax office as it stands there. */
export const lowerTaxFormSchema = strictObject({
  number: given(string().matches(/^[A-Z0-9]{8,20}$/, 'rules:lowerTax.number')),
  /** Percent, in hundredths; less than what is deducted without it. */
  tds_percent: number()
    .required('rules:required')
    .typeError('rules:required')
    .min(0, 'rules:lowerTax.percent')
    .lessThan(TDS_PERCENT, 'rules:lowerTax.percent')
    .test('hundredths', 'rules:lowerTax.percent', (value) => Number.isInteger(Math.round(value * 1e6) / 1e4)),
  limit_amount: number()
    .required('rules:required')
    .typeError('rules:required')
    .integer('rules:lowerTax.limit')
    .min(1, 'rules:lowerTax.limit')
    .max(LIMIT_MAX, 'rules:lowerTax.limit'),
  from_day: given(realDay()),
  to_day: given(realDay())
    .test('order', 'rules:lowerTax.order', (day, { parent }) => day >= firstDayIn(parent, day))
    .test(
      'year',
      'rules:lowerTax.year',
      (day, { parent }) => financialYearOf(day) === financialYearOf(firstDayIn(parent, day)),
    ),
  evidence: staffReason(),
})
export type LowerTaxForm = InferType<typeof lowerTaxFormSchema>

/** Body of an end before its day, with the reason. */
export const lowerTaxEndSchema = strictObject({ reason: staffReason() })
