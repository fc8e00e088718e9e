import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { cancelInvoiceSchema } from '#src/contract/entities/reconciliation/bill.ts'
import type { LenderInvoice } from '#src/contract/entities/reconciliation/bill.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from '../hooks.ts'

/** A bill that was wrong: its number stays taken, and why is kept. */
export function CancelBillDialog({ invoice, onClose }: { invoice: LenderInvoice; onClose: () => void }) {
  const { t } = useTranslation('reconciliation')
  const finish = useFinish(onClose)
  const { invoice_id, number } = invoice
  const form = useContractForm('cancelLenderInvoice', cancelInvoiceSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: tidyText(reason) }),
    send: (body) => call('cancelLenderInvoice', { params: { id: invoice_id }, body }),
    done: () => finish(t('bill.cancelDone')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('bill.cancelTitle', { number })}
      confirm={t('bill.cancel')}
      grave
      onClose={onClose}
    >
      <Typography>{t('bill.cancelText')}</Typography>
      <Box sx={{ display: 'grid', mt: 4 }}>
        <TextField name="reason" label={t('decide.reason')} rows={2} input={{ maxLength: 200 }} />
      </Box>
    </FormDialog>
  )
}
