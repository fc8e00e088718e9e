import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { ApplicationReport } from '#src/features/earnings/ApplicationReport.tsx'
import { DisbursalReport } from '#src/features/earnings/DisbursalReport.tsx'
import { LeadReport } from '#src/features/earnings/LeadReport.tsx'
import { NamedPeople } from '#src/features/earnings/NamedPeople.tsx'
import { maySee, ownTraceAddress, useOwnTrace } from '#src/features/earnings/own-trace.ts'
import { OwnTracePanel } from '#src/features/earnings/OwnTracePanel.tsx'
import { PayoutReport } from '#src/features/earnings/PayoutReport.tsx'
import { TaxQuarters } from '#src/features/earnings/statement/TaxQuarters.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { PERIOD_NAMES, usePeriod } from '#src/ui/figures/period.ts'
import { PeriodPicker } from '#src/ui/figures/PeriodPicker.tsx'
import { PeriodProblem } from '#src/ui/figures/PeriodProblem.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'

const TABS = ['leads', 'applications', 'disbursals', 'payouts'] as const
/** The figures of the home page whose rows a tab lists. */
const FIGURES = {
  leads: ['visits', 'leads'],
  applications: ['applications'],
  disbursals: ['disbursals', 'earnings'],
} as const
const RIGHTS = { leads: 'leads', applications: 'leads', disbursals: 'earnings', payouts: 'earnings' } as const

/** The partner's reports, one to a tab; tab, period, filters and page stand in the address. */
export function PartnerReportsPage() {
  const { t } = useTranslation(['partner-reports', 'partner-home'])
  const rights = useSession().partner?.rights ?? []
  const period = usePeriod()
  const trace = useOwnTrace(rights)
  return (
    <>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <UrlTabs
        tabs={TABS.filter((each) => rights.includes(RIGHTS[each]))}
        label={t('tabs')}
        nameOf={(tab) => t(`tab.${tab}`)}
        keep={PERIOD_NAMES}
      >
        {(open) => (
          <>
            {open !== 'payouts' && (
              <Box sx={{ mb: 4 }}>
                <PeriodPicker period={period} />
                {trace === null && period.problem === null && (
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
                    {FIGURES[open]
                      .filter((figure) => maySee(rights, figure))
                      .map((figure) => (
                        <Link
                          key={figure}
                          component={RouterLink}
                          to={ownTraceAddress(figure, period.query)}
                          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
                        >
                          {t('trace.link', { name: t(`partner-home:figures.${figure}`) })}
                        </Link>
                      ))}
                  </Box>
                )}
              </Box>
            )}
            {open !== 'payouts' && period.problem !== null ? (
              <PeriodProblem {...period} />
            ) : open !== 'payouts' && trace !== null ? (
              <OwnTracePanel trace={trace} period={period} />
            ) : (
              <>
                {open === 'leads' && <LeadReport period={period.query} />}
                {open === 'applications' && <ApplicationReport period={period.query} />}
                {open === 'disbursals' && <DisbursalReport period={period.query} />}
              </>
            )}
            {open === 'leads' && trace === null && <NamedPeople />}
            {open === 'payouts' && (
              <>
                <PayoutReport />
                <TaxQuarters />
              </>
            )}
          </>
        )}
      </UrlTabs>
    </>
  )
}
