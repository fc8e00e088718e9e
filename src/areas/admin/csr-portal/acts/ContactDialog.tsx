import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactCodeForm } from '#src/contract/entities/support/identity.ts'
import type { ContactCodeForm } from '#src/contract/entities/support/identity.ts'
import { call } from '#src/lib/http/http.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import type { ActProps } from './act-props.ts'
import { ActReason } from './ActReason.tsx'
import { ContactProofDialog } from './ContactProofDialog.tsx'
import { KnownCodeDialog } from './KnownCodeDialog.tsx'
import { NewContactFields } from './NewContactFields.tsx'

const START: ContactCodeForm = { channel: 'mobile', destination: '', reason: '' }

/** Another contact to sign in with: the caller reads out a code of one that signs in today, and then one of the new one. */
export function ContactDialog(props: ActProps) {
  return props.customer.identity.proven_until === null ? (
    <KnownCodeDialog {...props} />
  ) : (
    <NewContactDialog {...props} />
  )
}

function NewContactDialog({ customer, onClose }: ActProps) {
  const { t } = useTranslation('csr')
  const [sent, setSent] = useState<{ late: boolean } | null>(null)
  const form = useContractForm('sendContactCodeForCustomer', contactCodeForm, {
    start: START,
    body: (values: ContactCodeForm) => values,
    send: (body) => call('sendContactCodeForCustomer', { params: { user_id: customer.user_id }, body }),
    done: setSent,
    failureIn: 'form',
  })
  if (sent) return <ContactProofDialog customer={customer} late={sent.late} onClose={onClose} />
  return (
    <FormDialog form={form} title={t('acts.contact.title')} confirm={t('acts.contact.submit')} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('acts.contact.lead')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <NewContactFields />
        <ActReason />
      </Box>
    </FormDialog>
  )
}
