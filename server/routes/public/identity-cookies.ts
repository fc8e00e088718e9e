import type { cookieEndpoints } from '#src/contract/endpoints/public/identity-cookies.ts'
import type { Handlers } from '#server/http/handler.ts'
import { COOKIE_NAMES } from '#server/services/identity/public/cookie-names.ts'
import { deleteCookie } from '#server/services/identity/delete-cookie.ts'
import { readCookie } from '#server/services/identity/read-cookie.ts'
import { saveCookie } from '#server/services/identity/save-cookie.ts'
import { dropBrowserState } from '../drop-browser-state.ts'
import { sidCookie } from '../sid-cookie.ts'

type Rows = typeof cookieEndpoints

/** Each name hangs on the cookie of its area; an unknown one is refused by the service. */
const areaOf = (name: string) => COOKIE_NAMES.get(name)?.area ?? 'customer'

export const cookieRoutes: Handlers<Rows> = {
  saveCookie: async (call) => {
    await saveCookie(call.deps, { ...call.body, cookie: sidCookie(call, areaOf(call.body.name)) })
    return { message: 'Saved.' }
  },

  readCookie: async (call) => {
    const { name } = call.query
    const { header } = call.request
    const sameOriginFetch = header('sec-fetch-site') === 'same-origin' && header('sec-fetch-mode') === 'cors'
    return readCookie(call.deps, { name, sidHash: call.sidHash(areaOf(name)), sameOriginFetch })
  },

  deleteCookie: async (call) => {
    const { name } = call.body
    const area = areaOf(name)
    const signedOut = await deleteCookie(call.deps, { name, sidHash: call.sidHash(area) })
    if (signedOut) dropBrowserState(call, [area])
    return { message: 'Deleted.' }
  },
}
