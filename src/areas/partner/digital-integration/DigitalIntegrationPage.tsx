import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DocsTab } from '#src/features/integration/DocsTab.tsx'
import { KeysTab } from '#src/features/integration/KeysTab.tsx'
import { WebhooksTab } from '#src/features/integration/WebhooksTab.tsx'
import { WidgetTab } from '#src/features/integration/WidgetTab.tsx'
import { UrlTabs } from '#src/ui/UrlTabs.tsx'

const TABS = ['keys', 'webhooks', 'widget', 'docs'] as const

/** What connects the partner's own systems with us; the tab stands in the address. */
export function DigitalIntegrationPage() {
  const { t } = useTranslation(['partner-integration', 'staff-titles'])
  const [sandboxKey, setSandboxKey] = useState('')
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('staff-titles:digitalIntegration')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4, maxWidth: 720 }}>
        {t('lead')}
      </Typography>
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
