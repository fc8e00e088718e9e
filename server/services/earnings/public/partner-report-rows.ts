import type { Vault } from '#server/crypto/vault.ts'
import type { DisputeRow } from '#server/db/repositories/earnings/payouts.ts'
import type { listApplicationReportRows, listLeadReportRows } from '#server/db/repositories/reports/partner-reports.ts'
import type { PayoutReportRow } from '#server/db/repositories/reports/payout-reports.ts'
import { maskedContact } from '#server/services/shared/lead-contact.ts'
import { APPLICATION_STATUSES } from '#src/contract/entities/applications/application-status.ts'
import { payoutKind } from '#src/contract/entities/earnings/payout.ts'
import type { LineSlab, PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import type {
  ApplicationReportRow,
  DisbursalReportRow,
  LeadReportRow,
} from '#src/contract/entities/reports/partner-report.ts'
import { toRupees, sumPaise } from '#src/contract/rules/paise.ts'
import type { MonthTax } from './tax-rates.ts'

type LeadRow = Awaited<ReturnType<typeof listLeadReportRows>>[number]
type ApplicationRow = Awaited<ReturnType<typeof listApplicationReportRows>>[number]

export const toLeadRow = (vault: Vault, row: LeadRow): LeadReportRow => ({
  lead_id: row.lead_id,
  reference: row.reference,
  ...maskedContact(vault, row),
  product_type: row.product_type,
  channel: row.channel,
  // Empty where the link has no name.
  link: row.link === '' ? null : row.link,
  status: row.status,
  created_at: row.created_at.toISOString(),
  first_touch_at: row.first_touch_at.toISOString(),
  last_touch_at: row.last_touch_at.toISOString(),
})

export const toApplicationRow = (vault: Vault, row: ApplicationRow): ApplicationReportRow => ({
  reference: row.reference,
  lead_reference: row.lead_reference,
  ...maskedContact(vault, { reference: row.lead_reference, contact_enc: row.contact_enc }),
  product_type: row.product_type,
  lender: row.lender,
  amount: toRupees(row.amount),
  status: APPLICATION_STATUSES.find((each) => each === row.status) ?? 'submitted',
  submitted_at: row.submitted_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** Who a line is about, masked; nobody where it is a reward. */
const personOf = (vault: Vault, { lead_reference, contact_enc }: PayoutReportRow) =>
  lead_reference === null ? { name: '', mobile: '' } : maskedContact(vault, { reference: lead_reference, contact_enc })

export const toDisbursalRow = (vault: Vault, row: PayoutReportRow): DisbursalReportRow => ({
  payout_id: row.line.payout_id,
  reference: row.application_reference ?? '',
  lead_reference: row.lead_reference ?? '',
  ...personOf(vault, row),
  lender: row.lender ?? '',
  disbursed_amount: toRupees(row.line.disbursed_amount),
  disbursed_at: row.line.disbursed_at.toISOString(),
  // With what corrections have added since.
  gross: toRupees(sumPaise([row.line.gross, row.corrected_gross])),
  // What was taken back since is not earned, whatever its own line says.
  status: row.is_taken_back ? 'taken_back' : row.line.status,
})

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

const toDispute = (row: DisputeRow): PayoutLine['dispute'] => ({
  dispute_id: row.dispute_id,
  reason: row.reason,
  status: row.status,
  answer: row.answer,
  created_at: row.created_at.toISOString(),
  answered_at: iso(row.answered_at),
})

const figureOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The slab as it was kept, without what is the back office's alone. */
const toLineSlab = (slab: Record<string, unknown>): LineSlab => ({
  disbursed_from: figureOf(slab['slab_disbursed_min']),
  disbursed_to: figureOf(slab['slab_disbursed_max']),
  number_from: figureOf(slab['slab_number_min']),
  number_to: figureOf(slab['slab_number_max']),
  ticket_from: figureOf(slab['ats_min']),
  ticket_to: figureOf(slab['ats_max']),
  percent: figureOf(slab['revenue_percent']),
  flat: figureOf(slab['revenue_flat']),
})

export function toPayoutLine(vault: Vault, row: PayoutReportRow, taxOf: (month: string) => MonthTax): PayoutLine {
  const { line } = row
  return {
    payout_id: line.payout_id,
    kind: payoutKind(line),
    month: line.month,
    business_month: row.original_month ?? line.month,
    lead_reference: row.lead_reference,
    application_reference: row.application_reference,
    ...personOf(vault, row),
    lender: row.lender,
    disbursed_amount: toRupees(line.disbursed_amount),
    disbursed_at: line.disbursed_at.toISOString(),
    asked_amount: toRupees(row.asked_amount),
    amount_told: row.told_amount !== null,
    day_told: row.told_day !== null,
    slab: line.slab && toLineSlab(line.slab),
    business: line.business && {
      disbursed: line.business['disbursed'] ?? 0,
      number: line.business['number'] ?? 0,
      averageTicket: line.business['averageTicket'] ?? 0,
    },
    is_held: row.is_held,
    is_set: line.set_gross !== null,
    slabs_from: line.slabs_from,
    terms_from: line.terms_from,
    revenue: toRupees(line.revenue),
    partner_percent: Number(line.partner_percent),
    partner_flat: toRupees(line.partner_flat),
    gross: toRupees(line.gross),
    tds_percent: line.tds_percent === null ? taxOf(line.month).tds_percent : Number(line.tds_percent),
    tds_certificate: line.tds_certificate,
    tds: toRupees(line.tds),
    gst: toRupees(line.gst),
    net: toRupees(line.net),
    status: line.status,
    takes_back: line.takes_back,
    corrects: line.corrects,
    is_corrected: row.corrections > 0,
    reason: line.reason,
    restated: row.restated && { reason: row.restated.reason, at: new Date(row.restated.at).toISOString() },
    is_taken_back: row.is_taken_back,
    approved_at: iso(line.approved_at),
    paid_at: iso(line.paid_at),
    utr: row.utr,
    account_ending: row.account_ending,
    dispute: row.dispute && toDispute(row.dispute),
  }
}
