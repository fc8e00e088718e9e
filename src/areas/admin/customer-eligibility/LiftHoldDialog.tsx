import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { legalHoldLiftForm } from '#src/contract/entities/privacy/legal-hold.ts'
import type { LegalHold } from '#src/contract/entities/privacy/legal-hold.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

interface LiftHoldDialogProps {
  hold: LegalHold
  onClose: () => void
  onLifted: () => Promise<void>
}

/** A hold ends before its day for a reason: from then on the nightly job deletes again. */
export function LiftHoldDialog({ hold, onClose, onLifted }: LiftHoldDialogProps) {
  const { t } = useTranslation('eligibility')
  const form = useContractForm('liftLegalHold', legalHoldLiftForm, {
    start: { lift_reason: '' },
    send: (body) => call('liftLegalHold', { params: { id: hold.hold_id }, body }),
    done: async () => {
      onClose()
      toast.success(t('holds.lifted'))
      await onLifted()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('holds.liftTitle', { id: hold.user_id })}
      confirm={t('holds.end')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('holds.liftText')}</DialogContentText>
      <TextField name="lift_reason" label={t('holds.liftReason')} input={{ autoComplete: 'off', maxLength: 300 }} />
    </FormDialog>
  )
}
