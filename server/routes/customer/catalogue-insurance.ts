import type { Handlers } from '#server/http/handler.ts'
import { requestInsurancePlan } from '#server/services/applications/request-insurance-plan.ts'
import { listInsurancePlans } from '#server/services/catalogue/list-insurance-plans.ts'
import type { insuranceEndpoints } from '#src/contract/endpoints/customer/catalogue-insurance.ts'
import { readIdempotencyKey } from '../idempotency-key.ts'

export const insuranceRoutes: Handlers<typeof insuranceEndpoints> = {
  listInsurancePlans: ({ deps, query }) => listInsurancePlans(deps, query.kind ?? null),

  requestInsurancePlan: async ({ deps, params, body, by, request }) => ({
    data: await requestInsurancePlan(
      deps,
      { plan_id: params.planId, ...body },
      { ...by, idempotencyKey: readIdempotencyKey(request.header('idempotency-key')) },
    ),
  }),
}
