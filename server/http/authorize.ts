import { canOpen } from '#src/contract/access.ts'
import type { EndpointRow } from '#src/contract/endpoints/endpoint.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PartnerSession, Session } from '../session.ts'

/**
 * May this session make this call? Admin calls belong to pages, and whoever may open one of them may call; acts that
 * bind a customer are never a masquerading admin's.
 * @throws AppError `forbidden`
 */
export function authorize(row: EndpointRow, session: Session | null): void {
  if (session?.area === 'admin' && row.pages && !row.pages.some((page) => canOpen(session.role, page)))
    throw new AppError('forbidden', 'Your role may not do this.')
  if (session?.area === 'partner' && row.right && !holds(session, row.right))
    throw new AppError('forbidden', 'The owner of this partnership has not given you the right to do this.')
  if (session && session.actor_admin_id !== null && row.masquerade === 'deny')
    throw new AppError('forbidden', 'This cannot be done on behalf of somebody else.')
}

const holds = (session: PartnerSession, right: NonNullable<EndpointRow['right']>): boolean =>
  right === 'owner' ? session.owner : session.rights.includes(right)
