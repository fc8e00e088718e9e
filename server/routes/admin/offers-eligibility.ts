import { tableFile } from '#server/http/file-response.ts'
import type { Handlers } from '#server/http/handler.ts'
import { exportDedupeChecks } from '#server/services/identity/export-dedupe-checks.ts'
import { listDedupeChecks } from '#server/services/identity/list-dedupe-checks.ts'
import { checkCustomerEligibility } from '#server/services/offers/check-customer-eligibility.ts'
import { replayCustomerLists } from '#server/services/offers/replay-customer-lists.ts'
import type { adminEligibilityEndpoints } from '#src/contract/endpoints/admin/offers-eligibility.ts'

export const adminEligibilityRoutes: Handlers<typeof adminEligibilityEndpoints> = {
  checkExistingCustomer: (call) => checkCustomerEligibility(call.deps, call.body),

  replayCustomerLists: (call) => replayCustomerLists(call.deps, call.body),

  listDedupeChecks: ({ deps, query }) => listDedupeChecks(deps, query),

  exportDedupeChecks: async (call) => {
    const table = await exportDedupeChecks(call.deps, call.query, call.by)
    return tableFile(call, 'de-dupe-logs', table, call.query)
  },
}
