import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { makeInvoiceSchema } from '#src/contract/entities/reconciliation/bill.ts'
import type { Billing } from '#src/contract/entities/reconciliation/bill.ts'
import { monthName } from '#src/lib/dates.ts'
import { rupeesAndPaise } from '#src/lib/format.ts'
import { call } from '#src/lib/http/http.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from '../hooks.ts'
import { WithLenderBook } from '../WithLenderBook.tsx'

interface MakeBillDialogProps {
  billing: Billing
  /** Where the lender's number and address are entered. */
  onSettings: () => void
  onClose: () => void
}

/** The bill of a closed month: what is missing for it is said before anything is asked. */
export function MakeBillDialog(props: MakeBillDialogProps) {
  const { billing, onClose } = props
  return (
    <WithLenderBook lenderId={billing.lender_id} onClose={onClose}>
      {({ bill_gstin, bill_address }) =>
        bill_gstin !== '' && bill_address !== '' ? <MakeBillForm {...props} /> : <NoNumber {...props} />
      }
    </WithLenderBook>
  )
}

function NoNumber({ billing, onSettings, onClose }: MakeBillDialogProps) {
  const { t } = useTranslation(['reconciliation', 'common'])
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {titleOf(billing, t)}
      </DialogTitle>
      <DialogContent>
        <Typography>{t('bill.noNumber', { lender: billing.lender })}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" onClick={onSettings}>
          {t('bill.toSettings')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const titleOf = (
  { lender, month }: Billing,
  t: (key: 'bill.makeTitle', values: Record<string, string>) => string,
): string => t('bill.makeTitle', { lender, month: monthName(month) })

/** What it asks for is said before it has a number. */
function MakeBillForm({ billing, onClose }: Omit<MakeBillDialogProps, 'onSettings'>) {
  const { t } = useTranslation('reconciliation')
  const finish = useFinish(onClose)
  const { lender_id, month, to_bill } = billing
  const form = useContractForm('makeLenderInvoice', makeInvoiceSchema, {
    start: {},
    body: () => ({ month, taxable: to_bill }),
    send: (body) => call('makeLenderInvoice', { params: { lenderId: lender_id }, body }),
    done: () => finish(t('bill.made')),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={titleOf(billing, t)} confirm={t('bill.make')} onClose={onClose}>
      <Typography>{t('bill.makeText', { amount: rupeesAndPaise(to_bill) })}</Typography>
    </FormDialog>
  )
}
