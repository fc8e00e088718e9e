import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { matterSettlement } from '#src/contract/entities/matters/lender-matter.ts'
import type { LenderMatter } from '#src/contract/entities/matters/lender-matter.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useSettleMatter } from './matters-hooks.ts'

interface SettleMatterDialogProps {
  lenderId: number
  matter: LenderMatter
  onClose: () => void
}

/** Asks what was found out and done. */
export function SettleMatterDialog({ lenderId, matter, onClose }: SettleMatterDialogProps) {
  const { t } = useTranslation('lender-matters')
  const { mutateAsync: send } = useSettleMatter(lenderId, matter.matter_id)
  const reference = matter.reference ?? ''
  const form = useContractForm('settleLenderMatter', matterSettlement, {
    start: { reason: '' },
    body: ({ reason }) => ({ reason: reason.trim() }),
    send,
    done: () => {
      toast.success(t('settle.done', { reference }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('settle.of', { reference })} confirm={t('settle.confirm')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t(`next.${matter.kind}`)}</DialogContentText>
      <TextField name="reason" label={t('settle.reason')} help={t('settle.help')} rows={2} input={{ maxLength: 300 }} />
    </FormDialog>
  )
}
