import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { linkDecisionForm } from '#src/contract/entities/leads/link-desk.ts'
import type { LinkLine } from '#src/contract/entities/leads/link-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadLinks } from './hooks.ts'

export type LinkAct = 'stop' | 'resume'

const CALLS = { stop: 'stopTrackingLink', resume: 'resumeTrackingLink' } as const

interface LinkDialogProps {
  link: LinkLine
  act: LinkAct
  onClose: () => void
}

/** Stops a link, or lets it work again, and why. */
export function LinkDialog({ link, act, onClose }: LinkDialogProps) {
  const { t } = useTranslation('tracking-links')
  const reload = useReloadLinks()
  const form = useContractForm(CALLS[act], linkDecisionForm, {
    start: { reason: '' },
    send: (body) => call(CALLS[act], { params: { id: link.link_id }, body }),
    done: async () => {
      onClose()
      toast.success(t(`${act}.done`))
      await reload()
    },
  })
  const words = { name: link.label || t('table.usual'), partner: link.partner }
  return (
    <FormDialog form={form} title={t(`${act}.title`, words)} confirm={t(`${act}.save`)} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t(`${act}.text`)}</DialogContentText>
      <TextField name="reason" label={t(`${act}.reason`)} input={{ autoComplete: 'off', maxLength: 300 }} />
    </FormDialog>
  )
}
