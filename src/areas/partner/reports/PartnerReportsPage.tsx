import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApplicationReport } from '#src/features/earnings/ApplicationReport.tsx'
import { DisbursalReport } from '#src/features/earnings/DisbursalReport.tsx'
import { LeadReport } from '#src/features/earnings/LeadReport.tsx'
import { PayoutReport } from '#src/features/earnings/PayoutReport.tsx'
import { usePeriod } from '#src/features/earnings/period.ts'
import { PeriodPicker } from '#src/features/earnings/PeriodPicker.tsx'
import { useSession } from '#src/lib/session.ts'

const TABS = ['leads', 'applications', 'disbursals', 'payouts'] as const
type TabKey = (typeof TABS)[number]
const RIGHTS = { leads: 'leads', applications: 'leads', disbursals: 'earnings', payouts: 'earnings' } as const
/** What stays when another report is opened. */
const KEPT = ['preset', 'from', 'to']

/** The partner's reports, one to a tab; tab, period, filters and page stand in the address. */
export function PartnerReportsPage() {
  const { t } = useTranslation('partner-reports')
  const [params, setParams] = useSearchParams()
  const rights = useSession().partner?.rights ?? []
  const period = usePeriod()
  const allowed = TABS.filter((each) => rights.includes(RIGHTS[each]))
  const tab = allowed.find((each) => each === params.get('tab')) ?? allowed[0] ?? 'leads'
  const open = (next: TabKey) => {
    const after = new URLSearchParams(
      KEPT.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : [])),
    )
    after.set('tab', next)
    setParams(after)
  }
  return (
    <>
      <Typography variant="h2" component="h1" tabIndex={-1}>
        {t('title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {t('lead')}
      </Typography>
      <Tabs
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('tabs')}
        onChange={(_, next: TabKey) => open(next)}
        sx={{ mb: 4, borderBottom: 1, borderColor: 'divider' }}
      >
        {allowed.map((each) => (
          <Tab
            key={each}
            value={each}
            id={`report-tab-${each}`}
            aria-controls={`report-${each}`}
            label={t(`tab.${each}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`report-${tab}`} aria-labelledby={`report-tab-${tab}`}>
        {tab !== 'payouts' && (
          <Box sx={{ mb: 4 }}>
            <PeriodPicker period={period} />
          </Box>
        )}
        {tab === 'leads' && <LeadReport period={period.query} />}
        {tab === 'applications' && <ApplicationReport period={period.query} />}
        {tab === 'disbursals' && <DisbursalReport period={period.query} />}
        {tab === 'payouts' && <PayoutReport />}
      </Box>
    </>
  )
}
