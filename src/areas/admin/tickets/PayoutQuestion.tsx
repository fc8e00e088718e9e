import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useSession } from '#src/lib/session/session.ts'

/** A question about a payout is decided where the payouts are; its answer comes back here. */
export function PayoutQuestion({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const role = useSession((session) => session.roleId)
  if (ticket.dispute === null || ticket.status === 'closed') return null
  return (
    <Alert severity="info" sx={{ mt: 3 }}>
      {t('payout')}{' '}
      {mayOpen(role, 'partners') && (
        <Link component={RouterLink} to={pathTo('partners')}>
          {t('payoutGo')}
        </Link>
      )}
    </Alert>
  )
}
