import { useTranslation } from 'react-i18next'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { BillingPanel } from './billing/BillingPanel.tsx'
import { ChasePanel } from './ChasePanel.tsx'
import { LendersPanel } from './LendersPanel.tsx'

const TABS = ['lenders', 'chase', 'billing'] as const

/** What lenders say they paid, beside what we have: month by month, and what they still owe. */
export function ReconciliationPage() {
  const { t } = useTranslation(['reconciliation', 'staff-titles'])
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="reconciliation" tables={['chase-list']} />
          </BesideTitle>
        }
      >
        <PageTitle lead={t('lead')}>{t('staff-titles:reconciliation')}</PageTitle>
      </TitleRow>
      <UrlTabs tabs={TABS} label={t('tabs')} nameOf={(tab) => t(`tab.${tab}`)} keep={['month']}>
        {(tab) => (tab === 'chase' ? <ChasePanel /> : tab === 'billing' ? <BillingPanel /> : <LendersPanel />)}
      </UrlTabs>
    </>
  )
}
