import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { DEFAULT_PRODUCT } from '#src/contract/entities/shared/loan-products.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { LENDER_KINDS, JOURNEYS } from '#src/contract/entities/catalogue/lender.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import type { lenders } from './schema.ts'

type Row = typeof lenders.$inferSelect
export type NewLenderRow = Omit<typeof lenders.$inferInsert, 'slug'>
/** A lender of the contract; without a number while the database has not given one. */
export type UnstoredLender = Omit<Lender, 'lender_id'> & Partial<Pick<Lender, 'lender_id'>>

const instantOf = (day: string | null): Date | null => (day === null ? null : startOfIstDay(day))
const flagOf = (value: number): Flag => (value === 1 ? 1 : 0)
const choiceOf = (value: number): number | '' => (value === 0 ? '' : value)
const orNull = <T, R>(value: T | null, convert: (value: T) => R): R | null => (value === null ? null : convert(value))

/** Path segments that the specification gives to lenders, where the plain rule would give another. */
const SLUGS: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ MoneyView: 'money-view', MoneyTap: 'money-tap' }),
)

/** Path and settings key of a lender: lower case letters, digits and hyphens. */
export const lenderSlug = (name: string): string =>
  SLUGS.get(name) ??
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** How a lender is stored: paise, decimal text, instants. */
export function toLenderRow({ group, ...lender }: UnstoredLender): NewLenderRow {
  return {
    ...lender,
    entity_kind: group,
    min_income: toPaise(lender.min_income),
    max_income: toPaise(lender.max_income),
    min_loan_amount: toPaise(lender.min_loan_amount),
    loan_amount_upto: toPaise(lender.loan_amount_upto),
    penal_charge_amount: orNull(lender.penal_charge_amount, toPaise),
    foreclosure_charge_amount: orNull(lender.foreclosure_charge_amount, toPaise),
    foreclosure_charge_pct: orNull(lender.foreclosure_charge_pct, String),
    ticket_class: Number(lender.ticket_class),
    credit_score_class: Number(lender.credit_score_class),
    rate_min: String(lender.rate_min),
    rate_max: String(lender.rate_max),
    apr_min: String(lender.apr_min),
    apr_max: String(lender.apr_max),
    processing_fee_pct: String(lender.processing_fee_pct),
    so_date_start: instantOf(lender.so_date_start),
    so_date_end: instantOf(lender.so_date_end),
  }
}

/** A stored lender in rupees, percent a year and days of India. */
export function toLender({ entity_kind, ...row }: Omit<Row, 'slug' | 'deleted_at'>): Lender {
  return {
    ...row,
    group: entity_kind === 'Bank' ? LENDER_KINDS[0] : LENDER_KINDS[1],
    product_kind: isProductType(row.product_kind) ? row.product_kind : DEFAULT_PRODUCT,
    journey: row.journey === 'App' ? JOURNEYS[0] : JOURNEYS[1],
    min_income: toRupees(row.min_income),
    max_income: toRupees(row.max_income),
    min_loan_amount: toRupees(row.min_loan_amount),
    loan_amount_upto: toRupees(row.loan_amount_upto),
    penal_charge_amount: orNull(row.penal_charge_amount, toRupees),
    foreclosure_charge_amount: orNull(row.foreclosure_charge_amount, toRupees),
    foreclosure_charge_pct: orNull(row.foreclosure_charge_pct, Number),
    ticket_class: choiceOf(row.ticket_class),
    credit_score_class: choiceOf(row.credit_score_class),
    rate_min: Number(row.rate_min),
    rate_max: Number(row.rate_max),
    apr_min: Number(row.apr_min),
    apr_max: Number(row.apr_max),
    processing_fee_pct: Number(row.processing_fee_pct),
    so_date_start: orNull(row.so_date_start, istDay),
    so_date_end: orNull(row.so_date_end, istDay),
    salaried: flagOf(row.salaried),
    self_employed: flagOf(row.self_employed),
    business: flagOf(row.business),
    lender_status: flagOf(row.lender_status),
    so_status: flagOf(row.so_status),
    autosubmission: flagOf(row.autosubmission),
    api: flagOf(row.api),
  }
}
