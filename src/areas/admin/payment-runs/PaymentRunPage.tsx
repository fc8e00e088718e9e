import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { BankPart } from './BankPart.tsx'
import { CheckPart } from './CheckPart.tsx'
import { usePaymentRun } from './hooks.ts'
import { RunLines } from './RunLines.tsx'
import { RunSteps } from './RunSteps.tsx'
import { RunSums } from './RunSums.tsx'

/** One run: who is paid what, and the next act on it. */
export function PaymentRunPage() {
  const { t } = useTranslation('payment-runs')
  const { runId = '' } = useParams()
  const run = usePaymentRun(runId)
  const { error } = run
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <>
      <Link
        component={RouterLink}
        to={`${pathTo('payment-runs')}?tab=runs`}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('back')}
      </Link>
      <PageTitle>{t('run', { run: runId })}</PageTitle>
      {gone ? (
        <Alert severity="info" sx={{ mt: 4 }}>
          {t('gone')}
        </Alert>
      ) : (
        <Loaded
          query={run}
          failed={t('failed')}
          waiting={<Skeleton variant="rounded" height={360} role="status" aria-label={t('loading')} />}
        >
          {(data) => <Opened run={data} />}
        </Loaded>
      )}
    </>
  )
}

function Opened({ run }: { run: PaymentRun }) {
  return (
    <Box sx={{ display: 'grid', gap: 5, mt: 4, minWidth: 0 }}>
      <RunSteps run={run} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(290px, 2fr)' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <RunLines run={run} />
        </Box>
        <Box sx={{ display: 'grid', gap: 4, alignContent: 'start', minWidth: 0, order: { xs: -1, lg: 0 } }}>
          <RunSums run={run} />
          {run.state === 'made' && <CheckPart run={run} />}
          {(run.state === 'checked' || run.state === 'sent' || run.state === 'done') && <BankPart run={run} />}
        </Box>
      </Box>
    </Box>
  )
}
