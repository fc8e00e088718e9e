import { useTranslation } from 'react-i18next'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { ActivityTab } from './ActivityTab.tsx'
import { PeopleTab } from './PeopleTab.tsx'
import { ReviewTab } from './ReviewTab.tsx'
import { StaffTab } from './StaffTab.tsx'

const TABS = ['staff', 'review', 'people', 'activity'] as const
const CONTENT = { staff: StaffTab, review: ReviewTab, people: PeopleTab, activity: ActivityTab }

/** Who works in the back office, whoever else signs in with us, and what everybody of the back office has done. */
export function UserManagementPage() {
  const { t } = useTranslation(['staff-admin', 'staff-titles'])
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="user-management" tables={['staff', 'access-review', 'activity-log']} />
          </BesideTitle>
        }
      >
        <PageTitle>{t('staff-titles:userManagement')}</PageTitle>
      </TitleRow>
      <UrlTabs tabs={TABS} label={t('staff-titles:userManagement')} nameOf={(tab) => t(`tabs.${tab}`)}>
        {(open) => {
          const Content = CONTENT[open]
          return <Content />
        }}
      </UrlTabs>
    </>
  )
}
