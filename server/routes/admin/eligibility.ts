import type { adminEligibilityEndpoints } from '#src/contract/endpoints/admin/eligibility.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import type { Handlers } from '../../http/handler.ts'
import { checkCustomerEligibility } from '#server/services/offers/check-customer-eligibility.ts'
import { replayCustomerLists } from '#server/services/offers/replay-customer-lists.ts'
import { exportDedupeChecks } from '#server/services/identity/export-dedupe-checks.ts'
import { listDedupeChecks } from '#server/services/identity/list-dedupe-checks.ts'

export const adminEligibilityRoutes: Handlers<typeof adminEligibilityEndpoints> = {
  checkExistingCustomer: async (call) => {
    const answer = await checkCustomerEligibility(call.deps, call.body)
    call.audit({
      object: `customer:${answer.customer.user_id}`,
      after: { reason: tidyText(call.body.reason), reference: answer.application?.reference ?? null },
    })
    return answer
  },

  replayCustomerLists: async (call) => {
    const answer = await replayCustomerLists(call.deps, call.body)
    call.audit({
      object: `customer:${answer.user_id}`,
      after: { reason: tidyText(call.body.reason), reference: answer.reference },
    })
    return answer
  },

  listDedupeChecks: ({ deps, query }) => listDedupeChecks(deps, query),

  exportDedupeChecks: async (call) => {
    const lines = await exportDedupeChecks(call.deps, call.query, call.session)
    call.header('content-disposition', `attachment; filename="de-dupe-logs-${istDay(call.deps.clock.now())}.csv"`)
    call.audit({ after: call.query })
    return lines
  },
}
