import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FaqSearch } from '#src/features/faqs/FaqSearch.tsx'

export function CustomerQueriesPage() {
  const { t } = useTranslation(['partner-faqs', 'staff-titles'])
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('staff-titles:customerQueries')}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('group.customer.text')}</Typography>
      <FaqSearch groups={['customer']} />
    </>
  )
}
