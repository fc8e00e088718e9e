import { listPaymentsOf } from '#server/db/repositories/earnings/payments.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import { listPartnerRows } from '#server/db/repositories/partners/partners.ts'
import { findRunBefore, listRunLines } from '#server/db/repositories/paying/payment-runs.ts'
import type { PaymentRunRow, RunLineRow } from '#server/db/repositories/paying/payment-runs.ts'
import type { Deps } from '#server/deps.ts'
import type { PaymentRun, RunRow } from '#src/contract/entities/paying/payment-run.ts'
import { tdsPapers, tdsSection } from '#src/contract/paying/month-tax.ts'
import { runSums } from '#src/contract/paying/run-sums.ts'
import type { RunSums } from '#src/contract/paying/run-sums.ts'
import { toRupees } from '#src/contract/rules/paise.ts'
import { checkStanding } from '../public/second-person.ts'
import { notesNow, readFindings } from './run-findings.ts'

const inRupees = ({ lines, ...paise }: RunSums) => ({
  lines,
  gross: toRupees(paise.gross),
  tds: toRupees(paise.tds),
  gst: toRupees(paise.gst),
  sent: toRupees(paise.sent),
  paid: toRupees(paise.paid),
  returned: toRupees(paise.returned),
  open: toRupees(paise.open),
})

const fieldsOf = (run: PaymentRunRow, lines: readonly RunLineRow[]) => ({
  run_id: run.run_id,
  state: run.state,
  made_at: run.made_at.toISOString(),
  sent_day: run.sent_day,
  sums: inRupees(runSums(lines)),
})

export const toRunRow = (run: PaymentRunRow, lines: readonly RunLineRow[]): RunRow => ({
  ...fieldsOf(run, lines),
  months: [...new Set(lines.flatMap(({ parts }) => parts.map(({ month }) => month)))].sort(),
})

/** A run as whoever asks sees it. */
export async function toRunView(
  deps: Deps,
  run: PaymentRunRow,
  lines: readonly RunLineRow[],
  adminId: number,
): Promise<PaymentRun> {
  const { db } = deps
  const admins = await listAdminNames(
    db,
    [run.made_by, run.checked_by].filter((id) => id !== null),
  )
  const nameOf = (id: number | null) => (id === null ? null : (admins.get(id) ?? null))
  const partners = new Map((await listPartnerRows(db)).map(({ partner_id, name }) => [partner_id, name]))
  const payments = new Map(
    (
      await listPaymentsOf(
        db,
        lines.flatMap(({ payment_id }) => payment_id ?? []),
      )
    ).map((payment) => [payment.payment_id, payment]),
  )
  // Whoever checks it sees how things stand, not how they stood when it was made.
  const findingsOf = run.state === 'made' ? await readFindings(deps, run.run_id) : null
  const standing = run.state === 'made' ? await checkStanding(deps, run, adminId) : null
  const beforeId = await findRunBefore(db, run.run_id)
  return {
    ...fieldsOf(run, lines),
    hash: run.hash,
    made_by: nameOf(run.made_by),
    checked_at: run.checked_at?.toISOString() ?? null,
    checked_by: nameOf(run.checked_by),
    alone: run.alone,
    reason: run.reason,
    run_before: beforeId === null ? null : toRupees(runSums(await listRunLines(db, [beforeId])).sent),
    check_problem: standing?.problem ?? null,
    may_approve_from: standing?.from?.toISOString() ?? null,
    lines: lines.map((line) => {
      const payment = line.payment_id === null ? undefined : payments.get(line.payment_id)
      const { line_id, partner_id, reference, state, account_ending, ifsc, reason } = line
      const found = findingsOf?.({ partner_id, account: { account_ending, ifsc } })
      const notes = found ? notesNow(line.notes, found) : line.notes
      return {
        line_id,
        partner_id,
        reference,
        state,
        account_ending,
        ifsc,
        notes,
        reason,
        partner: partners.get(partner_id) ?? '',
        parts: line.parts.map(({ month, lines: many, tds_percent, gst_percent, lower = [], ...paise }) => {
          const papers = tdsPapers(month)
          return {
            month,
            lines: many,
            tds_percent,
            gst_percent,
            gross: toRupees(paise.gross),
            tds: toRupees(paise.tds),
            gst: toRupees(paise.gst),
            net: toRupees(paise.net),
            section: tdsSection(month, tds_percent).section,
            lower: lower.map(({ number, tds_percent: percent, gross, tds }) => ({
              number,
              tds_percent: percent,
              section: tdsSection(month, percent, number).section,
              gross: toRupees(gross),
              tds: toRupees(tds),
            })),
            certificate: papers.certificate,
            tax_return: papers.return,
            code: papers.code,
          }
        }),
        gross: toRupees(line.gross),
        tds: toRupees(line.tds),
        gst: toRupees(line.gst),
        amount: toRupees(line.amount),
        before: toRupees(line.before),
        utr: payment?.utr ?? null,
        day: line.returned_day ?? payment?.day ?? null,
      }
    }),
  }
}
