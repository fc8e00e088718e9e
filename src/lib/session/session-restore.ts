import { isAdminRole } from '#src/contract/admin-roles.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { getBoot } from '../boot.ts'
import { ApiError } from '../http/api-error.ts'
import type { AnswerOf } from '../http/http.ts'
import { loadHttp } from '../http/load-http.ts'
import { logFailure } from '../log.ts'
import { beginPage, forgetSignOut, isSignOutPending } from '../remember.ts'
import { loadSession } from './load-session.ts'
import { cookiesOf, fromStored, TOKEN_COOKIE } from './session-cookies.ts'
import { forgetSession, noteEnd } from './session-expiry.ts'
import { getSession, patchSession } from './session-store.ts'

/** After this, what is public stops waiting, and what is not says that it still does. */
const OVERDUE_MS = 5_000
const running = new Map<PageArea, Promise<void>>()

/**
 * Brings the area's stored session back and has the server verify it. Never fails: what goes wrong is only logged. Until the server
 * has answered nobody is taken for signed out, however slow the line; each call has its own time limit.
 */
export function restoreSession(area: PageArea): Promise<void> {
  const known = running.get(area)
  if (known) return known
  if (!getBoot().hasSession[area]) {
    finish(area)
    const nothing = Promise.resolve()
    running.set(area, nothing)
    return nothing
  }
  patchSession({ restoring: true })
  const work = restore(area).catch((error: unknown) => logFailure(`the ${area} session was not restored`, error))
  const timer = setTimeout(() => patchSession({ overdue: true }), OVERDUE_MS)
  const done = work.then(() => {
    clearTimeout(timer)
    finish(area)
  })
  running.set(area, done)
  return done
}

/** Forgets that areas were restored: every test is a new page. @internal */
export function resetRestore(): void {
  beginPage()
  running.clear()
}

function finish(area: PageArea): void {
  patchSession({ restoring: false, overdue: false, restored: { ...getSession().restored, [area]: true } })
}

async function restore(area: PageArea): Promise<void> {
  const { call } = await loadHttp()
  if (isSignOutPending(area)) {
    // The last sign-out could not reach the server: finish it instead of letting the next person in.
    await call('deleteCookie', { body: { name: TOKEN_COOKIE[area] } })
    forgetSignOut(area)
    return
  }
  let ended: SessionEnd | undefined
  const values = await Promise.all(
    cookiesOf(area).map(async (name) => {
      const kept = await readStored(name)
      ended ??= kept?.ended
      return [name, kept?.value] as const
    }),
  )
  // Nobody acts in somebody's place here any more: what was kept of them is not for the admin.
  if (ended && noteEnd(area, ended)) return
  patchSession(fromStored(new Map(values)))
  try {
    await VERIFY[area]()
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) forgetSession(area)
    throw error
  }
}

/** What is kept, or null on any failure, as specified. */
async function readStored(name: string): Promise<AnswerOf<'readCookie'> | null> {
  try {
    const { call } = await loadHttp()
    return await call('readCookie', { query: { name } })
  } catch (error) {
    logFailure(`the stored ${name} could not be read`, error)
    return null
  }
}

/** Has the server confirm the area's session. They throw ApiError. */
export const VERIFY: Record<PageArea, () => Promise<void>> = {
  customer: verifyCustomer,
  admin: verifyAdmin,
  partner: verifyPartner,
}

async function verifyCustomer(): Promise<void> {
  const { token, prospectAppId } = getSession()
  if (token === null || prospectAppId === null) return
  if (getSession().userId === null) {
    const { call } = await loadHttp()
    const { data } = await call('getProspect', { params: { prospectAppId } })
    if (data.user_id === null) return forgetSession('customer')
    patchSession({ userId: data.user_id })
  }
  await loadUser()
}

async function verifyAdmin(): Promise<void> {
  if (getSession().adminToken === null) return
  const { call } = await loadHttp()
  const { adminId, roleId, name, email } = await call('reverifyAdmin')
  if (isAdminRole(roleId)) patchSession({ adminId, roleId, admin: { name, email } })
}

/** Validates the partner token, as on every route change. @throws ApiError */
export async function verifyPartner(): Promise<void> {
  const { partnerToken } = getSession()
  if (partnerToken === null) return
  const { call } = await loadHttp()
  const { partnerId, merchantId, name, code, isPartner, masquerade, owner, rights } = await call('getPartnerRevenue')
  const { masquerade: known, partnerToken: present } = getSession()
  // It may have ended, or somebody else begun, while this was on its way.
  if (present !== partnerToken) return
  patchSession({
    partnerId,
    merchantId,
    isPartner,
    partner: { name, code, owner, rights },
    masquerade: masquerade ? { name, expires_at: known?.expires_at ?? null } : null,
  })
}

/** Reads the signed-in customer; an application in flight becomes the current one. @throws ApiError */
export async function loadUser(): Promise<void> {
  const { token, userId } = getSession()
  if (token === null || userId === null) return
  const [{ call }, { currentOf, ofUser }] = await Promise.all([loadHttp(), loadSession()])
  const answer = await call('getUser', { params: { id: userId } })
  // Somebody else may have signed in while this was on its way.
  if (getSession().token !== token) return
  patchSession({ ...ofUser(answer), ...(await currentOf(answer)) })
}
