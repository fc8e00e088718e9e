import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import type { RevealField } from '#src/contract/entities/privacy/privacy.ts'
import { REVEAL_NOW, REVEAL_SECONDS, revealForm } from '#src/contract/entities/support/csr.ts'
import type { RevealForm } from '#src/contract/entities/support/csr.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadCsr } from './hooks.ts'

interface RevealDialogProps {
  userId: number
  field: RevealField
  /** The caller has shown who they are. */
  known: boolean
  onShown: (value: string) => void
  onClose: () => void
}

/** Why one field is needed in clear. The customer reads the answer. */
export function RevealDialog({ userId, field, known, onShown, onClose }: RevealDialogProps) {
  const { t } = useTranslation('csr')
  const reload = useReloadCsr(userId)
  const form = useContractForm('revealField', revealForm, {
    start: { why: known ? 'customer_asked' : 'lender_asked', reason: '' },
    body: ({ why, reason }: Omit<RevealForm, 'field'>) => ({ field, why, reason }),
    send: (body) => call('revealField', { params: { user_id: userId }, body }),
    done: async ({ value }) => {
      onShown(value)
      onClose()
      await reload()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('reveal.title', { field: t(`fields.${field}`) })}
      confirm={t('reveal.submit')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('reveal.lead', { count: REVEAL_SECONDS })}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SelectField
          name="why"
          label={t('reveal.why')}
          choices={REVEAL_NOW.filter((id) => known || id !== 'customer_asked').map((id) => ({
            id,
            value: t(`why.${id}`),
          }))}
        />
        <TextField
          name="reason"
          label={t('reveal.reason')}
          help={t('reveal.reasonHelp')}
          input={{ autoComplete: 'off', maxLength: 300 }}
        />
      </Box>
    </FormDialog>
  )
}
