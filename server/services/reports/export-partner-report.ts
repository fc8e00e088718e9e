import { listPayments } from '#server/db/repositories/earnings/payments.ts'
import type { PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import { listApplicationReportRows, listLeadReportRows } from '#server/db/repositories/reports/partner-reports.ts'
import { listPayoutRows } from '#server/db/repositories/reports/payout-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { PartnerSession } from '#server/session.ts'
import { lineWords, taxWords } from '#server/texts/payout-words.ts'
import type { PaymentEntry } from '#src/contract/entities/earnings/payment.ts'
import type {
  ApplicationFilters,
  DisbursalFilters,
  LeadFilters,
  PayoutFilters,
} from '#src/contract/entities/reports/partner-report.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { istMinute } from '#src/contract/rules/calendar.ts'
import type { XlsxTable } from '#src/contract/rules/cells/xlsx-texts.ts'
import { toApplicationRow, toDisbursalRow, toLeadRow, toPayoutLine } from '../earnings/shared/partner-report-rows.ts'
import { paymentsOf } from '../earnings/shared/payment-view.ts'
import { taxesOf } from '../earnings/shared/tax-rates.ts'
import type { MonthTax } from '../earnings/shared/tax-rates.ts'
import { listBasis } from '../shared/list-basis.ts'
import type { ListBasis } from '../shared/list-basis.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { askedSpan, daysAsked } from '../shared/report-days.ts'
import { quietSince } from './shared/quiet-since.ts'

const PART = 1_000
const MAX_PER_HOUR = 30

export type Export =
  | { report: 'leads'; filters: LeadFilters }
  | { report: 'applications'; filters: ApplicationFilters }
  | { report: 'disbursals'; filters: DisbursalFilters }
  | { report: 'payouts'; filters: PayoutFilters }

interface Line {
  /** The row's own number: the next part begins below it. */
  id: number
  values: Record<string, unknown>
}
type Reader = (below: number | undefined) => Promise<Line[]>

const COLUMNS: Record<Export['report'], readonly string[]> = {
  leads: [
    ...['reference', 'name', 'mobile', 'product_type', 'channel', 'link', 'status'],
    ...['created_at', 'first_touch_at', 'last_touch_at'],
  ],
  applications: [
    ...['reference', 'lead_reference', 'name', 'mobile', 'product_type', 'lender', 'amount', 'status'],
    ...['submitted_at', 'updated_at'],
  ],
  disbursals: [
    ...[
      'reference',
      'lead_reference',
      'name',
      'mobile',
      'lender',
      'disbursed_amount',
      'disbursed_at',
      'gross',
      'status',
    ],
  ],
  payouts: [
    ...[
      'payout_id',
      'kind',
      'month',
      'lead_reference',
      'application_reference',
      'name',
      'mobile',
      'lender',
      'disbursed_amount',
    ],
    ...[
      'disbursed_at',
      'month_disbursed',
      'month_number',
      'month_average_ticket',
      'slab_percent',
      'slab_flat',
      'slabs_from',
    ],
    ...['revenue', 'terms_from', 'partner_percent', 'partner_flat', 'gross', 'tds', 'net', 'status', 'is_held'],
    ...['takes_back', 'tds_percent', 'tds_section', 'tds_reason', 'gst', 'gst_percent', 'gst_kind', 'gstin'],
    ...[
      'corrects',
      'explanation',
      'reason',
      'restated_reason',
      'restated_at',
      'approved_at',
      'paid_at',
      'utr',
      'account_ending',
    ],
    ...['month_reversed_utr', 'month_reversed_on', 'month_reversed_reason', 'dispute'],
  ],
}

/**
 * A report of the partner's own rows as a table, newest first, a part at a time; what a line is stands there in the reader's
 * language, and times are India's.
 * @throws AppError `too_many_requests`, `validation` when it asks for days that have not ended
 */
export async function exportPartnerReport(
  deps: Deps,
  { partner_id, partner_user_id }: PartnerSession,
  asked: Export,
  language: Locale,
): Promise<XlsxTable> {
  const read = readerOf(deps, partner_id, asked, language)
  await spendAllowance(deps, `partner-export:${partner_user_id}`, MAX_PER_HOUR, 3_600)
  return {
    ...listBasis(language, { list: asked.report, now: deps.clock.now(), ...narrowing(asked, deps.clock.now()) }),
    heads: COLUMNS[asked.report].map(headOf),
    rows: partsOf(COLUMNS[asked.report], read),
  }
}

/** What narrows the report, as the sheet beside it says. */
function narrowing(asked: Export, now: Date): Pick<ListBasis, 'filters' | 'search'> {
  if (asked.report === 'payouts') return { filters: asked.filters }
  const filters = { ...asked.filters, ...daysAsked(asked.filters, now) }
  return 'search' in asked.filters ? { filters, search: asked.filters.search } : { filters }
}

/** Of a partner that is registered for GST: at which rate it charges which GST, under which number. */
const gstCells = ({ gst_percent, supply, parties }: MonthTax) => ({
  gst_percent,
  gst_kind: supply && (supply === 'within' ? 'CGST + SGST' : 'IGST'),
  gstin: parties?.from.gstin,
})

/** What was sent for the month of a line and reversed, oldest first; the line itself may be paid anew since. */
function reversalCells(payments: readonly PaymentRow[], month: string) {
  const reversals = paymentsOf(payments, new Map(), month).filter(({ reverses }) => reverses !== null)
  const told = (fact: (entry: PaymentEntry) => string | null) => reversals.map(fact).join('; ')
  return {
    month_reversed_utr: told(({ reverses }) => reverses),
    month_reversed_on: told(({ day }) => day),
    month_reversed_reason: told(({ reason }) => reason),
  }
}

const isTime = (column: string): boolean => column.endsWith('_at')
const headOf = (column: string): string => (isTime(column) ? `${column} (IST)` : column)
const cellOf = (column: string, value: unknown): unknown =>
  isTime(column) && typeof value === 'string' ? istMinute(new Date(value)) : value

async function* partsOf(columns: readonly string[], read: Reader): AsyncGenerator<unknown[][]> {
  let below: number | undefined
  for (;;) {
    const lines = await read(below)
    yield lines.map(({ values }) => columns.map((column) => cellOf(column, values[column])))
    if (lines.length < PART) return
    below = lines.at(-1)?.id
  }
}

function readerOf(deps: Deps, partner_id: number, asked: Export, language: Locale): Reader {
  const { db, vault } = deps
  const part = { limit: PART }
  switch (asked.report) {
    case 'leads': {
      const span = askedSpan(asked.filters, deps.clock.now())
      return async (below) =>
        (await listLeadReportRows(db, { partner_id, ...span, below }, asked.filters, part)).map((row) => ({
          id: row.lead_id,
          values: toLeadRow(vault, row),
        }))
    }
    case 'applications': {
      const span = askedSpan(asked.filters, deps.clock.now())
      const quiet = quietSince(deps)
      return async (below) =>
        (await listApplicationReportRows(db, { partner_id, ...span, below }, asked.filters, part, quiet)).map(
          (row) => ({ id: row.id, values: toApplicationRow(vault, row) }),
        )
    }
    case 'disbursals': {
      const span = askedSpan(asked.filters, deps.clock.now())
      const filters = { kind: 'disbursals', lender: asked.filters.lender } as const
      return async (below) =>
        (await listPayoutRows(db, { partner_id, ...span, below }, filters, part)).map((row) => ({
          id: row.line.payout_id,
          values: toDisbursalRow(vault, row),
        }))
    }
    case 'payouts': {
      const { month, status } = asked.filters
      const filters = { kind: 'payouts', month, status } as const
      return async (below) => {
        const taxOf = await taxesOf(deps, partner_id)
        const payments = await listPayments(db, partner_id)
        return (await listPayoutRows(db, { partner_id, below }, filters, part)).map((row) => {
          const whole = toPayoutLine(vault, row, taxOf)
          const { slab, business, dispute, restated, ...line } = whole
          const explained = {
            month_disbursed: business?.disbursed,
            month_number: business?.number,
            month_average_ticket: business?.averageTicket,
            slab_percent: slab?.percent,
            slab_flat: slab?.flat,
            dispute: dispute?.status,
            restated_reason: restated?.reason,
            restated_at: restated?.at,
            explanation: lineWords(whole, language),
            ...taxWords(whole, language),
            ...gstCells(taxOf(whole.month)),
            ...reversalCells(payments, whole.month),
          }
          return { id: line.payout_id, values: { ...line, ...explained } }
        })
      }
    }
  }
}
