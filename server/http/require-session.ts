import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { AppError } from '#src/contract/errors.ts'
import type { SessionEnd } from '#src/contract/errors.ts'
import type { Deps } from '../deps.ts'
import { authenticate } from '../services/identity/authenticate.ts'
import { notifyEnd } from '../services/identity/notify-end.ts'
import type { Session } from '../session.ts'
import { isIdentityDue } from './authorize.ts'
import type { Sids } from './sids.ts'

const ENDED: Record<SessionEnd, string> = {
  session_expired: 'Your session has ended. Please sign in again.',
  session_idle: 'You were signed out because nothing was done for a while. Please sign in again.',
  session_replaced: 'You were signed out because this account signed in elsewhere. Please sign in again.',
  session_left: 'You were signed out from elsewhere. Please sign in again.',
  session_ended: 'An administrator ended this sign-in. Please sign in again.',
  session_password: 'The password was changed. Please sign in with the new one.',
  account_off: 'This account is switched off.',
  masquerade_over: 'Masquerade Mode has ended.',
}

/**
 * The live session of the row's area. Public rows take a customer's session where there is one and do without
 * otherwise.
 * @throws AppError `unauthenticated`, or one of SESSION_ENDS
 */
export async function requireSession(
  deps: Deps,
  row: EndpointRow,
  request: Request,
  sids: Sids,
): Promise<Session | null> {
  const area = row.area === 'public' ? 'customer' : row.area
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? null
  const result = await authenticate(deps, { area, sidHash: sids.hash(area), bearer })
  // What everybody may call is answered as to anybody, until a returning customer has shown who they are.
  if (row.area === 'public') return isIdentityDue(result.session) && !row.beforeIdentity ? null : result.session
  if (result.session) return result.session
  if (result.reason === 'ended') {
    const end = await notifyEnd(deps, result.row)
    throw new AppError(end, ENDED[end])
  }
  if (result.reason === 'mismatch') throw new BrokenCredential()
  throw new AppError('unauthenticated', 'Please sign in.')
}

/** A token without its cookie, or with another's: somebody shows half of what they should have. */
export class BrokenCredential extends AppError {
  constructor() {
    super('unauthenticated', 'Please sign in.')
  }
}
