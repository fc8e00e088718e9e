import { findApplication } from '#server/db/repositories/applications/applications.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { listMatchingApplications } from '#server/db/repositories/imports/matching-applications.ts'
import {
  createCommissionLine,
  findCommissionLine,
  isLineKept,
  listLinesOfLoans,
  updateCommissionLine,
} from '#server/db/repositories/reconciliation/commission-lines.ts'
import { lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { listClosedMonths } from '#server/db/repositories/reconciliation/ledger-months.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { referenceOf } from '../rows/judge-row.ts'
import type { RowSaid } from '../rows/read-row.ts'
import { judgeCommission } from './judge-commission.ts'
import type { CommissionJudgement } from './judge-commission.ts'
import type { JudgedRow, Profile, ReadRow, Written } from './profile.ts'

/** What a lender pays us, line by line: what its lines say goes to the reconciliation, and changes no application. */
export const COMMISSION: Profile = {
  fields: [
    ...(['period', 'loan_account', 'application_id', 'disbursed_amount', 'disbursal_date'] as const),
    ...(['slab', 'gross', 'gst', 'tds', 'net', 'invoice_number', 'debit', 'credit', 'side'] as const),
  ],
  required: [['period'], ['loan_account'], ['gross', 'debit', 'credit']],
  keyOf,
  judge,
  amountOf: ({ gross }) => gross,
  hold,
  write,
  undo,
}

/** Parts of a loan, and what is taken back of it, are lines of their own; the very same line twice is one too many. */
function keyOf({ loan_account, period, invoice_number, gross, disbursed_amount, disbursal_date }: RowSaid) {
  if (loan_account === null) return null
  return [loan_account, period, invoice_number, gross, disbursed_amount, disbursal_date].join('\u0000')
}

const known = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))]

async function judge(deps: Deps, batch: MappedBatch, rows: readonly ReadRow[]): Promise<CommissionJudgement[]> {
  const loans = known(rows.map(({ said }) => said.loan_account))
  const matches = await listMatchingApplications(deps.db, {
    references: known(rows.map(({ said }) => referenceOf(said.application_id))),
    lender_references: [],
    loan_accounts: loans,
  })
  const lenders = new Set([batch.lender_id, ...matches.map(({ lender_id }) => lender_id)])
  const books = new Map<number, { lines: Awaited<ReturnType<typeof listLinesOfLoans>>; closed: string | null }>()
  for (const lender of lenders) {
    if (lender === null) continue
    const lines = await listLinesOfLoans(deps.db, lender, loans)
    books.set(lender, { lines, closed: (await listClosedMonths(deps.db, lender)).at(-1)?.period ?? null })
  }
  const common = { lender_id: batch.lender_id, batch_id: batch.batch_id, now: deps.clock.now() }
  return rows.map(({ said, problems, loaded, twice }) => {
    const around = { ...common, matches, loaded, twice, lines: [], closed: null }
    const { lender_id } = judgeCommission(said, problems, around)
    const book = lender_id === null ? undefined : books.get(lender_id)
    return judgeCommission(said, problems, { ...around, ...book })
  })
}

/** Nobody closes the month or decides about the line meanwhile. */
async function hold(deps: TxDeps, batch: MappedBatch, rows: readonly ImportRow[]): Promise<void> {
  const lenders = new Set<number | null>([batch.lender_id])
  if (batch.lender_id === null) for (const { app_id } of rows) lenders.add(await lenderOf(deps, app_id))
  for (const lender of [...lenders].sort((a, b) => (a ?? 0) - (b ?? 0)))
    if (lender !== null) await lockLedger(deps.db, lender)
}

async function lenderOf(deps: Deps, appId: string | null): Promise<number | null> {
  return appId === null ? null : ((await findApplication(deps.db, appId))?.lender_id ?? null)
}

/** Of a line that was there: what it said, so that an undo can say it again. */
const TOLD = ['app_id', 'disbursed_amount', 'disbursed_on', 'slab', 'gross', 'gst', 'tds', 'net', 'batch_id'] as const
type Told = Record<(typeof TOLD)[number], string | number | null>
const toldOf = (line: Told): Told => Object.fromEntries(TOLD.map((name) => [name, line[name]])) as Told

async function write(deps: Deps, batch: MappedBatch, judged: JudgedRow): Promise<Written> {
  const { said, row, app_id } = judged
  const [anew] = await judge(deps, batch, [judged])
  const lender_id = anew?.lender_id ?? null
  if (lender_id === null || said.loan_account === null || said.period === null)
    throw new Error('a row was judged to be a line of a lender that nobody knows')
  const { slab, gst, tds, net, disbursed_amount } = said
  const gross: Paise = said.gross ?? NO_PAISE
  const values = {
    app_id,
    batch_id: batch.batch_id,
    row_number: row.row_number,
    disbursed_amount,
    disbursed_on: said.disbursal_date,
    slab,
    gross,
    gst,
    tds,
    net,
  }
  const replaces = anew?.replaces ?? null
  if (replaces !== null) {
    await updateCommissionLine(deps.db, replaces.line_id, values)
    return { before: { line: toldOf(replaces) }, after: { line_id: replaces.line_id, ...toldOf(values) } }
  }
  const { period, loan_account, invoice_number } = said
  const line = await createCommissionLine(deps.db, {
    ...values,
    lender_id,
    period,
    loan_account,
    invoice_number,
    created_at: deps.clock.now(),
  })
  return { before: {}, after: { line_id: line.line_id, ...toldOf(values) } }
}

/** The line goes, or says again what it said before; it stays where it is closed, decided, billed or changed since. */
async function undo(deps: TxDeps, row: ImportRow): Promise<boolean> {
  const after = row.after as ({ line_id: number } & Told) | null
  const found = after === null ? null : await findCommissionLine(deps.db, after.line_id)
  if (after === null || found === null) return false
  await lockLedger(deps.db, found.lender_id)
  const line = await findCommissionLine(deps.db, after.line_id)
  if (line === null || line.undone_at !== null || (await isLineKept(deps.db, line.line_id))) return false
  if (TOLD.some((name) => line[name] !== after[name])) return false
  const before = (row.before as { line?: Told } | null)?.line
  const changes = before === undefined ? { undone_at: deps.clock.now() } : (before as Partial<typeof line>)
  await updateCommissionLine(deps.db, line.line_id, changes)
  return true
}
