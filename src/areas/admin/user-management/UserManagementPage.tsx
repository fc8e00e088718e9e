import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { UrlTabs } from '#src/ui/UrlTabs.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { StaffTab } from './StaffTab.tsx'

const TABS = ['staff', 'activity'] as const

/** Who works in the back office, and what everybody of it has done. */
export function UserManagementPage() {
  const { t } = useTranslation(['staff-admin', 'staff-titles'])
  return (
    <>
      <PageTitle>{t('staff-titles:userManagement')}</PageTitle>
      <UrlTabs tabs={TABS} label={t('staff-titles:userManagement')} nameOf={(tab) => t(`tabs.${tab}`)}>
        {(open) => (open === 'staff' ? <StaffTab /> : <ActivityTab />)}
      </UrlTabs>
    </>
  )
}
