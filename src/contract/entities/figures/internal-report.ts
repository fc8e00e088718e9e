import type { InferType } from 'yup'
import { number, string } from '#src/contract/yup.ts'
import { payoutMonth } from '../earnings/payout-fields.ts'
import { isoDay, isoInstant, listOf, strictObject } from '../shared/fields.ts'

/**
 * What each report counts, by the names of its figures. `counts`: figures that are a number of rows, each of which can be
 * listed; `groups`: by what they are cut. `as_of`: as it stands now, whatever the days.
 */
export const INTERNAL_REPORTS = {
  otp: {
    counts: ['submitted', 'failed', 'not_entered'],
    groups: ['operator', 'reason'],
    basis: 'event',
  },
  lenders: {
    counts: ['calls', 'failed', 'applications'],
    groups: ['lender', 'operation', 'outcome'],
    basis: 'event',
  },
  revenue: { counts: ['lines', 'loans'], groups: ['lender'], basis: 'event' },
  liability: { counts: ['lines', 'accrued_lines', 'approved_lines'], groups: ['partner'], basis: 'as_of' },
  tickets: {
    counts: ['due', 'in_time', 'late', 'unanswered', 'rated', 'helped', 'not_helped'],
    groups: ['asker'],
    basis: 'event',
  },
} as const satisfies Record<string, { counts: readonly string[]; groups: readonly string[]; basis: 'event' | 'as_of' }>
export type InternalReport = keyof typeof INTERNAL_REPORTS
export const INTERNAL_REPORT_KEYS = Object.keys(INTERNAL_REPORTS) as InternalReport[]

type Shape = (typeof INTERNAL_REPORTS)[InternalReport]
export type CountName = Shape['counts'][number]
export type GroupName = Shape['groups'][number]
const COUNT_NAMES: readonly string[] = [...new Set(Object.values(INTERNAL_REPORTS).flatMap(({ counts }) => counts))]
const GROUP_NAMES: readonly string[] = [...new Set(Object.values(INTERNAL_REPORTS).flatMap(({ groups }) => groups))]
export const countName = () => string().oneOf(COUNT_NAMES, 'rules:choice.unknown')
export const groupName = () => string().oneOf(GROUP_NAMES, 'rules:choice.unknown')
export const reportName = () => string<InternalReport>().oneOf(INTERNAL_REPORT_KEYS, 'rules:choice.unknown')

/** Of a group's row whose own name nobody knows. */
export const NOT_KNOWN = 'unknown'
/** A code that no receipt has told of for so long counts as not delivered, seconds. */
export const RECEIPT_SECONDS = 120

/**
 * Figures that are no number of rows: milliseconds, and rupees. `limit`: how many milliseconds a call is given, where the
 * slowest of them were given up. `near`: 1 where p50 and p95 are told to a few percent only, of very many calls.
 */
const MEASURES = [
  'p50',
  'p95',
  'limit',
  'near',
  'disbursed',
  'revenue',
  'partners',
  'kept',
  'accrued',
  'approved',
  'owed',
  ...(['bill_accrued', 'billed', 'unbilled', 'bill_total', 'received', 'tds_held', 'outstanding'] as const),
] as const
type Measure = (typeof MEASURES)[number]
export type FigureName = CountName | Measure

const figure = strictObject({
  key: string<FigureName>()
    .oneOf([...COUNT_NAMES, ...MEASURES] as FigureName[])
    .defined(),
  /** Null = there is none, such as a median of nothing. */
  value: number().nullable().defined(),
})

/** A report's figures of some days and of as many before; days are India's, null where the report knows none. */
export const internalReportSchema = strictObject({
  as_of: isoInstant(),
  from: isoDay().nullable().defined(),
  to: isoDay().nullable().defined(),
  now: listOf(figure),
  before: listOf(figure),
  days: listOf(
    strictObject({
      day: isoDay().defined(),
      value: number().defined(),
      /** The part of it that failed. */
      marked: number().defined(),
    }),
  ),
  groups: listOf(
    strictObject({
      group: string<GroupName>()
        .oneOf(GROUP_NAMES as GroupName[])
        .defined(),
      /** By which its rows are asked for. */
      key: string().defined(),
      /** Null = the key is a word that the reader's dictionary knows. */
      name: string().nullable().defined(),
      figures: listOf(figure),
    }),
  ),
  /**
   * Of revenue: closed months of which a day is asked for, and their bills as they stand now, in all and by lender.
   * `bill_accrued` = `billed` + `unbilled`, without GST; `bill_total` = `received` + `tds_held` + `outstanding`, with it.
   */
  bills: strictObject({
    months: listOf(payoutMonth()),
    figures: listOf(figure),
    lenders: listOf(
      strictObject({ lender_id: number().integer().defined(), lender: string().defined(), figures: listOf(figure) }),
    ),
  }).nullable(),
})
export type InternalReportView = InferType<typeof internalReportSchema>

/** A row behind a figure; what the report does not know of it is null. Rupees. */
export const internalRowSchema = strictObject({
  id: string().defined(),
  at: isoInstant(),
  /** Operator, lender, partner, or who asks. */
  who: string().nullable().defined(),
  /** What it was: a template, an operation, a kind of line. */
  what: string().nullable().defined(),
  result: string().defined(),
  /** Of a ticket: how far the answer helped, 1 to 5. */
  reason: string().nullable().defined(),
  /** Of the application or the ticket. */
  reference: string().nullable().defined(),
  ended_at: isoInstant().nullable().defined(),
  ms: number().nullable().defined(),
  disbursed: number().nullable().defined(),
  revenue: number().nullable().defined(),
  gross: number().nullable().defined(),
  net: number().nullable().defined(),
})
export type InternalRow = InferType<typeof internalRowSchema>
