import { canOpen } from '#src/contract/access.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PartnerSession, Session } from '../session.ts'

/**
 * May this session make this call? Admin calls belong to pages, and whoever may open one of them may call; acts that
 * bind a customer are never a masquerading admin's.
 * A customer who comes back shows first who they are.
 * @throws AppError `forbidden`, `identity_needed`
 */
export function authorize(row: EndpointRow, session: Session | null): void {
  if (isIdentityDue(session) && !row.beforeIdentity)
    throw new AppError('identity_needed', 'Please check first that it is you: enter your PAN and your date of birth.')
  if (session?.area === 'admin' && row.pages && !row.pages.some((page) => canOpen(session.role, page)))
    throw new AppError('forbidden', 'Your role may not do this.')
  if (session?.area === 'admin' && row.roles && !row.roles.includes(session.role))
    throw new AppError('forbidden', 'Your role may not do this.')
  if (session?.area === 'partner' && row.right) requireRight(session, row.right)
  if (session && session.actor_admin_id !== null && row.masquerade === 'deny')
    throw new AppError('forbidden', 'This cannot be done on behalf of somebody else.')
}

export const isIdentityDue = (session: Session | null): boolean => session?.area === 'customer' && session.identity_due

/**
 * For a call that takes a right for a part of what it does.
 * @throws AppError `forbidden`
 */
export function requireRight(session: PartnerSession, right: NonNullable<EndpointRow['right']>): void {
  if (right === 'owner' ? session.owner : session.rights.includes(right)) return
  throw new AppError('forbidden', 'The owner of this partnership has not given you the right to do this.')
}
