import type { Handlers } from '#server/http/handler.ts'
import { getPartnerRevenue } from '#server/services/earnings/get-partner-revenue.ts'
import { signOut } from '#server/services/identity/sign-out.ts'
import type { partnerEndpoints } from '#src/contract/endpoints/partner/identity.ts'
import { dropBrowserState } from '../drop-browser-state.ts'

export const partnerRoutes: Handlers<typeof partnerEndpoints> = {
  getPartnerRevenue: ({ deps, by }) => getPartnerRevenue(deps, by),

  partnerLogout: async (call) => {
    await signOut(call.deps, call.by)
    dropBrowserState(call, ['partner'])
    return { message: 'You are signed out.' }
  },
}
