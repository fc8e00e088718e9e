import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { templateRetireForm } from '#src/contract/entities/messages/template.ts'
import type { MessageTemplate } from '#src/contract/entities/messages/template.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadMessages } from './hooks.ts'

/** Takes a version out of use, and why. */
export function RetireDialog({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const { t } = useTranslation('messaging')
  const reload = useReloadMessages()
  const form = useContractForm('retireMessageTemplate', templateRetireForm, {
    start: { reason: '' },
    send: (body) => call('retireMessageTemplate', { params: { id: template.template_id }, body }),
    done: async () => {
      onClose()
      toast.success(t('retire.done'))
      await reload()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('retire.title', { name: template.name, version: template.version })}
      confirm={t('retire.save')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('retire.text')}</DialogContentText>
      <TextField name="reason" label={t('retire.reason')} input={{ autoComplete: 'off', maxLength: 300 }} />
    </FormDialog>
  )
}
