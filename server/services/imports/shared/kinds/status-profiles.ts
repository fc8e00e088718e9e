import type { LenderReport } from '#server/adapters/lenders/lender-gateway.ts'
import { findApplication, lastEventId, lockApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { listDisbursals, listDisbursalsOf } from '#server/db/repositories/applications/disbursals.ts'
import { holdApplications, lockApplications } from '#server/db/repositories/applications/many-applications.ts'
import { readStatusRows } from '#server/db/repositories/catalogue/status-tables.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import { listMatchingApplications } from '#server/db/repositories/imports/matching-applications.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { takePlainReports } from '#server/services/applications/public/take-plain-reports.ts'
import { takeLenderReport } from '#server/services/applications/take-lender-report.ts'
import { statusOf } from '#server/services/shared/stored-words.ts'
import { reopenedAt } from '#src/contract/entities/applications/application-status.ts'
import { statusReader } from '#src/contract/entities/applications/status-words.ts'
import type { StatusReader } from '#src/contract/entities/applications/status-words.ts'
import { STATUS_FILE_FIELDS } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportField, ImportMapping } from '#src/contract/entities/imports/import-batch.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { judgeRow, keyOfApplication, referenceOf } from '../rows/judge-row.ts'
import { panIndex, phoneIndex } from '../rows/person-indexes.ts'
import type { RowSaid } from '../rows/read-row.ts'
import { yieldBetweenRows } from '../yield-between-rows.ts'
import { matchesByKey } from './matches-by-key.ts'
import type { JudgedRow, Judgement, Profile, ReadRow, Written } from './profile.ts'
import { reopenApplication } from './reopen-application.ts'
import { eventOfRow } from './row-event.ts'
import { keepBefore, undoStatusRow, undoStatusRows } from './undo-status-rows.ts'

const MIS_FIELDS = [
  ...(['application_id', 'lender_reference', 'loan_account', 'phone', 'pan', 'product', 'applied_on'] as const),
  ...(['status', 'sub_status', 'reason', 'updated_on'] as const),
  ...(['sanctioned_amount', 'disbursed_amount', 'disbursal_date', 'utr'] as const),
] satisfies readonly ImportField[]

const undoing = { undo: undoStatusRow, undoTogether: undoStatusRows }

/** What a lender tells of applications: each row is a report, taken as one that comes by itself (decision 084). */
const reports = {
  keyOf: keyOfApplication,
  judge,
  amountOf: paidOut,
  hold,
  write,
  writeTogether,
  holdUnmappedReport,
  ...undoing,
}

function paidOut({ disbursed_amount }: RowSaid, { to }: Judgement): Paise | null {
  return to === 'disbursed' ? disbursed_amount : null
}

/** The sheet that a lender sends every day or month. */
export const MIS: Profile = {
  ...reports,
  fields: MIS_FIELDS,
  required: [['application_id', 'lender_reference', 'loan_account', 'pan', 'phone'], ['status']],
}

/** The file with our own heads. */
export const STATUS_FILE: Profile = {
  ...reports,
  fields: STATUS_FILE_FIELDS,
  required: [['application_id'], ['status']],
}

const known = (values: readonly (string | null)[]): string[] => [...new Set(values.filter((value) => value !== null))]

async function judge(deps: Deps, batch: MappedBatch, rows: readonly ReadRow[]): Promise<Judgement[]> {
  const { lender_id } = batch
  const persons = rows.map(({ said }) => ({
    phone: phoneIndex(deps.vault, said.phone),
    pan: panIndex(deps.vault, said.pan),
  }))
  const matches = await listMatchingApplications(deps.db, {
    references: known(rows.map(({ said }) => referenceOf(said.application_id))),
    lender_references: known(rows.map(({ said }) => said.lender_reference)),
    loan_accounts: known(rows.map(({ said }) => said.loan_account)),
    ...(lender_id !== null && {
      people: {
        lender_id,
        phones: known(persons.map(({ phone }) => phone)),
        pans: known(persons.map(({ pan }) => pan)),
      },
    }),
  })
  const words = await wordsOf(
    deps,
    matches.map(({ lender_id }) => lender_id),
  )
  const named = matchesByKey(matches)
  const now = deps.clock.now()
  return yieldBetweenRows(rows, ({ said, problems, loaded, twice, reopen }, at) => {
    const person = persons[at] ?? { phone: null, pan: null }
    const { phone, pan } = person
    const matches = named(said, person)
    return judgeRow(said, problems, {
      lender_id,
      words,
      now,
      loaded,
      twice,
      reopen: reopen !== null,
      phone,
      pan,
      matches,
    })
  })
}

