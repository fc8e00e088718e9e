import { listKindsOff, saveApprovalRule } from '#server/db/repositories/approvals/approvals.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { findPayoutLine } from '#server/db/repositories/earnings/payouts.ts'
import { findPartner } from '#server/db/repositories/partners/partners.ts'
import type { ApprovalShown } from '#server/db/schema/approvals.ts'
import type { TxDeps } from '#server/deps.ts'
import { changeLiveBrand } from '#server/services/brands/change-live-brand.ts'
import type { BrandChange } from '#server/services/brands/change-live-brand.ts'
import { changedParts } from '#server/services/brands/public/changed-parts.ts'
import { agreeToContactChange } from '#server/services/callers/agree-to-contact-change.ts'
import { updateLender } from '#server/services/catalogue/update-lender.ts'
import { lockDraft, storedCriteria } from '#server/services/criteria/public/criteria-rules.ts'
import { publishCriteria } from '#server/services/criteria/publish-criteria.ts'
import { scheduleCriteria } from '#server/services/criteria/schedule-criteria.ts'
import { answerPayoutDispute } from '#server/services/earnings/answer-payout-dispute.ts'
import { approvePayouts } from '#server/services/earnings/approve-payouts.ts'
import { callOffPartnerTerms } from '#server/services/partners/call-off-partner-terms.ts'
import { updatePartnerRevenue } from '#server/services/partners/update-partner-revenue.ts'
import type { ByStaff } from '#server/session.ts'
import type { ApprovalKind, RuledKind } from '#src/contract/entities/approvals/approval.ts'
import type { LenderUpdate } from '#src/contract/entities/catalogue/lender.ts'
import { criteriaOf } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { PartnerRevenueUpdate } from '#src/contract/entities/partners/partner.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { toRupees, wholePaise } from '#src/contract/rules/paise.ts'
import { actOnStaff } from './act-on-staff.ts'
import type { StaffAct } from './act-on-staff.ts'
import type { Done } from './act-outcome.ts'
import { changeLenderSlabs, changesOf, dayOf, slabsShown } from './change-lender-slabs.ts'
import type { SlabBody } from './change-lender-slabs.ts'
import { takeBackCriteria } from './take-back-criteria.ts'

/** What each kind of act is done with. */
export interface ApprovalBodies {
  /** `call_off`: planned terms do not come. */
  terms: { partner_id: number } & ({ update: Omit<PartnerRevenueUpdate, 'reason'> } | { call_off: number })
  dispute: { dispute_id: number; answer: string; gross: number | null }
  payouts: { partner_id: number; month: string }
  /** `publish_at`: the instant, or null for at once. `roll_back`: the former ones come back, or planned ones do not come. */
  criteria: { lender_id: number; draft_id: number } & ({ publish_at: string | null } | { roll_back: true })
  slabs: SlabBody
  brand: { partner_id: number; change: BrandChange }
  lender: Omit<LenderUpdate, 'from_day' | 'reason'>
  staff: StaffAct
  contact: { user_id: number; change_id: number }
  rule: { kind: RuledKind; on: boolean }
}

/** The day from which slabs that were called off would have counted. */
const calledOff = (before: Done['audit']['before']): string | undefined =>
  typeof before?.['slabs_from'] === 'string' ? before['slabs_from'] : undefined

