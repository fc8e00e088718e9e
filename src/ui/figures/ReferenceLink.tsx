import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { useSession } from '#src/lib/session/session.ts'

interface ReferenceLinkProps {
  reference: string | null
  /** What the link is called. */
  name: string
  /** False = a visitor's or a partner's: it stands in no journey. */
  ofCustomer?: boolean
  /** In place of a number that is not there. */
  none: string
}

/**
 * A number in a list, as the way on for whoever is signed in: an application to its person's masked journey, opened at it, a
 * ticket to its thread. Where nothing may be opened it is a number.
 */
export function ReferenceLink({ reference, name, ofCustomer = true, none }: ReferenceLinkProps) {
  const { roleId } = useSession()
  if (reference === null) return none
  const isTicket = reference.startsWith('CLT-') && mayOpen(roleId, 'ticket-desk')
  if (!isTicket && !(ofCustomer && mayOpen(roleId, 'csr-portal'))) return reference
  const to = isTicket
    ? pathTo('ticket-desk/:ref', { ref: reference })
    : withQuery(pathTo('csr-portal'), { find: reference })
  return (
    <Link component={RouterLink} to={to} aria-label={name}>
      {reference}
    </Link>
  )
}
