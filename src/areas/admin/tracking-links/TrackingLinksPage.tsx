import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { LeadHistory } from './LeadHistory.tsx'
import { LinksTable } from './LinksTable.tsx'

/** Every partner's links, what came of them, and the way to stop one. */
export function TrackingLinksPage() {
  const { t } = useTranslation(['tracking-links', 'staff-titles'])
  return (
    <>
      <PageTitle>{t('staff-titles:trackingLinks')}</PageTitle>
      <Typography sx={{ color: 'text.secondary', mt: 2, mb: 5, maxWidth: 760 }}>{t('lead')}</Typography>
      <LeadHistory />
      <LinksTable />
    </>
  )
}
