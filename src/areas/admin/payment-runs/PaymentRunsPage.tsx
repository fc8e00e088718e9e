import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { ReportViews } from '#src/features/report-views/ReportViews.tsx'
import { BesideTitle } from '#src/ui/page/BesideTitle.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { usePayingDesk } from './hooks.ts'
import { NextRun } from './NextRun.tsx'
import { RunsTable } from './RunsTable.tsx'
import { TaxDesk } from './TaxDesk.tsx'

const TABS = ['next', 'runs', 'tax'] as const

/** What the next run would pay, the runs before it, and the tax that was kept. */
export function PaymentRunsPage() {
  const { t } = useTranslation(['payment-runs', 'staff-titles'])
  const desk = usePayingDesk()
  return (
    <>
      <TitleRow
        beside={
          <BesideTitle>
            <ReportViews page="payment-runs" tables={['payment-runs']} />
          </BesideTitle>
        }
      >
        <PageTitle lead={t('lead')}>{t('staff-titles:paymentRuns')}</PageTitle>
      </TitleRow>
      <UrlTabs tabs={TABS} label={t('tabs')} nameOf={(tab) => t(`tab.${tab}`)}>
        {(tab) =>
          tab === 'tax' ? (
            <TaxDesk />
          ) : (
            <Loaded
              query={desk}
              failed={t('failed')}
              waiting={<Skeleton variant="rounded" height={320} role="status" aria-label={t('loading')} />}
            >
              {(data) => (tab === 'next' ? <NextRun desk={data} /> : <RunsTable runs={data.runs} />)}
            </Loaded>
          )
        }
      </UrlTabs>
    </>
  )
}
