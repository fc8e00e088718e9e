import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { makeInvoiceSchema, type Billing } from '#src/contract/entities/reconciliation/bill.ts'
import { monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from './hooks.ts'

/** The bill of a closed month; what it asks for is said before it has a number. */
export function MakeBillDialog({ billing, onClose }: { billing: Billing; onClose: () => void }) {
  const { t } = useTranslation('reconciliation')
  const finish = useFinish(onClose)
  const { lender, lender_id, month, to_bill } = billing
  const form = useContractForm('makeLenderInvoice', makeInvoiceSchema, {
    start: {},
    body: () => ({ month, taxable: to_bill }),
    send: (body) => call('makeLenderInvoice', { params: { lenderId: String(lender_id) }, body }),
    done: () => finish(t('bill.made')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('bill.makeTitle', { lender, month: monthName(month) })}
      confirm={t('bill.make')}
      onClose={onClose}
    >
      <Typography>{t('bill.makeText', { amount: rupeesAndPaise(to_bill) })}</Typography>
    </FormDialog>
  )
}
