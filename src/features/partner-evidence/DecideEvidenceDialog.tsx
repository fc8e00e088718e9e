import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { evidenceDecisionSchema } from '#src/contract/entities/partners/evidence.ts'
import type { DecidedStep } from '#src/contract/entities/partners/evidence.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useDecideEvidence } from './hooks.ts'

interface DecideEvidenceDialogProps {
  partnerId: number
  step: DecidedStep
  state: 'checked' | 'refused'
  what: string
  onClose: () => void
}

/** Asks how it was checked, or why it is refused; the partner reads it. */
export function DecideEvidenceDialog({ partnerId, step, state, what, onClose }: DecideEvidenceDialogProps) {
  const { t } = useTranslation('partner-evidence')
  const decide = useDecideEvidence(partnerId, step)
  const form = useContractForm('decidePartnerEvidence', evidenceDecisionSchema, {
    start: { state, what, reason: '' },
    body: ({ reason }) => ({ state, what, reason: reason.trim() }),
    send: decide.mutateAsync,
    done: () => {
      toast.success(t(`decide.${state}.done`, { step: t(`steps.${step}`) }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t(`decide.${state}.of`, { step: t(`steps.${step}`) })}
      confirm={t(`decide.${state}.button`)}
      grave={state === 'refused'}
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>
        {t(step === 'bank' ? `decide.${state}.account` : `decide.${state}.text`, { what })}
      </DialogContentText>
      <TextField
        name="reason"
        label={t(`decide.${state}.reason`)}
        help={t('decide.reasonHelp')}
        rows={2}
        input={{ maxLength: 300 }}
      />
    </FormDialog>
  )
}
