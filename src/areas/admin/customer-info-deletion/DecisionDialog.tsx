import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { erasureDecisionForm } from '#src/contract/entities/privacy/erasure-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadErasures } from './hooks.ts'

export type Decision = 'confirm' | 'refuse'

const CALLS = { confirm: 'confirmErasureRequest', refuse: 'refuseErasureRequest' } as const

interface DecisionDialogProps {
  reference: string
  decision: Decision
  onClose: () => void
}

/** Takes what was written down as the customer's own, by which proof, or ends it, and why. */
export function DecisionDialog({ reference, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('erasure-desk')
  const reload = useReloadErasures()
  const form = useContractForm(CALLS[decision], erasureDecisionForm, {
    start: { reason: '' },
    send: (body) => call(CALLS[decision], { params: { reference }, body }),
    done: async () => {
      onClose()
      toast.success(t(`decide.${decision}.done`))
      await reload()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`decide.${decision}.title`, { reference })}
      confirm={t(`decide.${decision}.save`)}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t(`decide.${decision}.text`)}</DialogContentText>
      <TextField name="reason" label={t(`decide.${decision}.reason`)} input={{ autoComplete: 'off', maxLength: 300 }} />
    </FormDialog>
  )
}
