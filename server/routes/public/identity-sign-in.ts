import { clientNetwork } from '#server/client-network.ts'
import type { signInEndpoints } from '#src/contract/endpoints/public/identity-sign-in.ts'
import type { Handlers } from '#server/http/handler.ts'
import { readCookies } from '#server/http/sids.ts'
import { deviceOf } from '#server/services/identity/public/device-of.ts'
import { signInAdmin } from '#server/services/identity/sign-in-admin.ts'
import { signInPartner } from '#server/services/identity/sign-in-partner.ts'
import { sidCookie } from '../sid-cookie.ts'

type Rows = typeof signInEndpoints

export const signInRoutes: Handlers<Rows> = {
  adminLogin: async (call) => {
    const { deviceCookie, ...signedIn } = await signInAdmin(call.deps, {
      ...call.body,
      cookie: sidCookie(call, 'admin'),
      cookies: readCookies(call.request.header('cookie') ?? ''),
      network: clientNetwork(call.request.ip),
      device: deviceOf(call.request.header('user-agent') ?? '', call.request.ip),
    })
    if (deviceCookie !== null) call.header('set-cookie', deviceCookie)
    return signedIn
  },

  partnerLogin: async (call) => {
    const { deviceCookie, ...signedIn } = await signInPartner(call.deps, {
      ...call.body,
      cookie: sidCookie(call, 'partner'),
      cookies: readCookies(call.request.header('cookie') ?? ''),
      network: clientNetwork(call.request.ip),
      device: deviceOf(call.request.header('user-agent') ?? '', call.request.ip),
    })
    if (deviceCookie !== null) call.header('set-cookie', deviceCookie)
    return signedIn
  },
}
