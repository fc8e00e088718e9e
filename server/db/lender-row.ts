import { penalChargeWords } from '#server/texts/penal-charge-words.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { LENDER_KINDS, JOURNEYS } from '#src/contract/entities/catalogue/lender.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { DEFAULT_PRODUCT } from '#src/contract/entities/shared/loan-products.ts'
import { isProductType } from '#src/contract/entities/shared/product-type.ts'
import { floatingFields } from '#src/contract/finance/floating-rate.ts'
import type { OfferingLender } from '#src/contract/finance/make-offers.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { toPaise, toRupees } from '#src/contract/rules/paise.ts'
import { lenders } from './schema/catalogue.ts'

type Row = typeof lenders.$inferSelect
export type NewLenderRow = Omit<typeof lenders.$inferInsert, 'slug'>
/** A lender of the contract; without a number while the database has not given one. */
export type UnstoredLender = Omit<Lender, 'lender_id'> & Partial<Pick<Lender, 'lender_id'>>

const instantOf = (day: string | null): Date | null => (day === null ? null : startOfIstDay(day))
const flagOf = (value: number): Flag => (value === 1 ? 1 : 0)
const choiceOf = (value: number): number | '' => (value === 0 ? '' : value)
const orNull = <T, R>(value: T | null, convert: (value: T) => R): R | null => (value === null ? null : convert(value))

/** Path and settings key of a new lender: lower case letters, digits and hyphens. It stays when the lender is renamed. */
export const lenderSlug = (name: string): string =>
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
    min_turnover: orNull(lender.min_turnover, toPaise),
    min_loan_amount: toPaise(lender.min_loan_amount),
    loan_amount_upto: toPaise(lender.loan_amount_upto),
    penal_charge_amount: orNull(lender.penal_charge_amount, toPaise),
    foreclosure_charge_amount: orNull(lender.foreclosure_charge_amount, toPaise),
    foreclosure_charge_pct: orNull(lender.foreclosure_charge_pct, String),
    rate_benchmark_pct: orNull(lender.rate_benchmark_pct, String),
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

/** What an offer is made of; the rest of the row is slow to carry. */
export const OFFER_COLUMNS = {
  lender_id: lenders.lender_id,
  slug: lenders.slug,
  name: lenders.name,
  product_kind: lenders.product_kind,
  lender_status: lenders.lender_status,
  priority: lenders.priority,
  entity_kind: lenders.entity_kind,
  regulated_entity: lenders.regulated_entity,
  regulated_entity_hi: lenders.regulated_entity_hi,
  min_income: lenders.min_income,
  max_income: lenders.max_income,
  min_turnover: lenders.min_turnover,
  min_business_years: lenders.min_business_years,
  min_age: lenders.min_age,
  max_age: lenders.max_age,
  salaried: lenders.salaried,
  self_employed: lenders.self_employed,
  business: lenders.business,
  min_credit_score: lenders.min_credit_score,
  min_loan_amount: lenders.min_loan_amount,
  loan_amount_upto: lenders.loan_amount_upto,
  tenure_min_months: lenders.tenure_min_months,
  tenure_max_months: lenders.tenure_max_months,
  rate_min: lenders.rate_min,
  rate_max: lenders.rate_max,
  rate_kind: lenders.rate_kind,
  rate_benchmark: lenders.rate_benchmark,
  rate_benchmark_hi: lenders.rate_benchmark_hi,
  rate_reset_months: lenders.rate_reset_months,
  rate_benchmark_pct: lenders.rate_benchmark_pct,
  processing_fee_pct: lenders.processing_fee_pct,
  pincodes_excluded: lenders.pincodes_excluded,
  penal_charges: lenders.penal_charges,
  penal_charges_hi: lenders.penal_charges_hi,
  foreclosure_charges: lenders.foreclosure_charges,
  foreclosure_charges_hi: lenders.foreclosure_charges_hi,
  penal_charge_amount: lenders.penal_charge_amount,
  foreclosure_free_after_emis: lenders.foreclosure_free_after_emis,
  foreclosure_charge_amount: lenders.foreclosure_charge_amount,
  foreclosure_charge_pct: lenders.foreclosure_charge_pct,
  cooling_off_days: lenders.cooling_off_days,
  journey: lenders.journey,
  so_status: lenders.so_status,
  so_text: lenders.so_text,
  so_text_hi: lenders.so_text_hi,
  so_date_start: lenders.so_date_start,
  so_date_end: lenders.so_date_end,
}

/** What ranking reads of a stored lender, in rupees, percent a year and days of India. */
export function toRankable({ entity_kind, ...all }: Pick<Row, keyof typeof OFFER_COLUMNS>): OfferingLender {
  const { rate_kind, rate_benchmark, rate_benchmark_hi, rate_reset_months, rate_benchmark_pct, ...row } = all
  const penal_charge_amount = orNull(row.penal_charge_amount, toRupees)
  return {
    ...row,
    ...floatingFields({
      rate_kind,
      rate_benchmark,
      rate_benchmark_hi,
      rate_reset_months,
      rate_benchmark_pct: orNull(rate_benchmark_pct, Number),
    }),
    ...penalChargeWords(penal_charge_amount, {
      penal_charges: row.penal_charges,
      penal_charges_hi: row.penal_charges_hi,
    }),
    group: entity_kind === 'Bank' ? LENDER_KINDS[0] : LENDER_KINDS[1],
    product_kind: isProductType(row.product_kind) ? row.product_kind : DEFAULT_PRODUCT,
    journey: row.journey === 'App' ? JOURNEYS[0] : JOURNEYS[1],
    min_income: toRupees(row.min_income),
    max_income: toRupees(row.max_income),
    min_turnover: orNull(row.min_turnover, toRupees),
    min_loan_amount: toRupees(row.min_loan_amount),
    loan_amount_upto: toRupees(row.loan_amount_upto),
    penal_charge_amount,
    foreclosure_charge_amount: orNull(row.foreclosure_charge_amount, toRupees),
    foreclosure_charge_pct: orNull(row.foreclosure_charge_pct, Number),
    rate_min: Number(row.rate_min),
    rate_max: Number(row.rate_max),
    processing_fee_pct: Number(row.processing_fee_pct),
    so_date_start: orNull(row.so_date_start, istDay),
    so_date_end: orNull(row.so_date_end, istDay),
    salaried: flagOf(row.salaried),
    self_employed: flagOf(row.self_employed),
    business: flagOf(row.business),
    lender_status: flagOf(row.lender_status),
    so_status: flagOf(row.so_status),
  }
}

/** The same of a whole row, and of a removed one that it makes no offers: what a version of a lender is. */
export function toVersion(row: Row): OfferingLender {
  const names = Object.keys(OFFER_COLUMNS) as (keyof typeof OFFER_COLUMNS)[]
  const read = Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, keyof typeof OFFER_COLUMNS>
  return { ...toRankable(read), ...(row.deleted_at === null ? {} : { lender_status: 0 }) }
}

/** A stored lender with everything the admin can set. */
export function toLender({ entity_kind, ...row }: Omit<Row, 'deleted_at'>): Lender {
  return {
    ...row,
    ...toRankable({ entity_kind, ...row }),
    rate_benchmark_pct: orNull(row.rate_benchmark_pct, Number),
    ticket_class: choiceOf(row.ticket_class),
    credit_score_class: choiceOf(row.credit_score_class),
    apr_min: Number(row.apr_min),
    apr_max: Number(row.apr_max),
    autosubmission: flagOf(row.autosubmission),
    api: flagOf(row.api),
  }
}
