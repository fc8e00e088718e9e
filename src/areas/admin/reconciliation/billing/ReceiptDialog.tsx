import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { noteReceiptSchema } from '#src/contract/entities/reconciliation/bill.ts'
import type { LenderInvoice } from '#src/contract/entities/reconciliation/bill.ts'
import { typedUtr } from '#src/contract/rules/typed.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from '../hooks.ts'

/** What a lender sent for a bill, and the tax it held back. */
export function ReceiptDialog({ invoice, onClose }: { invoice: LenderInvoice; onClose: () => void }) {
  const { t } = useTranslation('reconciliation')
  const finish = useFinish(onClose)
  const { invoice_id, number, outstanding } = invoice
  const form = useContractForm('noteLenderReceipt', noteReceiptSchema, {
    start: { received: outstanding, tds: 0, utr: '', day: '' },
    send: (body) => call('noteLenderReceipt', { params: { id: invoice_id }, body }),
    done: () => finish(t('bill.noted')),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('bill.receiptTitle', { number })} confirm={t('bill.receipt')} onClose={onClose}>
      <Typography>{t('bill.receiptText', { amount: rupeesAndPaise(outstanding) })}</Typography>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        <NumberField name="received" label={t('bill.receivedField')} prefix="₹" />
        <NumberField name="tds" label={t('bill.tdsField')} prefix="₹" />
        <TextField
          name="utr"
          label={t('bill.utr')}
          keep={typedUtr}
          input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
        />
        <TextField name="day" label={t('bill.day')} input={{ type: 'date' }} />
      </Box>
    </FormDialog>
  )
}
