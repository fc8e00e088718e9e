import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { CustomerTab } from './CustomerTab.tsx'
import { DedupeLogs } from './DedupeLogs.tsx'
import { FiguresTab } from './FiguresTab.tsx'
import { LegalHolds } from './LegalHolds.tsx'

const TABS = { figures: FiguresTab, customer: CustomerTab, logs: DedupeLogs, holds: LegalHolds }
const KEYS = Object.keys(TABS) as (keyof typeof TABS)[]

/** Which lenders match whom and why not, through the matching that customers get; and who is known already. */
export function CustomerEligibilityPage() {
  const { t } = useTranslation(['eligibility', 'staff-titles'])
  return (
    <>
      <PageTitle>{t('staff-titles:customerEligibility')}</PageTitle>
      <UrlTabs tabs={KEYS} label={t('tabs.label')} nameOf={(tab) => t(`tabs.${tab}`)}>
        {(open) => {
          const Panel = TABS[open]
          return <Panel />
        }}
      </UrlTabs>
    </>
  )
}
