import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { PartnerThread } from '#src/contract/entities/support/partner-ticket.ts'
import { ticketPath } from './topics.ts'

/** Where the talk of a merged ticket goes on, and whose goes on here. */
export function GoesOn({ thread: { topic, merged_into, merged } }: { thread: PartnerThread }) {
  const { t } = useTranslation('tickets')
  const linkTo = (ticket: string, words: string) => (
    <Link key={ticket} component={RouterLink} to={ticketPath({ topic, ticket })} sx={{ mr: 2 }}>
      {words}
    </Link>
  )
  return (
    <>
      {merged_into !== null && (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('merged.into')} {linkTo(merged_into, t('merged.go', { ticket: merged_into }))}
        </Alert>
      )}
      {merged.length > 0 && (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('merged.here')} {merged.map((ticket) => linkTo(ticket, t('ticket', { ticket })))}
        </Alert>
      )}
    </>
  )
}
