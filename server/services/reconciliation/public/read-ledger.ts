import { createHash } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import {
  listFileLines,
  listFrozenLines,
  listOfPartners,
  listPaidOut,
  listPartnerParts,
  listReferences,
} from '#server/db/repositories/reconciliation/ledger-books.ts'
import {
  findLenderBook,
  listClosedMonths,
  listDecisions,
} from '#server/db/repositories/reconciliation/ledger-months.ts'
import type { BookRow } from '#server/db/repositories/reconciliation/ledger-months.ts'
import { listBilledNumbers } from '#server/db/repositories/reconciliation/lender-bills.ts'
import { dueOf, lenderDues } from '#server/services/earnings/public/lender-dues.ts'
import { readSlabsOf } from '#server/services/earnings/public/versions.ts'
import { compareBooks } from '#src/contract/reconciliation/compare-books.ts'
import type {
  ComparedLine,
  LedgerFlag,
  LedgerLine,
  LineDecision,
  OwnLine,
} from '#src/contract/reconciliation/ledger-line.ts'
import { USUAL_TOLERANCE } from '#src/contract/reconciliation/tolerance.ts'
import type { Tolerance } from '#src/contract/reconciliation/tolerance.ts'
import { addMonths } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'

type ClosedMonth = Awaited<ReturnType<typeof listClosedMonths>>[number]

/** A lender's books: what is closed, and the lines of every month that is open. */
export interface Ledger {
  lender_id: number
  closed: ClosedMonth[]
  tolerance: Tolerance
  open: Map<string, LedgerLine[]>
}

/** Before any month there is. */
const NEVER = '0000-00'
export const nextMonth = (month: string): string => addMonths(`${month}-01`, 1).slice(0, 7)

export const toleranceOf = (book: BookRow | null): Tolerance =>
  book === null
    ? USUAL_TOLERANCE
    : { amount: book.tolerance_amount, percent: Number(book.tolerance_percent), days: book.tolerance_days }

/**
 * Compares what a lender's files say with what we have, over every month that is open. A line stands in the month of the
 * file that pays for it; what nobody has paid for stands in its own month, or in the first open one after that was closed.
 */
export async function compareLedger(db: Db, lenderId: number) {
  const closed = await listClosedMonths(db, lenderId)
  const last = closed.at(-1)?.period ?? NEVER
  const tolerance = toleranceOf(await findLenderBook(db, lenderId))
  const files = await listFileLines(db, lenderId, last)
  const paidOut = await listPaidOut(db, lenderId)
  const dues = lenderDues(paidOut, await readSlabsOf(db, lenderId))
  const owns = paidOut
    .filter(({ settled }) => !settled)
    .map((row): OwnLine => {
      const { disbursal_id, app_id, tranche, loan_account, disbursed, day, given_back } = row
      const expected = toPaise(dueOf(dues, row).revenue)
      return { disbursal_id, app_id, tranche, loan_account, disbursed, day, given_back, expected }
    })
  const lines = compareBooks({ files, owns, settled: paidOut.filter(({ settled }) => settled) }, tolerance)
  const decided = await decisionsOf(db, lenderId)
  return {
    closed, tolerance, paidOut, lines,
    monthOf: ({ file, own }: ComparedLine): string => {
      const month = own?.day.slice(0, 7) ?? NEVER
      return file?.period ?? (month > last ? month : nextMonth(last))
    },
    decisionOf: ({ file, own }: ComparedLine): LineDecision | null =>
      (file && decided.files.get(file.line_id)) ?? (own && decided.owns.get(own.disbursal_id)) ?? null,
  }
}
type Compared = Awaited<ReturnType<typeof compareLedger>>

/** The same by month, with all that is known of each line. */
export async function readLedger(db: Db, lenderId: number): Promise<Ledger> {
  const compared = await compareLedger(db, lenderId)
  const open = new Map<string, LedgerLine[]>()
  for (const line of await withMore(db, lenderId, compared)) {
    const month = compared.monthOf(line)
    const others = open.get(month)
    if (others) others.push(line)
    else open.set(month, [line])
  }
  return { lender_id: lenderId, closed: compared.closed, tolerance: compared.tolerance, open }
}

/** The lines of a month, frozen or not. */
export async function linesOf(db: Db, ledger: Ledger, month: string): Promise<LedgerLine[]> {
  return ledger.closed.some(({ period }) => period === month)
    ? listFrozenLines(db, ledger.lender_id, month)
    : (ledger.open.get(month) ?? [])
}

async function withMore(db: Db, lenderId: number, { lines, paidOut, decisionOf }: Compared): Promise<LedgerLine[]> {
  const partners = await listPartnerParts(db, lenderId)
  const numbers = await listBilledNumbers(db, lenderId)
  const byApp = new Map(paidOut.map((row) => [row.app_id, row]))
  const byLoan = new Map(
    paidOut.flatMap((row) => (row.loan_account === null ? [] : [[row.loan_account, row] as const])),
  )
  const named = lines.flatMap(({ file }) => (file?.app_id && !byApp.has(file.app_id) ? [file.app_id] : []))
  const references = await listReferences(db, named)
  const without = lines.flatMap(({ own }) => (own && !partners.has(`${own.app_id} ${own.tranche}`) ? [own.app_id] : []))
  const led = await listOfPartners(db, without)
  return lines.map((line): LedgerLine => {
    const { file, own } = line
    const about = own ?? (file === null ? undefined : (byLoan.get(file.loan_account) ?? byApp.get(file.app_id ?? '')))
    const partner = about === undefined ? null : (partners.get(`${about.app_id} ${about.tranche}`) ?? null)
    const flags: LedgerFlag[] = []
    if (file?.invoice_number && !numbers.has(file.invoice_number)) flags.push('paid_not_billed')
    if (own && partner === null && !own.given_back && led.has(own.app_id)) flags.push('partner_not_accrued')
    const reference =
      (about && byApp.get(about.app_id)?.reference) ?? (file?.app_id ? references.get(file.app_id) : undefined) ?? null
    return { ...line, flags, partner, reference, decision: decisionOf(line) }
  })
}

/** Of chasing the last one counts; anything else stands once. */
async function decisionsOf(db: Db, lenderId: number) {
  const files = new Map<number, LineDecision>()
  const owns = new Map<number, LineDecision>()
  for (const row of await listDecisions(db, lenderId)) {
    const { decision_id, kind, state, reason, by_name: by, agreed_name: agreed_by, decided_at } = row
    const decision = { decision_id, kind, state, reason, by, agreed_by, at: decided_at.toISOString() }
    if (row.line_id !== null) files.set(row.line_id, decision)
    else if (row.disbursal_id !== null && (kind !== 'chased' || owns.get(row.disbursal_id)?.kind !== 'accepted'))
      owns.set(row.disbursal_id, decision)
  }
  return { files, owns }
}

/** What names the lines as they stand: who closes a month says what they saw of it. */
export const seenOf = (lines: readonly LedgerLine[]): string =>
  createHash('sha256').update(JSON.stringify(lines)).digest('hex')

/** Nobody has decided about it, or a second person has not agreed yet. */
export const isOpen = ({ verdict, decision }: Pick<LedgerLine, 'verdict' | 'decision'>): boolean =>
  verdict !== 'matched' && decision?.state !== 'standing'
