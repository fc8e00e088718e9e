import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { LinksTable } from './LinksTable.tsx'

/** Every partner's links, what came of them, and the way to stop one. */
export function TrackingLinksPage() {
  const { t } = useTranslation(['tracking-links', 'staff-titles'])
  return (
    <>
      <Box sx={{ mb: 5 }}>
        <TitleRow
          beside={
            <BesideTitle>
              <ReportViews page="tracking-links" tables={['tracking-links']} />
            </BesideTitle>
          }
        >
          <PageTitle lead={t('lead')}>{t('staff-titles:trackingLinks')}</PageTitle>
        </TitleRow>
      </Box>
      <LeadHistory />
      <LinksTable />
    </>
  )
}
