import type { OwnProfile } from '#src/contract/entities/profile/own-profile.ts'
import { toClientProfile, toShortUser } from '#src/contract/entities/profile/profile-mapping.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { runSavers } from '../before-leave.ts'
import { removeCookie } from '../browser-cookies.ts'
import { sealedDrafts } from '../drafts/sealed-drafts.ts'
import { loadHttp } from '../http/load-http.ts'
import { logFailure } from '../log.ts'
import { reloadPage } from '../page.ts'
import { forgetPath, forgetSessionEnd, forgetSignOut, keepSessionEnd, markLeft, markSignOut } from '../remember.ts'
import { toastErrorAhead } from '../toast.ts'
import { cookiesOf, storedChanges, TOKEN_COOKIE } from './session-cookies.ts'
import { adminBehind, forgetSession } from './session-expiry.ts'
import { loadUser, VERIFY } from './session-restore.ts'
import { getSession, NEW_SESSION, patchSession } from './session-store.ts'
import type { Session } from './session-store.ts'
import { announce } from './session-tabs.ts'

export { getSession, useSession } from './session-store.ts'
export type { Masquerade, Session } from './session-store.ts'
export { restoreSession } from './session-restore.ts'

/**
 * Changes the session at once, then keeps its named values on the server, which keeps a token itself as it gives it out.
 * Never fails: a value not kept is logged.
 */
export async function setSession(patch: Partial<Session>): Promise<void> {
  const before = getSession()
  patchSession(patch)
  for (const [area, token] of TOKENS) if (patch[token] && patch[token] !== before[token]) announce('signed-in', area)
  await keep(storedChanges(patch).filter(({ name, value }) => value === null || !TOKEN_NAMES.includes(name)))
}

const TOKENS = [
  ['customer', 'token'],
  ['admin', 'adminToken'],
  ['partner', 'partnerToken'],
] as const
const TOKEN_NAMES: readonly string[] = Object.values(TOKEN_COOKIE)

async function keep(changes: readonly { name: string; value: string | null }[]): Promise<void> {
  if (changes.length === 0) return
  const { call } = await loadHttp()
  const keepOne = ({ name, value }: { name: string; value: string | null }) =>
    (value === null ? call('deleteCookie', { body: { name } }) : call('saveCookie', { body: { name, value } })).catch(
      (error: unknown) => logFailure(`${name} was not kept`, error),
    )
  const [first, ...rest] = changes
  // A browser without a cookie gets one with the first answer; asking at once would make several.
  if (first) await keepOne(first)
  await Promise.all(rest.map(keepOne))
}

/** Keeps the area's values for another hour, since the store forgets them sooner than a session may last. */
export async function keepStored(area: PageArea): Promise<void> {
  const names = cookiesOf(area)
  await keep(storedChanges(getSession()).filter(({ name, value }) => value !== null && names.includes(name)))
}

/** Has the customer's details fetched again. Failures are only logged; whoever shows data asks for it itself. */
export async function refetchUser(): Promise<void> {
  patchSession({ refetchTrigger: getSession().refetchTrigger + 1 })
  const before = getSession().appId
  await loadUser().catch((error: unknown) => logFailure('the user was not fetched', error))
  const { appId } = getSession()
  if (appId !== before) await keep(storedChanges({ appId }))
}

/** What the session holds of a customer's own profile. */
export function ofUser({ data, masquerade_ends_at, identity_due, contact_change }: OwnProfile) {
  return {
    user: toShortUser(toClientProfile(data)),
    userMasquerade: masquerade_ends_at,
    identityDue: identity_due,
    contactChange: contact_change,
  } satisfies Partial<Session>
}

/**
 * What an application in flight makes current: itself, with its product, so that one begun on another device can be
 * continued without choosing again; or, where another product has been chosen here, the open application of that one.
 * @throws ApiError
 */
export async function currentOf({ data: { inflight_credit_app_id: inflight } }: OwnProfile): Promise<Partial<Session>> {
  const { appId, productType } = getSession()
  if (!inflight || (inflight === appId && productType !== null)) return {}
  const { call } = await loadHttp()
  const { isFinal } = await import('#src/contract/entities/applications/application-status.ts')
  const { data } = await call('listApplications')
  // It may have been chosen meanwhile.
  const chosen = getSession().productType
  const application = data.find(({ app_id }) => app_id === inflight)
  if (chosen === null || application === undefined || application.product_type === chosen)
    return { appId: inflight, productType: chosen ?? application?.product_type ?? null }
  const open = data.find(({ product_type, status }) => product_type === chosen && !isFinal(status))
  return { appId: open?.app_id ?? null }
}

/** Takes everything of the area out of memory. */
export function forgetArea(area: PageArea): void {
  // At once: whoever signs out reloads the page.
  if (adminBehind(area) !== null) removeCookie('isMasqueradeMode')
  forgetSession(area)
  if (area === 'customer') {
    const { prospectAppId, appId, productId, productType, utms, urlSegment, returning, identityDue, contactChange } =
      NEW_SESSION
    patchSession({
      prospectAppId,
      appId,
      productId,
      productType,
      utms,
      urlSegment,
      returning,
      identityDue,
      contactChange,
    })
    for (const name of ['CCDetailssecured', 'CCDetailsunsecured'] as const) removeCookie(name)
  }
  if (area === 'admin') patchSession({ roleId: null })
  if (area === 'partner') patchSession({ partnerId: null, merchantId: null })
}

const LOGOUT = { customer: 'logout', admin: 'adminLogout', partner: 'partnerLogout' } as const

/**
 * Signs out: the open form is saved, the server ends the session, memory is cleared, the page reloads. An error is
 * shown and the page reloads regardless; what the server did not hear is told to it after the reload. A masquerade that
 * ends by idleness leads back to the admin instead.
 */
export async function signOut(area: PageArea, reason: 'asked' | 'idle' = 'asked'): Promise<void> {
  const backToAdmin = reason === 'idle' ? adminBehind(area) : null
  await runSavers(reason === 'idle' ? 'idle' : 'reload')
  markSignOut(area)
  try {
    const { call } = await loadHttp()
    await call(LOGOUT[area])
    forgetSignOut(area)
  } catch (error) {
    toastErrorAhead(error)
  }
  // Before the guards see that nobody is signed in any more.
  if (reason === 'asked') {
    forgetPath(area)
    forgetSessionEnd(area)
    markLeft()
    // On a shared phone nothing waits for whoever has left.
    if (area === 'customer') await sealedDrafts.forgetAll()
  } else if (backToAdmin) keepSessionEnd('admin', 'masquerade_over')
  else keepSessionEnd(area, 'session_idle', { reloads: true })
  if (backToAdmin) patchSession({ expired: backToAdmin })
  forgetArea(area)
  announce('signed-out', area, reason)
  if (!backToAdmin) reloadPage()
}

/** Tells the server that the person is still here. */
export async function pingSession(area: PageArea): Promise<void> {
  await VERIFY[area]().catch((error: unknown) => logFailure('the session was not renewed', error))
}
