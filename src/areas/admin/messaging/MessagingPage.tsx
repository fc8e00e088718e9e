import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { MessagesTab } from './MessagesTab.tsx'
import { TemplatesTab } from './TemplatesTab.tsx'

const TABS = ['messages', 'templates'] as const

/** Messages to many customers, and the texts that they are made of. */
export function MessagingPage() {
  const { t } = useTranslation(['messaging', 'staff-titles'])
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:messaging')}</PageTitle>
      <UrlTabs tabs={TABS} label={t('staff-titles:messaging')} nameOf={(tab) => t(`tabs.${tab}`)}>
        {(tab) => (tab === 'messages' ? <MessagesTab /> : <TemplatesTab />)}
      </UrlTabs>
    </>
  )
}
