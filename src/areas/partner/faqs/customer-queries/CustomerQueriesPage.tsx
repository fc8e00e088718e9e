import { useTranslation } from 'react-i18next'
import { FaqSearch } from '#src/features/faqs/FaqSearch.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

export function CustomerQueriesPage() {
  const { t } = useTranslation(['partner-faqs', 'staff-titles'])
  return (
    <>
      <PageTitle lead={t('group.customer.text')}>{t('staff-titles:customerQueries')}</PageTitle>
      <FaqSearch groups={['customer']} />
    </>
  )
}
