import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { masqueradeSchema } from '#src/contract/entities/identity/staff-session.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { enterCustomer } from '#src/lib/session/masquerade.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import type { ActProps } from './act-props.ts'
import { ActReason } from './ActReason.tsx'

/** Why the customer's own screens are opened, to look alone. */
export function ScreensDialog({ customer, onClose }: ActProps) {
  const { t } = useTranslation('csr')
  const navigate = useNavigate()
  const form = useContractForm('startMasquerade', masqueradeSchema, {
    start: { reason: '' },
    body: ({ reason }: { reason: string }) => ({ kind: 'user', id: customer.user_id, reason: reason.trim() }),
    // Who is signed in changes what is kept in memory, and the record behind this dialog is drawn anew: go there at once.
    send: async ({ id, reason }) => {
      await enterCustomer(id, reason)
      await navigate(pathTo('applicationStatus'))
    },
    done: onClose,
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('acts.screens.title')} confirm={t('acts.screens.submit')} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('acts.screens.lead')}</DialogContentText>
      <ActReason />
    </FormDialog>
  )
}
