import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { DeskTicket } from '#src/contract/entities/support/ticket-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { Asker } from './Asker.tsx'
import { Assigned } from './Assigned.tsx'
import { Clock } from './Clock.tsx'
import { CloseOrReopen } from './CloseOrReopen.tsx'
import { Escalation } from './Escalation.tsx'
import { useDeskTicket } from './hooks.ts'
import { Links } from './Links.tsx'
import { Merged } from './Merged.tsx'
import { Notes } from './Notes.tsx'
import { PayoutQuestion } from './PayoutQuestion.tsx'
import { Thread } from './Thread.tsx'

/** One ticket: what was written, an answer, and beside it who asks, whose it is and what the staff know of it. */
export function TicketPage() {
  const { t } = useTranslation('ticket-desk')
  const { ref = '' } = useParams()
  const ticket = useDeskTicket(ref)
  const { error } = ticket
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <>
      <Link
        component={RouterLink}
        to={pathTo('ticket-desk')}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('back')}
      </Link>
      <PageTitle>{t('title', { ticket: ref })}</PageTitle>
      {gone ? (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('gone')}
        </Alert>
      ) : (
        <Loaded query={ticket} failed={t('failed')} waiting={<Skeleton variant="rounded" height={360} />}>
          {(data) => <Opened key={data.ticket} ticket={data} />}
        </Loaded>
      )}
    </>
  )
}

function Opened({ ticket }: { ticket: DeskTicket }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        mt: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Clock line={ticket} whole />
        <Merged ticket={ticket} />
        <PayoutQuestion ticket={ticket} />
        <Thread ticket={ticket} />
        {ticket.status !== 'closed' && <AnswerForm ticket={ticket} />}
        <CloseOrReopen ticket={ticket} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
        <Asker ticket={ticket} />
        <Assigned ticket={ticket} />
        <Escalation ticket={ticket} />
        <Links ticket={ticket} />
        <Notes ticket={ticket} />
      </Box>
    </Box>
  )
}
