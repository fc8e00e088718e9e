import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { panCorrectionSchema } from '#src/contract/entities/partners/evidence.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useCorrectPan } from './hooks.ts'

interface CorrectPanDialogProps {
  partnerId: number
  /** The wrong one, masked. */
  what: string
  onClose: () => void
}

/** Asks for the right PAN and why; says what stays as it is. */
export function CorrectPanDialog({ partnerId, what, onClose }: CorrectPanDialogProps) {
  const { t } = useTranslation('partner-evidence')
  const correct = useCorrectPan(partnerId)
  const form = useContractForm('correctPartnerPan', panCorrectionSchema, {
    start: { pan: '', reason: '' },
    body: ({ pan, reason }) => ({ pan: pan.trim().toUpperCase(), reason: reason.trim() }),
    send: correct.mutateAsync,
    done: () => {
      toast.success(t('correct.done'))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('correct.title')} confirm={t('correct.button')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('correct.text', { what })}</DialogContentText>
      <TextField name="pan" label={t('correct.pan')} input={{ autoComplete: 'off', maxLength: 10 }} />
      <TextField
        name="reason"
        label={t('correct.reason')}
        help={t('decide.reasonHelp')}
        rows={2}
        input={{ maxLength: 300 }}
      />
    </FormDialog>
  )
}
