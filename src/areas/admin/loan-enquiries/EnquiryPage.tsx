import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { DeskRecord, WithAside } from '#src/features/desk/DeskRecord.tsx'
import { dateShort, dateTime } from '#src/lib/dates.ts'
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
  return (
    <DeskRecord
      query={enquiry}
      back={{ to: pathTo('loan-enquiries'), text: t('back') }}
      title={t('title', { reference: ref })}
      gone={t('gone')}
      failed={t('failed')}
    >
      {(data) => <Opened key={data.reference} enquiry={data} />}
    </DeskRecord>
  )
}

function Opened({ enquiry }: { enquiry: DeskEnquiry }) {
  return (
    <WithAside
      aside={
        <>
          <EnquiryOwner enquiry={enquiry} />
          <TakenBy enquiry={enquiry} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 }}>
        <Box>
          <EnquiryState line={enquiry} />
          <ApplicationPeriod enquiry={enquiry} />
        </Box>
        <AskedFor enquiry={enquiry} />
        <EnquiryActs enquiry={enquiry} />
      </Box>
    </WithAside>
  )
}

/** What has happened to it, line by line. */
function ApplicationPeriod({ enquiry }: { enquiry: DeskEnquiry }) {
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
