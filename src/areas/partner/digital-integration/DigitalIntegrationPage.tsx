import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { DocsTab } from './DocsTab.tsx'
import { KeysTab } from './KeysTab.tsx'
import { WebhooksTab } from './WebhooksTab.tsx'
import { WidgetTab } from './WidgetTab.tsx'

const TABS = ['keys', 'webhooks', 'widget', 'docs'] as const

/** What connects the partner's own systems with us; the tab stands in the address. */
export function DigitalIntegrationPage() {
  const { t } = useTranslation(['partner-integration', 'staff-titles'])
  const [sandboxKey, setSandboxKey] = useState('')
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:digitalIntegration')}</PageTitle>
      <UrlTabs tabs={TABS} label={t('tabs')} nameOf={(tab) => t(`tab.${tab}`)}>
        {(open) => (
          <>
            {open === 'keys' && <KeysTab onSandboxKey={setSandboxKey} />}
            {open === 'webhooks' && <WebhooksTab />}
            {open === 'widget' && <WidgetTab />}
            {open === 'docs' && <DocsTab sandboxKey={sandboxKey} onSandboxKey={setSandboxKey} />}
          </>
        )}
      </UrlTabs>
    </>
  )
}