/** What the words of these lenders mean, by the tables of today. */
async function wordsOf(deps: Deps, lenders: readonly (number | null)[]) {
  const kept = new Map<number | null, StatusReader>([[null, statusReader([])]])
  for (const lender of new Set(lenders))
    if (lender !== null) kept.set(lender, statusReader(await readStatusRows(deps.db, lender)))
  return (lender: number | null): StatusReader => kept.get(lender) ?? statusReader([])
}

async function hold(deps: TxDeps, _: MappedBatch, rows: readonly ImportRow[]): Promise<void> {
  await holdApplications(deps.db, known(rows.map(({ app_id }) => app_id)))
}

/** Rows that do no more than move their applications by what a lender's word leads to, all at once. */
async function writeTogether(
  deps: TxDeps,
  batch: MappedBatch,
  judged: readonly JudgedRow[],
): Promise<Map<number, Written>> {
  const ids = known(judged.map(({ app_id }) => app_id))
  const locked = await lockApplications(deps.db, ids)
  const paidOut = await listDisbursalsOf(deps.db, ids)
  const reports = judged.flatMap(({ row, said, app_id }) => {
    const application = locked.get(app_id ?? '')
    return application
      ? [{ row: application, said: reportOf(batch, row, said, application.lender_reference), number: row.row_number }]
      : []
  })
  const events = await takePlainReports(deps, reports, { source: 'file', batch_id: batch.batch_id })
  const to = new Map(judged.map((each) => [each.row.row_number, each.to]))
  return new Map(
    reports.flatMap(({ row, number }): [number, Written][] => {
      const event_id = events.get(row.app_id)
      if (event_id === undefined) return []
      const before = keepBefore(row, paidOut.get(row.app_id) ?? [])
      return [[number, { before, after: { status: to.get(number), event_id } }]]
    }),
  )
}

async function write(deps: TxDeps, batch: MappedBatch, judged: JudgedRow): Promise<Written> {
  const { row, said } = judged
  const locked = judged.app_id === null ? null : await lockApplication(deps.db, judged.app_id, null)
  if (!locked) throw new Error('a row was judged to be of an application that is not there')
  const before = keepBefore(locked, await listDisbursals(deps.db, locked.app_id))
  const by = { source: 'file' as const, batch_id: batch.batch_id }
  const open = await reopened(deps, batch, locked, judged)
  await takeLenderReport(deps, open, reportOf(batch, row, said, locked.lender_reference), by)
  const after = await findApplication(deps.db, locked.app_id)
  return { before, after: { status: after?.status, event_id: await lastEventId(deps.db, locked.app_id) } }
}

/** As by every other way: on the timeline, and in the queue of words that wait for a meaning (decision 082). */
async function holdUnmappedReport(deps: TxDeps, batch: MappedBatch, { row, said, app_id }: JudgedRow): Promise<void> {
  const locked = app_id === null ? null : await lockApplication(deps.db, app_id, null)
  if (!locked) return
  const by = { source: 'file' as const, batch_id: batch.batch_id }
  await takeLenderReport(deps, locked, reportOf(batch, row, said, locked.lender_reference), by)
}

/** What the lender had ended is open again where staff say so, with the reason in the log and a line in the timeline. */
async function reopened(
  deps: Deps,
  { batch_id }: MappedBatch,
  row: ApplicationRow,
  { reopen, to }: JudgedRow,
): Promise<ApplicationRow> {
  const status = reopen === null || to === null ? null : reopenedAt(statusOf(row), to)
  return reopen === null || status === null ? row : reopenApplication(deps, row, status, { ...reopen, batch_id })
}

const LONGEST_NOTE = 500

/** A row as a lender's report by any other way would say it. A row that was undone and comes again is another report. */
function reportOf(batch: MappedBatch, row: ImportRow, said: RowSaid, reference: string | null): LenderReport {
  const since = batch.undone_at?.getTime() ?? 0
  const note = said.reason === null ? null : tidyText(said.reason).slice(0, LONGEST_NOTE)
  return {
    event_id: eventOfRow(batch.batch_id, row.row_number, since),
    lender_reference: reference ?? '',
    lender_status: said.status ?? '',
    sub_status: said.sub_status,
    reason: said.reason,
    note,
    tranche: null,
    rate: null,
    tenure_months: null,
    amount_basis: basisOf(batch.mapping),
    sanctioned_amount: toRupees(said.sanctioned_amount),
    disbursed_amount: toRupees(said.disbursed_amount),
    disbursed_on: said.disbursal_date,
    utr: said.utr,
    loan_account: said.loan_account,
  }
}

const basisOf = ({ amount_basis }: ImportMapping): LenderReport['amount_basis'] => amount_basis ?? null
