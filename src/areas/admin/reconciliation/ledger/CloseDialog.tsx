import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { closeMonthSchema } from '#src/contract/entities/reconciliation/ledger.ts'
import type { LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { monthName } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useFinish } from '../hooks.ts'

/** The month frozen as it is seen; what that means is said before. */
export function CloseDialog({ view, onClose }: { view: LedgerView; onClose: () => void }) {
  const { t } = useTranslation('reconciliation')
  const finish = useFinish(onClose)
  const { lender_id, lender, seen } = view
  const month = monthName(view.month)
  const form = useContractForm('closeLedgerMonth', closeMonthSchema, {
    start: {},
    body: () => ({ month: view.month, seen }),
    send: (body) => call('closeLedgerMonth', { params: { lenderId: lender_id }, body }),
    done: () => finish(t('close.done', { lender, month })),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('close.title', { lender, month })}
      confirm={t('close.confirm')}
      grave
      onClose={onClose}
    >
      <Typography>{t(view.open > 0 ? 'close.openLines' : 'close.text', { count: view.open })}</Typography>
      <Typography sx={{ mt: 2 }}>{t('close.after')}</Typography>
    </FormDialog>
  )
}
