import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { UrlTabs } from '#src/ui/UrlTabs.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { PeopleTab } from './PeopleTab.tsx'
import { StaffTab } from './StaffTab.tsx'

const TABS = ['staff', 'people', 'activity'] as const

/** Who works in the back office, whoever else signs in with us, and what everybody of the back office has done. */
export function UserManagementPage() {
  const { t } = useTranslation(['staff-admin', 'staff-titles'])
  return (
    <>
      <PageTitle>{t('staff-titles:userManagement')}</PageTitle>
      <UrlTabs tabs={TABS} label={t('staff-titles:userManagement')} nameOf={(tab) => t(`tabs.${tab}`)}>
        {(open) => (open === 'staff' ? <StaffTab /> : open === 'people' ? <PeopleTab /> : <ActivityTab />)}
      </UrlTabs>
    </>
  )
}
