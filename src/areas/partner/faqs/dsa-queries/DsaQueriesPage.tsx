import { useTranslation } from 'react-i18next'
import { FaqSearch } from '#src/features/faqs/FaqSearch.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

export function DsaQueriesPage() {
  const { t } = useTranslation(['partner-faqs', 'staff-titles'])
  return (
    <>
      <PageTitle lead={t('group.dsa.text')}>{t('staff-titles:dsaQueries')}</PageTitle>
      <FaqSearch groups={['dsa']} />
    </>
  )
}
