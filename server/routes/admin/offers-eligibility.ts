import { tableFile } from '#server/http/file-response.ts'
import type { Handlers } from '#server/http/handler.ts'
import { exportDedupeChecks } from '#server/services/identity/export-dedupe-checks.ts'
import { listDedupeChecks } from '#server/services/identity/list-dedupe-checks.ts'
import { checkCustomerEligibility } from '#server/services/offers/check-customer-eligibility.ts'
import { replayCustomerLists } from '#server/services/offers/replay-customer-lists.ts'
import type { adminEligibilityEndpoints } from '#src/contract/endpoints/admin/offers-eligibility.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'

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
    const table = await exportDedupeChecks(call.deps, call.query, call.by)
    call.audit({ after: call.query })
    return tableFile(call, 'de-dupe-logs', table, call.query)
  },
}
