import { decideApproval } from '#server/services/approvals/decide-approval.ts'
import { listApprovals } from '#server/services/approvals/list-approvals.ts'
import { setApprovalRule } from '#server/services/approvals/set-approval-rule.ts'
import type { adminApprovalEndpoints } from '#src/contract/endpoints/admin/approvals.ts'
import type { DecidedOutcome } from '#src/contract/entities/approvals/approval.ts'
import type { Handlers } from '../../http/handler.ts'

const SAID: Record<DecidedOutcome, string> = {
  approved: 'It is done.',
  refused: 'It is refused.',
  taken_back: 'It is taken back.',
  outdated: 'It would have changed something else by now, so nothing was done.',
}

export const adminApprovalRoutes: Handlers<typeof adminApprovalEndpoints> = {
  listApprovals: ({ deps, by }) => listApprovals(deps, by),

  decideApproval: async ({ deps, params, body, by, afterwards }) => {
    const { kind, outcome, audit } = await decideApproval(deps, params.approvalId, body, by)
    if (kind === 'criteria' || kind === 'lender') afterwards(() => deps.published.refresh())
    if (kind === 'brand') afterwards(() => deps.brands.refresh())
    return { message: SAID[outcome], outcome, audit }
  },

  setApprovalRule: async ({ deps, params, body, by }) => {
    const { waits, audit } = await setApprovalRule(deps, params.kind, body, by)
    return { message: waits ? 'This waits for a second person.' : 'The setting is saved.', waits, audit }
  },
}
