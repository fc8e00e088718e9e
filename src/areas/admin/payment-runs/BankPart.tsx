import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { BANK_FILE_KEYS, bankFile } from '#src/contract/paying/bank-file.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { call } from '#src/lib/http/http.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { CallOffDialog } from './CallOffDialog.tsx'
import { SendDialog } from './SendDialog.tsx'

/** What goes to the bank and what comes back: the file in the bank's own form, the day it was sent, and the answer. */
export function BankPart({ run }: { run: PaymentRun }) {
  const { t } = useTranslation('payment-runs')
  const [asking, setAsking] = useOpened<'send' | 'callOff' | null>(null)
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
        {state === 'sent' && (
          <LinkButton to={pathTo('payment-runs/:runId/bank-file', { runId })}>{t('answer.open')}</LinkButton>
        )}
      </Box>
      {asking === 'send' && <SendDialog run={run} onClose={close} />}
      {asking === 'callOff' && <CallOffDialog run={run} onClose={close} />}
    </Card>
  )
}
