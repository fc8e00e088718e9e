import { canOpen } from '#src/contract/access.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { useSession } from '../session.ts'

/**
 * Where a number that stands in a list leads whoever is signed in: an application to its person's masked journey, opened at
 * it, a ticket to its thread. Null = nowhere. `ofCustomer`: a visitor's or a partner's ticket stands in no journey.
 */
export function useReferenceAddress(): (reference: string | null, ofCustomer?: boolean) => string | null {
  const { roleId } = useSession()
  return (reference, ofCustomer = true) => {
    if (reference === null || !isAdminRole(roleId)) return null
    if (reference.startsWith('CLT-') && canOpen(roleId, 'ticket-desk'))
      return pathTo('ticket-desk/:ref', { ref: reference })
    return ofCustomer && canOpen(roleId, 'csr-portal') ? withQuery(pathTo('csr-portal'), { find: reference }) : null
  }
}
