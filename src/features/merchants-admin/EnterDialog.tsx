import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { masqueradeSchema } from '#src/contract/entities/identity/staff-session.ts'
import { DECLINE_REASON_MAX } from '#src/contract/entities/merchants/merchant.ts'
import type { Merchant } from '#src/contract/entities/merchants/merchant.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { enterMerchant } from '#src/lib/session/masquerade.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

/** Asks why, which the merchant and the audit log are told, and opens the merchant's portal. */
export function EnterDialog({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) {
  const { t } = useTranslation(['merchants-admin', 'common'])
  const navigate = useNavigate()
  const form = useContractForm('startMasquerade', masqueradeSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ kind: 'merchant', id: merchant.partner_id, reason: reason.trim() }),
    send: ({ id: partnerId, reason }) => enterMerchant(partnerId, reason),
    done: () => navigate(pathTo('partnerHome')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('enter.title', { name: merchant.name })}
      confirm={t('enter.confirm')}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('enter.text')}</DialogContentText>
      <TextField
        name="reason"
        label={t('enter.reason')}
        help={t('enter.reasonHelp')}
        messages={{ 'rules:reason': t('enter.short') }}
        rows={2}
        input={{ maxLength: DECLINE_REASON_MAX }}
      />
    </FormDialog>
  )
}
