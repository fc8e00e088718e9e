import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerTaken, PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { BANK_FILE_KEYS, bankFile } from '#src/contract/paying/bank-file.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { call } from '#src/lib/http.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { CallOffDialog } from './CallOffDialog.tsx'
import { SendDialog } from './SendDialog.tsx'

/** What goes to the bank and what comes back: the file in the bank's own form, the day it was sent, and the answer. */
export function BankPart({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('payment-runs')
  const [asking, setAsking] = useState<'send' | 'answer' | 'callOff' | null>(null)
  const [taken, setTaken] = useState<AnswerTaken | null>(null)
  const { run_id, state, checked_at } = run
  const runId = String(run_id)
  const day = istDay(new Date(checked_at ?? run.made_at))
  const close = () => setAsking(null)
  return (
    <Card variant="outlined" sx={{ p: 4 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {t('bank.title')}
      </Typography>
      <Typography variant="body2">{t('bank.text')}</Typography>
      <Box component="ul" aria-label={t('bank.files')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {BANK_FILE_KEYS.map((bank) => (
          <li key={bank}>
            <DownloadButton
              name={bankFile(bank, { day, run_id }, []).name}
              file={() => call('downloadBankFile', { params: { runId, bank } })}
            >
              {t(`bank.file.${bank}`)}
            </DownloadButton>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        {state === 'checked' && (
          <>
            <Button onClick={() => setAsking('send')}>{t('send.open')}</Button>
            <Button look="secondary" onClick={() => setAsking('callOff')}>
              {t('callOff.open')}
            </Button>
          </>
        )}
        {state === 'sent' && <Button onClick={() => setAsking('answer')}>{t('answer.open')}</Button>}
      </Box>
      {taken !== null && <Taken taken={taken} />}
      {asking === 'send' && <SendDialog run={run} onClose={close} />}
      {asking === 'answer' && <AnswerDialog run={run} onTaken={setTaken} onClose={close} />}
      {asking === 'callOff' && <CallOffDialog run={run} onClose={close} />}
    </Card>
  )
}

/** What became of the bank's answer, and each of its rows that changed nothing. */
function Taken({ taken }: { taken: AnswerTaken }) {
  const { t } = useTranslation('payment-runs')
  const { paid, returned, refused } = taken
  return (
    <Alert severity={refused.length > 0 ? 'warning' : 'success'} sx={{ mt: 4 }}>
      {t('answer.taken', { paid: String(paid), returned: String(returned), refused: String(refused.length) })}
      {refused.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 2, pl: 4 }}>
          {refused.map(({ line, reference, problem }) => (
            <li key={line}>
              {t('answer.row', { line: String(line), reference, why: t(`answer.problem.${problem}`) })}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
