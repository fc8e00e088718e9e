import type { BankAccount } from '#server/adapters/bank-check/bank-check.ts'
import { sumLowerTaxByMonth } from '#server/db/repositories/earnings/lower-tax.ts'
import { listPayments } from '#server/db/repositories/earnings/payments.ts'
import type { PaymentRow } from '#server/db/repositories/earnings/payments.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { listPartnerRows } from '#server/db/repositories/partners/partners.ts'
import { listPartnersInRuns, sumFreeMonths } from '#server/db/repositories/paying/payment-runs.ts'
import type { Deps } from '#server/deps.ts'
import { taxesOf } from '#server/services/earnings/public/tax-rates.ts'
import { openBank, openProfile } from '#server/services/shared/partners/partner-details.ts'
import type { ExclusionReason, RunCandidate } from '#src/contract/entities/paying/payment-run.ts'
import { TDS_PERCENT_WITHOUT_PAN } from '#src/contract/paying/month-tax.ts'
import { isUnusual, NEW_ACCOUNT_DAYS, RUN_NOTES } from '#src/contract/paying/run-sums.ts'
import type { RunNote, RunPart } from '#src/contract/paying/run-sums.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { sumPaise, toRupees } from '#src/contract/rules/paise.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { readFindings } from './run-findings.ts'

/** Of how many payments the usual one is the mean. */
const USUAL_OF = 6

/** What is approved for a partner and free, where it may go, and why it does not go yet. */
export interface Candidate {
  partner_id: number
  partner: string
  /** The newest month that comes to something first: the payment is named by it. */
  parts: RunPart[]
  gross: Paise
  tds: Paise
  gst: Paise
  amount: Paise
  account: BankAccount | null
  notes: RunNote[]
  before: Paise | null
  left_out: ExclusionReason | null
  from_day: string | null
}

/** Everything that is approved, not paid and in no run, a row for each partner. */
export async function readCandidates(deps: Deps): Promise<Candidate[]> {
  const { db } = deps
  const sums = await sumFreeMonths(db)
  const inRuns = new Set(await listPartnersInRuns(db))
  const names = new Map((await listPartnerRows(db)).map(({ partner_id, name }) => [partner_id, name]))
  const findingsOf = await readFindings(deps, null)
  const candidates: Candidate[] = []
  for (const partner_id of new Set(sums.map((sum) => sum.partner_id)))
    candidates.push(
      await candidateOf(deps, {
        partner_id,
        partner: names.get(partner_id) ?? '',
        months: sums.filter((sum) => sum.partner_id === partner_id),
        inRun: inRuns.has(partner_id),
        findingsOf,
      }),
    )
  return candidates
}

interface Free {
  partner_id: number
  partner: string
  months: Awaited<ReturnType<typeof sumFreeMonths>>
  inRun: boolean
  findingsOf: Awaited<ReturnType<typeof readFindings>>
}

async function candidateOf(deps: Deps, { partner_id, partner, months, inRun, findingsOf }: Free): Promise<Candidate> {
  const { db, vault, clock } = deps
  const details = await findPartnerDetails(db, partner_id)
  const { current, waiting } = openBank(vault, details)
  const { gstin = '' } = openProfile(vault, details)
  const taxOf = await taxesOf(deps, partner_id)
  const byOrder = await sumLowerTaxByMonth(db, partner_id, true)
  const parts = months.map(({ month, lines, gross, tds, gst, net }): RunPart => {
    const { tds_percent, gst_percent } = taxOf(month)
    const lower = byOrder
      .filter((each) => each.month === month)
      .map((each) => ({ number: each.number, tds_percent: each.tds_percent, gross: each.gross, tds: each.tds }))
    return { month, lines, gross, tds, gst, net, tds_percent, gst_percent, ...(lower.length > 0 && { lower }) }
  })
  const main = parts.findLast(({ net }) => net > 0) ?? parts.at(-1)
  const amount = sumPaise(parts.map(({ net }) => net))
  const earlier = standing(await listPayments(db, partner_id))
  const before = earlier.slice(-USUAL_OF).map((payment) => payment.amount)
  const last = earlier.at(-1)
  const ripe = details?.bank_since ? new Date(details.bank_since.getTime() + days(NEW_ACCOUNT_DAYS)) : null
  const isNew = ripe !== null && ripe > clock.now()
  const left_out: ExclusionReason | null = inRun
    ? 'in_run'
    : amount <= 0
      ? 'nothing'
      : current === null
        ? details?.bank_check === 'returned'
          ? 'account_returned'
          : waiting === null
            ? 'no_account'
            : 'account_waits'
        : isNew
          ? 'account_new'
          : null
  const account = current && { account_ending: current.account_number.slice(-4), ifsc: current.ifsc }
  const changed = account !== null && (last?.account_ending !== account.account_ending || last.ifsc !== account.ifsc)
  const said: Record<RunNote, boolean> = {
    no_pan: parts.some(({ tds_percent }) => tds_percent === TDS_PERCENT_WITHOUT_PAN),
    gst_gap: gstin !== '' && parts.some(({ gst_percent, net }) => gst_percent === 0 && net > 0),
    new_account: changed,
    unusual: isUnusual(amount, before),
    ...findingsOf({ partner_id, account }),
  }
  return {
    partner_id,
    partner,
    amount,
    left_out,
    account: current,
    before: last?.amount ?? null,
    parts: [...parts.filter((part) => part === main), ...parts.filter((part) => part !== main)],
    gross: sumPaise(parts.map(({ gross }) => gross)),
    tds: sumPaise(parts.map(({ tds }) => tds)),
    gst: sumPaise(parts.map(({ gst }) => gst)),
    notes: RUN_NOTES.filter((note) => said[note]),
    from_day: left_out === 'account_new' && ripe ? istDay(ripe) : null,
  }
}

/** Payments that stand, the oldest first. */
const standing = (payments: readonly PaymentRow[]): PaymentRow[] => {
  const reversed = new Set(payments.map(({ reverses }) => reverses))
  return payments.filter(({ payment_id, reverses }) => reverses === null && !reversed.has(payment_id))
}

/** What the next run would send. */
export const readyOf = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.filter(({ left_out }) => left_out === null)

export const toCandidate = ({ parts, account, ...of }: Candidate): RunCandidate => ({
  ...of,
  gross: toRupees(of.gross),
  tds: toRupees(of.tds),
  gst: toRupees(of.gst),
  amount: toRupees(of.amount),
  before: toRupees(of.before),
  months: parts.map(({ month }) => month).sort(),
  lines: parts.reduce((all, part) => all + part.lines, 0),
  account_ending: account && account.account_number.slice(-4),
  ifsc: account && account.ifsc,
})
