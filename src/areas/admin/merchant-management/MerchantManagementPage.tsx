import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useOpenRequests } from '#src/features/merchants-admin/hooks.ts'
import { MerchantsTable } from '#src/features/merchants-admin/MerchantsTable.tsx'
import { RequestsTable } from '#src/features/merchants-admin/RequestsTable.tsx'
import { SessionEndNote } from '#src/ui/SessionEndNote.tsx'

const TABS = ['merchants', 'requests'] as const
type TabKey = (typeof TABS)[number]

/** Merchants, with the way into their portal, and the requests of those who want to become one. */
export function MerchantManagementPage() {
  const { t } = useTranslation(['merchants-admin', 'titles'])
  const [params, setParams] = useSearchParams()
  const waiting = useOpenRequests()
  const tab = TABS.find((each) => each === params.get('tab')) ?? 'merchants'
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('titles:merchantManagement')}
      </Typography>
      <SessionEndNote area="admin" />
      <Tabs
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('titles:merchantManagement')}
        onChange={(_, next: TabKey) => setParams({ tab: next })}
        sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        {TABS.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`merchants-tab-${each}`}
            aria-controls={`merchants-${each}`}
            label={each === 'requests' && waiting > 0 ? t('tabs.waiting', { count: waiting }) : t(`tabs.${each}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`merchants-${tab}`} aria-labelledby={`merchants-tab-${tab}`}>
        {tab === 'merchants' ? <MerchantsTable /> : <RequestsTable />}
      </Box>
    </>
  )
}
