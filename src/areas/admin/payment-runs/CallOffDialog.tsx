import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { callOffRunSchema } from '#src/contract/entities/paying/payment-run.ts'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from './hooks.ts'

/** Calls a run off, and why: all in it waits for another one. */
export function CallOffDialog({ run, onClose }: { run: PaymentRun; onClose: () => void }) {
  const { t } = useTranslation('payment-runs')
  const finish = useFinish(onClose)
  const form = useContractForm('callOffPaymentRun', callOffRunSchema, {
    start: { reason: '' },
    send: (body) => call('callOffPaymentRun', { params: { runId: run.run_id }, body }),
    done: () => finish(t('callOff.done')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('callOff.title', { run: String(run.run_id) })}
      confirm={t('callOff.save')}
      grave
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('callOff.text')}</DialogContentText>
      <TextField name="reason" label={t('callOff.reason')} input={{ autoComplete: 'off', maxLength: 300 }} />
    </FormDialog>
  )
}
