import type { MatchedApplication } from '#server/db/repositories/imports/matching-applications.ts'
import type { CommissionLine } from '#server/db/repositories/reconciliation/commission-lines.ts'
import { GST_PERCENT } from '#src/contract/constants.ts'
import type { ImportField, RowProblem, RowProblemCode } from '#src/contract/entities/imports/import-batch.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { percentOf, toPaise, toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { notUnread, referenceOf } from '../rows/judge-row.ts'
import type { RowSaid } from '../rows/read-row.ts'
import type { Judgement, RowChange } from './profile.ts'

/** What a row of a commission file is judged by, beside itself. */
interface Surroundings {
  /** The lender whose file it is; null = rows of several. */
  lender_id: number | null
  matches: readonly MatchedApplication[]
  /** Lines that stand for the row's loan. */
  lines: readonly (CommissionLine & { decided: boolean })[]
  batch_id: number
  /** The last month with the lender that is closed; null = none is. */
  closed: string | null
  loaded: boolean
  twice: boolean
  now: Date
}

/** What a row would write, and in place of which line. */
export interface CommissionJudgement extends Judgement {
  lender_id: number | null
  replaces: (CommissionLine & { decided: boolean }) | null
}

/** Lenders round each amount for itself. */
const ROUNDING = wholePaise(100)
/** More than any loan, and than anybody pays for one. */
const MOST = toPaise(1e9)

/**
 * What a row of a commission file is: a new line, a correction of one that stands, or nothing new. A loan that we do not know
 * is a line as well: the reconciliation says so. Pure.
 */
export function judgeCommission(
  said: RowSaid,
  cellProblems: readonly RowProblem[],
  around: Surroundings,
): CommissionJudgement {
  const application = applicationOf(said, around)
  const app_id = typeof application === 'object' && application !== null ? application.app_id : null
  const lender_id =
    around.lender_id ?? (typeof application === 'object' && application !== null ? application.lender_id : null)
  const replaces = lineOf(said, around)
  const say = (verdict: Judgement['verdict'], problems: RowProblem[] = [], changes: RowChange[] = []) => ({
    verdict,
    problems,
    app_id,
    to: null,
    changes,
    lender_id,
    replaces,
  })
  const wrong = [...cellProblems, ...notUnread(cellProblems, problemsOf(said, around.now))]
  if (wrong.length > 0) return say('invalid', wrong)
  if (typeof application === 'string') return say('not_ours', [{ field: 'application_id', code: application }])
  // Of whose file it is nobody has said, and no application tells it.
  if (lender_id === null) return say('not_ours', [{ field: 'loan_account', code: 'no_application' }])
  if (around.twice) return say('duplicate_in_file', [{ field: 'loan_account', code: 'twice_in_file' }])
  if (around.loaded) return say('unchanged')
  const changes = changesOf(said, replaces)
  if (replaces !== null && changes.length === 0) return say('unchanged')
  if (around.closed !== null && (said.period ?? '') <= around.closed)
    return say('terminal', [{ field: 'period', code: 'month_closed' }])
  if (replaces === null) return say('new', [], changes)
  return replaces.decided ? say('terminal', [{ field: 'gross', code: 'line_settled' }]) : say('update', [], changes)
}

/** The application that a row names; null = none, which is no fault: we may not know the loan. */
function applicationOf(
  said: RowSaid,
  { matches, lender_id }: Surroundings,
): MatchedApplication | RowProblemCode | null {
  const own = (each: MatchedApplication) => lender_id === null || each.lender_id === lender_id
  if (said.application_id !== null) {
    const named = matches.find(({ reference }) => reference === referenceOf(said.application_id))
    if (!named) return 'no_application'
    return own(named) ? named : 'other_lender'
  }
  const hits = matches.filter(
    (each) => own(each) && each.parts.some(({ loan_account }) => loan_account === said.loan_account),
  )
  return hits.length === 1 ? (hits[0] ?? null) : null
}

/** The line that stands for the same: of the same loan, month, bill and sign, and of the same part where there are several. */
function lineOf(said: RowSaid, { lines, batch_id }: Surroundings): CommissionJudgement['replaces'] {
  const same = lines.filter(
    (line) =>
      line.loan_account === said.loan_account &&
      line.period === said.period &&
      line.invoice_number === said.invoice_number &&
      line.gross < 0 === (said.gross ?? 0) < 0,
  )
  const exact = same.find((line) => changesOf(said, line).length === 0)
  if (exact) return exact
  const part = same.find((line) => line.disbursed_amount === said.disbursed_amount && line.batch_id !== batch_id)
  const [only, ...more] = same
  return part ?? (only && more.length === 0 && only.batch_id !== batch_id ? only : null)
}

const COLUMNS = {
  disbursed_amount: 'disbursed_amount',
  disbursal_date: 'disbursed_on',
  slab: 'slab',
  gross: 'gross',
  gst: 'gst',
  tds: 'tds',
  net: 'net',
} as const satisfies Partial<Record<ImportField, keyof CommissionLine>>
const MONEY: ReadonlySet<string> = new Set(['disbursed_amount', 'gross', 'gst', 'tds', 'net'])

function changesOf(said: RowSaid, line: CommissionLine | null): RowChange[] {
  return Object.entries(COLUMNS).flatMap(([field, column]) => {
    const shown = (value: string | number | null) =>
      value !== null && MONEY.has(field) ? toRupees(value as Paise) : value
    const [before, after] = [line === null ? null : line[column], said[field as keyof typeof COLUMNS]]
    return before === after ? [] : [{ field: field as ImportField, before: shown(before), after: shown(after) }]
  })
}

function problemsOf(said: RowSaid, now: Date): RowProblem[] {
  const { period, loan_account, gross, gst, tds, net, disbursed_amount, disbursal_date } = said
  const wrong: RowProblem[] = []
  if (loan_account === null) wrong.push({ field: 'loan_account', code: 'missing' })
  if (period === null) wrong.push({ field: 'period', code: 'missing' })
  else if (period > istDay(now).slice(0, 7)) wrong.push({ field: 'period', code: 'month_future' })
  if (disbursal_date !== null && disbursal_date > istDay(now))
    wrong.push({ field: 'disbursal_date', code: 'day_future' })
  if (disbursed_amount !== null && !(Math.abs(disbursed_amount) <= MOST))
    wrong.push({ field: 'disbursed_amount', code: 'amount_range' })
  if (gross === null) return [...wrong, { field: 'gross', code: 'missing' }]
  if (Math.abs(gross) > MOST) wrong.push({ field: 'gross', code: 'amount_range' })
  const isNear = (one: number, other: number) => Math.abs(one - other) <= ROUNDING
  if (gst !== null && gst !== 0 && !isNear(gst, percentOf(gross, GST_PERCENT)))
    wrong.push({ field: 'gst', code: 'gst_differs' })
  // Some write the tax with its sign, others without; more than a fifth is never held back.
  if (tds !== null && Math.abs(tds) > Math.abs(gross) / 5 + ROUNDING) wrong.push({ field: 'tds', code: 'tds_range' })
  if (net !== null && wrong.length === 0) {
    const held = Math.abs(tds ?? 0) * Math.sign(gross)
    // With the GST or without it: both are called net.
    if (![gst ?? 0, 0].some((tax) => isNear(net, gross + tax - held))) wrong.push({ field: 'net', code: 'net_differs' })
  }
  return wrong
}