/** Each act by its own service; `by` is the second person, where there is one. Whatever it does outside the database waits in a job. */
export const ACTS: { [K in ApprovalKind]: (deps: TxDeps, body: ApprovalBodies[K], by: ByStaff) => Promise<Done> } = {
  terms: async (deps, { partner_id, ...change }) => {
    const { object, ...facts } =
      'call_off' in change
        ? await callOffPartnerTerms(deps, partner_id, change.call_off)
        : await updatePartnerRevenue(deps, partner_id, change.update)
    const { before, after } = facts as Pick<ApprovalShown, 'before' | 'after'>
    const about = (await findPartner(deps.db, partner_id))?.name ?? ''
    const none: ApprovalShown['after'] = 'call_off' in change ? { revenue_percent: null, revenue_flat_fee: null } : {}
    return { audit: { object, before, after }, record: object, shown: { about, before, after: { ...none, ...after } } }
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
      record: `partner:${partner_id}`,
      shown: {
        about: (await findPartner(deps.db, partner_id))?.name ?? '',
        before: {},
        after: { difference: toRupees(difference), answer },
      },
    }
  },

  payouts: async (deps, { partner_id, month }, by) => {
    const { seal, ...settled } = await approvePayouts(deps, partner_id, month, by)
    const after = { month, ...settled }
    return {
      audit: {
        object: `partner:${partner_id}`,
        before: { month, status: 'accrued' },
        after: { ...after, status: 'approved' },
      },
      record: `partner:${partner_id}`,
      shown: { about: (await findPartner(deps.db, partner_id))?.name ?? '', before: {}, after: { ...after, seal } },
    }
  },

  lender: async (deps, update) => {
    const { before, after } = await updateLender(deps, update)
    const object = `lender:${update.lender_id}`
    const about = (await findLender(deps.db, update.lender_id))?.name ?? ''
    return { audit: { object, before, after }, record: object, shown: { about, before, after } }
  },

  criteria: async (deps, { draft_id, ...change }, by) => {
    if ('roll_back' in change) return takeBackCriteria(deps, draft_id)
    const { publish_at } = change
    const { draft, lender } = await lockDraft(deps.db, draft_id)
    const before = Object.fromEntries(criteriaOf(storedCriteria(draft.replaced)))
    const after = Object.fromEntries(criteriaOf(storedCriteria(draft.changes)))
    if (publish_at === null) await publishCriteria(deps, draft_id)
    else await scheduleCriteria(deps, draft_id, new Date(publish_at), by)
    return {
      audit:
        publish_at === null
          ? { object: `lender:${lender.lender_id}`, before, after }
          : { object: `criteria_draft:${draft_id}`, before: {}, after: { publish_at } },
      record: `lender:${lender.lender_id}`,
      shown: { about: lender.name, before, after: { ...after, ...(publish_at !== null && { publish_at }) } },
    }
  },

  slabs: async (deps, body) => {
    const { lender_id } = body
    const before = await slabsShown(deps, lender_id)
    const changes = changesOf(body)
    const facts: Done['audit'][] = []
    const days: string[] = []
    for (const change of changes) {
      const done = await changeLenderSlabs(deps, change)
      facts.push(done)
      days.push(dayOf(change) ?? calledOff(done.before) ?? istDay(deps.clock.now()))
    }
    const after = await slabsShown(deps, lender_id)
    const about = (await findLender(deps.db, lender_id))?.name ?? ''
    const record = `lender:${lender_id}`
    const [first, ...more] = facts
    return {
      audit: !first || more.length > 0 ? { object: record, before: { slabs: before }, after: { slabs: after } } : first,
      record,
      // The first of the days from which any of it counts: whoever agrees has to know the soonest.
      shown: { about, before: { slabs: before }, after: { slabs: after, from_day: days.sort()[0] ?? '' } },
    }
  },

  brand: async (deps, { partner_id, change }, by) => {
    const { partner, version, before, after } = await changeLiveBrand(deps, partner_id, change, by)
    const record = `partner:${partner_id}`
    const parts = changedParts(before, after)
    return {
      audit: {
        object: record,
        before: { brand: parts.before },
        after: { brand: parts.after, act: change.do, version },
      },
      record,
      shown: { about: partner, before: { theme: before }, after: { theme: after } },
    }
  },

  staff: actOnStaff,

  contact: async (deps, { user_id, change_id }) => {
    const { channel, earliest_at } = await agreeToContactChange(deps, user_id, change_id)
    const record = `customer:${user_id}`
    const after = { contact: channel, earliest_at: earliest_at.toISOString() }
    return {
      audit: { object: record, before: { state: 'waiting' }, after: { ...after, state: 'agreed' } },
      record,
      shown: { about: String(user_id), before: {}, after },
    }
  },

  rule: async (deps, { kind, on }) => {
    const before = { on: !(await listKindsOff(deps.db)).includes(kind) }
    await saveApprovalRule(deps.db, kind, on)
    const facts = { before, after: { on } }
    const record = `approval-rule:${kind}`
    return { audit: { object: record, ...facts }, record, shown: { about: kind, ...facts } }
  },
}
