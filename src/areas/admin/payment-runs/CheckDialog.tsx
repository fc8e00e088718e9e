import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { checkRunSchema } from '#src/contract/entities/paying/payment-run.ts'
import type { PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from './hooks.ts'

/** A second person agrees to the run as it is shown, with a code of the second factor. */
export function CheckDialog({ run, onClose }: { run: PaymentRun; onClose: () => void }) {
  const { t } = useTranslation('payment-runs')
  const finish = useFinish(onClose)
  const { run_id, hash, sums } = run
  const form = useContractForm('checkPaymentRun', checkRunSchema, {
    start: { code: '' },
    body: (typed) => ({ ...typed, hash }),
    send: (body) => call('checkPaymentRun', { params: { runId: run_id }, body }),
    done: () => finish(t('check.done')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('check.ask', { run: String(run_id) })}
      confirm={t('check.open')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>
        {t('check.text', { count: sums.lines, total: rupeesAndPaise(sums.sent) })}
      </DialogContentText>
      <TextField
        name="code"
        label={t('check.code')}
        help={t('check.codeHelp')}
        input={{ autoComplete: 'one-time-code', spellCheck: false, maxLength: 20 }}
      />
    </FormDialog>
  )
}
