import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { contactProofForm } from '#src/contract/entities/support/identity.ts'
import { call } from '#src/lib/http/http.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useActDone } from '../hooks.ts'
import type { ActProps } from './act-props.ts'
import { ReadOutCode } from './ReadOutCode.tsx'

/** The code that the caller reads out: with it their new contact signs in. */
export function ContactProofDialog({ customer, late, onClose }: ActProps & { late: boolean }) {
  const { t } = useTranslation('csr')
  const done = useActDone(customer.user_id, onClose)
  const form = useContractForm('changeContactForCustomer', contactProofForm, {
    start: { otp: '' },
    send: (body) => call('changeContactForCustomer', { params: { user_id: customer.user_id }, body }),
    done: () => done(t('acts.contact.done')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('acts.contact.title')}
      confirm={t('acts.contact.confirm')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('acts.contact.lead')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <ReadOutCode label={t('acts.contact.code')} late={late} />
      </Box>
    </FormDialog>
  )
}
