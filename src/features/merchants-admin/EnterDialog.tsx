import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { masqueradeSchema } from '#src/contract/entities/identity/staff-session.ts'
import { DECLINE_REASON_MAX } from '#src/contract/entities/merchants/merchant.ts'
import type { Merchant } from '#src/contract/entities/merchants/merchant.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { enterMerchant } from '#src/lib/masquerade.ts'
import { errorText } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

/** Asks why, which the merchant and the audit log are told, and opens the merchant's portal. */
export function EnterDialog({ merchant, onClose }: { merchant: Merchant; onClose: () => void }) {
  const { t } = useTranslation(['merchants-admin', 'common'])
  const navigate = useNavigate()
  const id = useId()
  const form = useContractForm('startMasquerade', masqueradeSchema, {
    start: { reason: '' },
    body: ({ reason }) => ({ kind: 'merchant', id: merchant.partner_id, reason: reason.trim() }),
    send: ({ id: partnerId, reason }) => enterMerchant(partnerId, reason),
    done: () => navigate(pathTo('partnerHome')),
    failureIn: 'form',
  })
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={`${id}-title`} onClose={() => !form.busy && onClose()}>
      <Form form={form}>
        <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
          {t('enter.title', { name: merchant.name })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 4 }}>{t('enter.text')}</DialogContentText>
          <TextField
            name="reason"
            label={t('enter.reason')}
            help={t('enter.reasonHelp')}
            messages={{ 'rules:reason': t('enter.short') }}
            rows={2}
            input={{ maxLength: DECLINE_REASON_MAX }}
          />
          {form.failure !== null && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {errorText(form.failure)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={form.busy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-busy={form.busy}>
            {t('enter.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
