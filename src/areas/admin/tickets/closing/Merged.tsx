import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** Where the talk of a ticket goes on, and which others go on in it. */
export function Merged({ ticket: { merged_into, merged } }: { ticket: DeskTicket }) {
  const { t } = useTranslation('ticket-desk')
  const linkTo = (ticket: string) => (
    <Link key={ticket} component={RouterLink} to={pathTo('ticket-desk/:ref', { ref: ticket })} sx={{ mr: 2 }}>
      {t('title', { ticket })}
    </Link>
  )
  return (
    <>
      {merged_into !== null && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('merged.into')} {linkTo(merged_into)}
        </Alert>
      )}
      {merged.length > 0 && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t('merged.here')} {merged.map(linkTo)}
        </Alert>
      )}
    </>
  )
}
