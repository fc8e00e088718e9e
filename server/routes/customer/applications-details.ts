import type { Handlers } from '#server/http/handler.ts'
import { getApplicationDetails } from '#server/services/applications/get-application-details.ts'
import { startGoldLoan } from '#server/services/applications/start-gold-loan.ts'
import { startHousingLoan } from '#server/services/applications/start-housing-loan.ts'
import { updateApplicationDetails } from '#server/services/applications/update-application-details.ts'
import type { detailEndpoints } from '#src/contract/endpoints/customer/applications-details.ts'

export const detailRoutes: Handlers<typeof detailEndpoints> = {
  getApplicationDetails: ({ deps, params, by }) => getApplicationDetails(deps, params.appId, by),

  updateApplicationDetails: ({ deps, params, body, by }) => updateApplicationDetails(deps, params.appId, body, by),

  startGoldLoan: ({ deps, params, by }) => startGoldLoan(deps, params.appId, by),

  startHousingLoan: ({ deps, params, by }) => startHousingLoan(deps, params.appId, by),

  getGoldPrice: async ({ deps }) => {
    const { as_of, ...price } = await deps.goldPrice.current()
    return { ...price, as_of: as_of.toISOString(), sandbox: deps.goldPrice.sandbox }
  },
}
