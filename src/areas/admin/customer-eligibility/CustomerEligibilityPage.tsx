import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { CustomerTab } from './CustomerTab.tsx'
import { DedupeLogs } from './DedupeLogs.tsx'
import { FiguresTab } from './FiguresTab.tsx'

const TABS = { figures: FiguresTab, customer: CustomerTab, logs: DedupeLogs }
type TabKey = keyof typeof TABS
const KEYS = Object.keys(TABS) as TabKey[]

/** Which lenders match whom and why not, through the matching that customers get; and who is known already. */
export function CustomerEligibilityPage() {
  const { t } = useTranslation(['eligibility', 'titles'])
  const [params, setParams] = useSearchParams()
  const open = KEYS.find((each) => each === params.get('tab')) ?? 'figures'
  const Panel = TABS[open]
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('titles:customerEligibility')}
      </Typography>
      <Tabs
        value={open}
        onChange={(_, tab: TabKey) => setParams(tab === 'figures' ? {} : { tab }, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tabs.label')}
        sx={{ mt: 3, mb: 5 }}
      >
        {KEYS.map((tab) => (
          <Tab key={tab} value={tab} id={`tab-${tab}`} aria-controls={`panel-${tab}`} label={t(`tabs.${tab}`)} />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`}>
        <Panel />
      </Box>
    </>
  )
}
