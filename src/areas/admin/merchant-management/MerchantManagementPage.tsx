import { useTranslation } from 'react-i18next'
import { useOpenRequests } from '#src/features/merchants-admin/hooks.ts'
import { MerchantsTable } from '#src/features/merchants-admin/MerchantsTable.tsx'
import { RequestsTable } from '#src/features/merchants-admin/RequestsTable.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { SessionEndNote } from '#src/ui/SessionEndNote.tsx'
import { UrlTabs } from '#src/ui/UrlTabs.tsx'

const TABS = ['merchants', 'requests'] as const

/** Merchants, with the way into their portal, and the requests of those who want to become one. */
export function MerchantManagementPage() {
  const { t } = useTranslation(['merchants-admin', 'staff-titles'])
  const waiting = useOpenRequests()
  return (
    <>
      <PageTitle>{t('staff-titles:merchantManagement')}</PageTitle>
      <SessionEndNote area="admin" />
      <UrlTabs
        tabs={TABS}
        label={t('staff-titles:merchantManagement')}
        nameOf={(tab) => (tab === 'requests' && waiting > 0 ? t('tabs.waiting', { count: waiting }) : t(`tabs.${tab}`))}
      >
        {(open) => (open === 'merchants' ? <MerchantsTable /> : <RequestsTable />)}
      </UrlTabs>
    </>
  )
}
