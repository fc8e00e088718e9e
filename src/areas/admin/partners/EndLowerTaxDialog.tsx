import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { lowerTaxEndSchema } from '#src/contract/entities/earnings/lower-tax.ts'
import type { LowerTaxCertificate } from '#src/contract/entities/earnings/lower-tax.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useEndLowerTax } from './payouts-hooks.ts'

interface EndLowerTaxDialogProps {
  partnerId: number
  certificate: LowerTaxCertificate
  onClose: () => void
}

/** Asks why a certificate counts no more. */
export function EndLowerTaxDialog({ partnerId, certificate, onClose }: EndLowerTaxDialogProps) {
  const { t } = useTranslation('partner-payouts')
  const { number, certificate_id } = certificate
  const { mutateAsync: send } = useEndLowerTax(partnerId, certificate_id)
  const form = useContractForm('endLowerTaxCertificate', lowerTaxEndSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: reason.trim() }),
    send,
    done: () => {
      toast.success(t('lower.end.done', { number }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('lower.end.of', { number })} confirm={t('lower.end.open')} grave onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('lower.end.text')}</DialogContentText>
      <TextField name="reason" label={t('lower.end.reason')} rows={2} input={{ maxLength: 300 }} />
    </FormDialog>
  )
}
