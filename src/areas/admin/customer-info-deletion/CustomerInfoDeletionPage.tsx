import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ERASURE_AIM_DAYS, ERASURE_LIMIT_DAYS } from '#src/contract/entities/privacy/erasure-desk.ts'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { NoteRequestDialog } from './NoteRequestDialog.tsx'
import { RequestsTable } from './RequestsTable.tsx'

/** Requests to be forgotten: those of signed-in customers run by themselves, those by letter wait for the customer's yes. */
export function CustomerInfoDeletionPage() {
  const { t } = useTranslation(['erasure-desk', 'staff-titles'])
  const [noting, setNoting] = useOpened<boolean>(false)
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="customer-info-deletion" tables={['erasure-requests']} />
            <Button variant="contained" onClick={() => setNoting(true)}>
              {t('note.open')}
            </Button>
          </BesideTitle>
        }
      >
        <PageTitle>{t('staff-titles:customerInfoDeletion')}</PageTitle>
      </TitleRow>
      <Typography sx={{ color: 'text.secondary', mt: 2, mb: 5, maxWidth: 760 }}>
        {t('lead', { aim: ERASURE_AIM_DAYS, limit: ERASURE_LIMIT_DAYS })}
      </Typography>
      <RequestsTable />
      {noting && <NoteRequestDialog onClose={() => setNoting(false)} />}
    </>
  )
}
