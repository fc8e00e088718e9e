import type { Handlers } from '#server/http/handler.ts'
import { listApplicationCare } from '#server/services/applications/list-application-care.ts'
import { nudgeApplication } from '#server/services/applications/nudge-application.ts'
import { getCreditScore } from '#server/services/offers/get-credit-score.ts'
import { getWhatIf } from '#server/services/offers/get-what-if.ts'
import type { applicationCareEndpoints } from '#src/contract/endpoints/customer/applications-care.ts'
import { numberIn } from '#src/contract/entities/shared/query-number.ts'

export const applicationCareRoutes: Handlers<typeof applicationCareEndpoints> = {
  listApplicationCare: async ({ deps, by }) => ({ data: await listApplicationCare(deps, by) }),

  nudgeApplication: async ({ deps, params, by }) => ({
    data: await nudgeApplication(deps, params.appId, by),
  }),

  getCreditScore: async ({ deps, params, by }) => ({
    data: await getCreditScore(deps, params.appId, by),
  }),
  getWhatIf: ({ deps, params, query, by }) =>
    getWhatIf(
      deps,
      params.appId,
      {
        shown: { amount: numberIn(query.amount), tenure_months: numberIn(query.tenure) },
        amount: numberIn(query.try_amount),
        tenure_months: numberIn(query.try_tenure),
        monthly_income: numberIn(query.try_income),
      },
      by,
    ),
}
