import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { DeskRecord } from '#src/features/desk/DeskRecord.tsx'
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
  return (
    <DeskRecord
      query={run}
      back={{ to: `${pathTo('payment-runs')}?tab=runs`, text: t('back') }}
      title={t('run', { run: runId })}
      gone={t('gone')}
      failed={t('failed')}
      loading={t('loading')}
    >
      {(data) => <Opened run={data} />}
    </DeskRecord>
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
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 290px' },
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
