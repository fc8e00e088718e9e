import type { ApprovalKind, RuledKind } from '#src/contract/entities/approvals/approval.ts'
import type { PartnerRevenueUpdate } from '#src/contract/entities/partners/partner.ts'
import { toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import { listKindsOff, saveApprovalRule } from '#server/db/repositories/approvals/approvals.ts'
import { findPayoutLine } from '#server/db/repositories/earnings/payouts.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { ApprovalShown } from '#server/db/schema-staff.ts'
import type { Deps } from '#server/deps.ts'
import { answerPayoutDispute } from '#server/services/earnings/answer-payout-dispute.ts'
import { approvePayouts } from '#server/services/earnings/approve-payouts.ts'
import { updatePartnerRevenue } from '#server/services/partners/update-partner-revenue.ts'
import type { AdminSession } from '#server/session.ts'

/** What each kind of act is done with. */
export interface ApprovalBodies {
  terms: { partner_id: number; update: Omit<PartnerRevenueUpdate, 'reason'> }
  dispute: { dispute_id: number; answer: string; gross: number | null }
  payouts: { partner_id: number; month: string }
  rule: { kind: RuledKind; on: boolean }
}

/** What an act has changed: as the log keeps it, and as a second person reads it. */
export interface Done {
  audit: { object: string; before: Record<string, unknown>; after: Record<string, unknown> }
  shown: ApprovalShown
}

/** Whoever does it: the second person, where there is one. */
type By = Pick<AdminSession, 'admin_id'>

/** Each act by its own service. Inside a transaction; whatever it does outside the database waits in a job. */
export const ACTS: { [K in ApprovalKind]: (deps: Deps, body: ApprovalBodies[K], by: By) => Promise<Done> } = {
  terms: async (deps, { partner_id, update }) => {
    const { object, ...facts } = await updatePartnerRevenue(deps, partner_id, update)
    const { before, after } = facts as Pick<ApprovalShown, 'before' | 'after'>
    const about = (await findPartner(deps.db, partner_id))?.name ?? ''
    return { audit: { object, before, after }, shown: { about, before, after } }
  },

  dispute: async (deps, { dispute_id, answer, gross }) => {
    const { dispute, line, correction } = await answerPayoutDispute(deps, dispute_id, { upheld: true, answer, gross })
    const { partner_id, payout_id, status } = dispute
    const said = { dispute_id, payout_id, status, answer, gross: gross ?? undefined }
    const made = correction && { correction: correction.payout_id, net: toRupees(correction.net) }
    const now = await findPayoutLine(deps.db, payout_id)
    const difference = correction?.net ?? wholePaise((now ?? line).net - line.net)
    return {
      audit: {
        object: `partner:${partner_id}`,
        before: { dispute_id, payout_id, status: 'open' },
        after: { ...said, ...made },
      },
      shown: {
        about: (await findPartner(deps.db, partner_id))?.name ?? '',
        before: {},
        after: { difference: toRupees(difference), answer },
      },
    }
  },

  payouts: async (deps, { partner_id, month }, by) => {
    const settled = await approvePayouts(deps, partner_id, month, by)
    const after = { month, ...settled }
    return {
      audit: {
        object: `partner:${partner_id}`,
        before: { month, status: 'accrued' },
        after: { ...after, status: 'approved' },
      },
      shown: { about: (await findPartner(deps.db, partner_id))?.name ?? '', before: {}, after },
    }
  },

  rule: async (deps, { kind, on }) => {
    const before = { on: !(await listKindsOff(deps.db)).includes(kind) }
    await saveApprovalRule(deps.db, kind, on)
    const facts = { before, after: { on } }
    return { audit: { object: `approval-rule:${kind}`, ...facts }, shown: { about: kind, ...facts } }
  },
}
