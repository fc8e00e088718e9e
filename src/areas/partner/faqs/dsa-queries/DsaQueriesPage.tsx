import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FaqSearch } from '#src/features/faqs/FaqSearch.tsx'

export function DsaQueriesPage() {
  const { t } = useTranslation(['partner-faqs', 'staff-titles'])
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('staff-titles:dsaQueries')}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('group.dsa.text')}</Typography>
      <FaqSearch groups={['dsa']} />
    </>
  )
}
