import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { DocsTab } from '#src/features/integration/DocsTab.tsx'
import { KeysTab } from '#src/features/integration/KeysTab.tsx'
import { WebhooksTab } from '#src/features/integration/WebhooksTab.tsx'
import { WidgetTab } from '#src/features/integration/WidgetTab.tsx'

const TABS = ['keys', 'webhooks', 'widget', 'docs'] as const
type TabKey = (typeof TABS)[number]

/** What connects the partner's own systems with us; the tab stands in the address. */
export function DigitalIntegrationPage() {
  const { t } = useTranslation(['partner-integration', 'titles'])
  const [params, setParams] = useSearchParams()
  const [sandboxKey, setSandboxKey] = useState('')
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'keys'
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('titles:digitalIntegration')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 4, maxWidth: 720 }}>
        {t('lead')}
      </Typography>
      <Tabs
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('tabs')}
        onChange={(_, next: TabKey) => setParams({ tab: next })}
        sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`integration-tab-${each}`}
            {...(each === tab ? { 'aria-controls': `integration-${each}` } : {})}
            label={t(`tab.${each}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`integration-${tab}`} aria-labelledby={`integration-tab-${tab}`}>
        {tab === 'keys' && <KeysTab onSandboxKey={setSandboxKey} />}
        {tab === 'webhooks' && <WebhooksTab />}
        {tab === 'widget' && <WidgetTab />}
        {tab === 'docs' && <DocsTab sandboxKey={sandboxKey} onSandboxKey={setSandboxKey} />}
      </Box>
    </>
  )
}
