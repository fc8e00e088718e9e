import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { dateShort, dateTime } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { AskedFor } from './AskedFor.tsx'
import { EnquiryActs } from './EnquiryActs.tsx'
import { EnquiryOwner } from './EnquiryOwner.tsx'
import { EnquiryState } from './EnquiryState.tsx'
import { useDeskEnquiry } from './hooks.ts'
import { TakenBy } from './TakenBy.tsx'

/** One enquiry: what is wanted, where it stands and what can be done with it; beside it who asks and who has it. */
export function EnquiryPage() {
  const { t } = useTranslation('enquiry-desk')
  const { ref = '' } = useParams()
  const enquiry = useDeskEnquiry(ref)
  const { error } = enquiry
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <>
      <Link
        component={RouterLink}
        to={pathTo('loan-enquiries')}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('back')}
      </Link>
      <PageTitle>{t('title', { reference: ref })}</PageTitle>
      {gone ? (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('gone')}
        </Alert>
      ) : (
        <Loaded query={enquiry} failed={t('failed')} waiting={<Skeleton variant="rounded" height={360} />}>
          {(data) => <Opened key={data.reference} enquiry={data} />}
        </Loaded>
      )}
    </>
  )
}

function Opened({ enquiry }: { enquiry: DeskEnquiry }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        mt: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(280px, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
        <Box>
          <EnquiryState line={enquiry} />
          <Course enquiry={enquiry} />
        </Box>
        <AskedFor enquiry={enquiry} />
        <EnquiryActs enquiry={enquiry} />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
        <EnquiryOwner enquiry={enquiry} />
        <TakenBy enquiry={enquiry} />
      </Box>
    </Box>
  )
}

/** What has happened to it, line by line. */
function Course({ enquiry }: { enquiry: DeskEnquiry }) {
  const { t } = useTranslation('enquiry-desk')
  const { created_at, due_at, overdue, status, passed, sent_at, lender, gave_up_at, closed } = enquiry
  const named = { lender: lender ?? '' }
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <Typography>
        {t('course.received', { at: dateTime(created_at) })}{' '}
        {status === 'open' && t(overdue ? 'overdue' : 'due', { date: dateShort(due_at) })}
      </Typography>
      {passed && <Typography>{t('course.passed', { ...named, at: dateTime(passed.at), name: passed.by })}</Typography>}
      {sent_at !== null && <Typography>{t('course.sent', { ...named, at: dateTime(sent_at) })}</Typography>}
      {status === 'passed' && sent_at === null && <Typography>{t('course.onItsWay', named)}</Typography>}
      {gave_up_at !== null && <Alert severity="warning">{t('course.gaveUp', { at: dateTime(gave_up_at) })}</Alert>}
      {closed && (
        <Typography>
          {closed.by === null
            ? t('course.withdrawn', { at: dateTime(closed.at) })
            : t('course.closed', { at: dateTime(closed.at), name: closed.by })}{' '}
          {closed.reason !== null && t(`reason.${closed.reason}`)}
        </Typography>
      )}
    </Box>
  )
}
