import { listPayments } from '#server/db/repositories/earnings/payments.ts'
import type { PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import { listApplicationReportRows, listLeadReportRows } from '#server/db/repositories/reports/partner-reports.ts'
import { listPayoutRows } from '#server/db/repositories/reports/payout-reports.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { InLanguage, PartnerSession } from '#server/session.ts'
import { lineWords, taxWords } from '#server/texts/payout-words.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { TextKey } from '#server/texts/texts-in.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import type { PaymentEntry } from '#src/contract/entities/earnings/payment.ts'
import type {
  ApplicationFilters,
  DisbursalFilters,
  LeadFilters,
  PayoutFilters,
} from '#src/contract/entities/reports/partner-report.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { toApplicationRow, toDisbursalRow, toLeadRow, toPayoutLine } from '../earnings/public/partner-report-rows.ts'
import { paymentsOf } from '../earnings/public/payment-view.ts'
import { taxesOf } from '../earnings/public/tax-rates.ts'
import type { MonthTax } from '../earnings/public/tax-rates.ts'
import { columnsIn } from '../shared/file-columns.ts'
import type { FileColumn } from '../shared/file-columns.ts'
import { listBasis } from '../shared/list-basis.ts'
import type { ListBasis } from '../shared/list-basis.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { askedSpan, daysAsked } from '../shared/report-days.ts'
import { inactiveSince } from './shared/inactive-since.ts'

const PART = 1_000
/** Of all people of a partner together: another one does not begin a new allowance. */
const MAX_PER_HOUR = 60

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

type Column = FileColumn<Record<string, unknown>>

const plain = (name: string, head: TextKey): Column => ({ head, cell: (row) => row[name] })
const time = (name: string, head: TextKey): Column => ({ ...plain(name, head), time: true })
/** What is kept as one of a closed list, said by the screen's words for it. */
const word = (name: string, head: TextKey, words: string): Column => ({
  head,
  cell: ({ [name]: value }, say) => (typeof value === 'string' ? say(`${words}.${value}` as TextKey) : null),
})

/** What the states of each report's rows are called on its screen. */
const STATUS_WORDS = {
  leads: 'partner-home:leadStatus',
  applications: 'applications:status',
  disbursals: 'partner-reports:status',
  payouts: 'partner-reports:status',
} as const satisfies Record<Export['report'], string>

const PERSON = [
  { head: 'partner-reports:column.name', cell: ({ name }, say) => name || say('partner-reports:erased') },
  plain('mobile', 'partner-reports:column.mobile'),
] as const satisfies readonly Column[]
const PRODUCT = word('product_type', 'partner-reports:column.product', 'applications:productName')
const LENDER: Column = {
  head: 'partner-reports:column.lender',
  cell: ({ lender }, say) => lender ?? say('partner-reports:noLender'),
}
const PAYOUT = word('status', 'partner-reports:column.payout', STATUS_WORDS.payouts)

const COLUMNS: Record<Export['report'], readonly Column[]> = {
  leads: [
    plain('reference', 'partner-reports:column.reference'),
    ...PERSON,
    PRODUCT,
    word('channel', 'partner-reports:column.channel', 'partner-reports:channel'),
    plain('link', 'tracking-links:table.link'),
    word('status', 'partner-reports:column.status', STATUS_WORDS.leads),
    time('created_at', 'partner-reports:column.created_at'),
    time('first_touch_at', 'partner-reports:column.first_touch_at'),
    time('last_touch_at', 'partner-reports:column.last_touch_at'),
  ],
  applications: [
    plain('reference', 'partner-reports:column.application'),
    plain('lead_reference', 'partner-reports:column.reference'),
    ...PERSON,
    PRODUCT,
    LENDER,
    plain('amount', 'partner-reports:column.amount'),
    word('status', 'partner-reports:column.status', STATUS_WORDS.applications),
    time('submitted_at', 'partner-reports:column.submitted_at'),
    time('updated_at', 'partner-reports:column.updated_at'),
  ],
  disbursals: [
    plain('reference', 'partner-reports:column.application'),
    plain('lead_reference', 'partner-reports:column.reference'),
    ...PERSON,
    LENDER,
    plain('disbursed_amount', 'partner-reports:column.disbursed_amount'),
    time('disbursed_at', 'partner-reports:column.disbursed_at'),
    plain('gross', 'partner-reports:column.gross'),
    PAYOUT,
  ],
  payouts: [
    plain('payout_id', 'file-columns:lineNumber'),
    word('kind', 'file-columns:kind', 'file-columns:lineKinds'),
    plain('month', 'partner-reports:column.month'),
    plain('lead_reference', 'partner-reports:column.reference'),
    plain('application_reference', 'partner-reports:column.application'),
    plain('name', 'partner-reports:column.name'),
    plain('mobile', 'partner-reports:column.mobile'),
    plain('lender', 'partner-reports:column.lender'),
    plain('disbursed_amount', 'partner-reports:column.disbursed_amount'),
    time('disbursed_at', 'partner-reports:column.disbursed_at'),
    plain('month_disbursed', 'file-columns:monthDisbursed'),
    plain('month_number', 'file-columns:monthNumber'),
    plain('month_average_ticket', 'file-columns:monthAverage'),
    plain('slab_percent', 'file-columns:slabPercent'),
    plain('slab_flat', 'file-columns:slabFlat'),
    plain('slabs_from', 'file-columns:slabsFrom'),
    plain('revenue', 'file-columns:revenue'),
    plain('terms_from', 'file-columns:termsFrom'),
    plain('partner_percent', 'file-columns:sharePercent'),
    plain('partner_flat', 'file-columns:shareFlat'),
    plain('gross', 'partner-reports:column.gross'),
    plain('tds', 'partner-reports:column.tds'),
    plain('net', 'partner-reports:column.net'),
    PAYOUT,
    {
      head: 'partner-reports:held',
      cell: ({ is_held }, say) => say(is_held === true ? 'file-columns:yes' : 'file-columns:no'),
    },
    plain('takes_back', 'file-columns:takesBack'),
    plain('tds_percent', 'file-columns:tdsPercent'),
    plain('tds_section', 'file-columns:tdsSection'),
    plain('tds_reason', 'file-columns:tdsReason'),
    plain('gst', 'file-columns:gst'),
    plain('gst_percent', 'file-columns:gstPercent'),
    plain('gst_kind', 'file-columns:gstKind'),
    plain('gstin', 'file-columns:gstin'),
    plain('corrects', 'file-columns:corrects'),
    plain('explanation', 'partner-reports:column.why'),
    plain('reason', 'file-columns:reason'),
    plain('restated_reason', 'file-columns:restatedReason'),
    time('restated_at', 'file-columns:restatedAt'),
    time('approved_at', 'file-columns:approvedAt'),
    time('paid_at', 'file-columns:paidAt'),
    plain('utr', 'file-columns:utr'),
    plain('account_ending', 'file-columns:accountEnding'),
    plain('month_reversed_utr', 'file-columns:reversedUtr'),
    plain('month_reversed_on', 'file-columns:reversedOn'),
    plain('month_reversed_reason', 'file-columns:reversedReason'),
    word('dispute', 'file-columns:dispute', 'file-columns:disputes'),
  ],
}

/**
 * A report of the partner's own rows as a table, newest first, a part at a time; what a line is stands there in the reader's
 * language, and times are India's.
 * @throws AppError `too_many_requests`, `validation` when it asks for days that have not ended
 */
export async function exportPartnerReport(
  deps: Deps,
  asked: Export,
  by: PartnerSession & InLanguage,
): Promise<Audited<XlsxTable>> {
  const read = readerOf(deps, by.partner_id, asked, by.language)
  const { heads, cellsOf } = columnsIn(by.language, COLUMNS[asked.report])
  await spendAllowance(deps, `partner-export:${by.partner_id}`, MAX_PER_HOUR, 3_600)
  return {
    ...listBasis(by.language, {
      list: asked.report,
      now: deps.clock.now(),
      ...narrowing(asked, deps.clock.now(), by.language),
    }),
    heads,
    rows: partsOf(cellsOf, read),
    audit: { object: `partner:${by.partner_id}`, after: asked },
  }
}

/** What narrows the report, as the sheet beside it says. */
function narrowing(asked: Export, now: Date, language: Locale): Pick<ListBasis, 'filters' | 'search'> {
  const say = textsIn(language)
  const { report, filters } = asked
  const word = (words: string, name: 'status' | 'product' | 'channel') => {
    const value = name in filters ? (Reflect.get(filters, name) as string | undefined) : undefined
    return value && { [name]: say(`${words}.${value}` as TextKey) }
  }
  const said = {
    ...filters,
    ...(report !== 'payouts' && daysAsked(filters, now)),
    ...word('applications:productName', 'product'),
    ...word('partner-reports:channel', 'channel'),
    ...(report === 'applications' && filters.status === 'waiting'
      ? { status: say('partner-reports:waiting') }
      : word(STATUS_WORDS[report], 'status')),
  }
  return 'search' in filters ? { filters: said, search: filters.search } : { filters: said }
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

async function* partsOf(cellsOf: (row: Line['values']) => unknown[], read: Reader): AsyncGenerator<unknown[][]> {
  let below: number | undefined
  for (;;) {
    const lines = await read(below)
    yield lines.map(({ values }) => cellsOf(values))
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
      const quiet = inactiveSince(deps)
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
