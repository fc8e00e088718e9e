import { ENDPOINTS } from '#src/contract/endpoints.ts'
import type { EndpointKey, Endpoints } from '#src/contract/endpoints.ts'
import { addressOf } from '#src/contract/endpoints/address-of.ts'
import type { ResponseOf } from '#src/contract/endpoints/endpoint.ts'
import type { openingEndpoints } from '#src/contract/endpoints/public/identity-opening.ts'
import { mayOpen } from '#src/contract/access.ts'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { OPENING_CALLS } from '#src/contract/endpoints/opening-calls.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { COOKIE_NAMES, TOKEN_NAMES } from '#server/services/identity/public/cookie-names.ts'
import type { Handlers, OwnAnswer } from '#server/http/handler.ts'

type Rows = typeof openingEndpoints

/** Asks a call of the table as the browser would, and keeps its answer. Null = refused. */
type Ask = <K extends EndpointKey>(
  key: K,
  parts?: { params?: Record<string, string>; query?: Record<string, string> },
) => Promise<ResponseOf<Endpoints[K]> | null>

/** What a page would ask for one after the other, in the order in which it would, one at a time. */
export const openingRoutes: Handlers<Rows> = {
  openPage: async (call) => {
    const { page } = call.query
    const { area } = PAGES[page]
    const answers: OwnAnswer[] = []
    const kept = new Map<string, string>()
    const ask: Ask = async (key, { params, query } = {}) => {
      const bearer = kept.get(TOKEN_NAMES[area]) ?? null
      const answer = await call.ask(addressOf(ENDPOINTS[key], params, query), bearer)
      answers.push(answer)
      // Made by the row itself.
      return answer.status === 200 ? (answer.body as ResponseOf<Endpoints[typeof key]>) : null
    }
    // The token last: what is asked before it is asked as by a browser that knows none yet.
    const names = [...COOKIE_NAMES].filter(([, name]) => name.area === area).map(([name]) => name)
    const read = new Map<string, string>()
    for (const name of names) {
      const answer = await ask('readCookie', { query: { name } })
      if (answer?.value) read.set(name, answer.value)
    }
    for (const [name, value] of read) kept.set(name, value)
    if (kept.has(TOKEN_NAMES[area])) {
      const appId = await VERIFY[area](ask, kept, page)
      if (appId !== undefined) for (const each of OPENING_CALLS[page]?.(appId) ?? []) await ask(each.key, each)
    }
    return { answers }
  },
}

type Verify = (ask: Ask, kept: ReadonlyMap<string, string>, page: PageKey) => Promise<string | null | undefined>

/** Has the session confirmed, as `src/lib/session/session-restore.ts` does. The current application; undefined = go no further. */
const VERIFY: Record<PageArea, Verify> = {
  customer: async (ask, kept) => {
    const prospectAppId = kept.get('prospectAppId')
    if (prospectAppId === undefined) return undefined
    const prospect = await ask('getProspect', { params: { prospectAppId } })
    if (!prospect || prospect.data.user_id === null) return undefined
    const user = await ask('getUser', { params: { id: String(prospect.data.user_id) } })
    if (!user || user.identity_due) return undefined
    const appId = kept.get('appId') ?? null
    const inFlight = user.data.inflight_credit_app_id ?? null
    // Begun on another device: which application is the current one, the browser decides.
    return inFlight === null || inFlight === appId ? appId : null
  },
  admin: async (ask, _, page) => {
    const admin = await ask('reverifyAdmin')
    // The guard leads everybody else to a page of their own.
    return admin && mayOpen(admin.roleId, page) ? null : undefined
  },
  partner: async (ask) => ((await ask('getPartnerRevenue')) ? null : undefined),
}
