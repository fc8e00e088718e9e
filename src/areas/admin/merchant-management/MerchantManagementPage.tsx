import { useTranslation } from 'react-i18next'
import { useOpenRequests } from '#src/features/merchants-admin/hooks.ts'
import { MerchantsTable } from '#src/features/merchants-admin/MerchantsTable.tsx'
import { RequestsTable } from '#src/features/merchants-admin/RequestsTable.tsx'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { SessionEndNote } from '#src/ui/SessionEndNote.tsx'

const TABS = ['merchants', 'requests'] as const

/** Merchants, with the way into their portal, and the requests of those who want to become one. */
export function MerchantManagementPage() {
  const { t } = useTranslation(['merchants-admin', 'staff-titles'])
  const waiting = useOpenRequests()
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="merchant-management" tables={['merchants', 'merchant-requests']} />
          </BesideTitle>
        }
      >
        <PageTitle>{t('staff-titles:merchantManagement')}</PageTitle>
      </TitleRow>
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
