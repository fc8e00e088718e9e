import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lostContactCodeForm, lostContactForm } from '#src/contract/entities/support/contact-change.ts'
import type { LostContactCodeForm, LostContactForm } from '#src/contract/entities/support/contact-change.ts'
import { call } from '#src/lib/http/http.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useActDone } from '../hooks.ts'
import { IdentityDialog } from '../IdentityDialog.tsx'
import type { ActProps } from './act-props.ts'
import { ActReason } from './ActReason.tsx'
import { NewContactFields } from './NewContactFields.tsx'
import { ReadOutCode } from './ReadOutCode.tsx'

/** Another contact for a caller who has lost theirs: two right answers, a code of the new one, and then a second person and 48 hours. */
export function LostContactDialog(props: ActProps) {
  return props.customer.identity.known_until === null ? (
    <IdentityDialog {...props} />
  ) : (
    <LostContactCodeDialog {...props} />
  )
}

function LostContactCodeDialog({ customer, onClose }: ActProps) {
  const { t } = useTranslation('csr')
  const [sent, setSent] = useState<{ late: boolean } | null>(null)
  const start: LostContactCodeForm = { channel: 'mobile', destination: '' }
  const form = useContractForm('sendLostContactCode', lostContactCodeForm, {
    start,
    body: (values: LostContactCodeForm) => values,
    send: (body) => call('sendLostContactCode', { params: { user_id: customer.user_id }, body }),
    done: setSent,
    failureIn: 'form',
  })
  if (sent) return <LostContactProofDialog customer={customer} late={sent.late} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      title={t('acts.lostContact.title')}
      confirm={t('acts.contact.submit')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('acts.lostContact.lead')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <NewContactFields />
      </Box>
    </FormDialog>
  )
}

function LostContactProofDialog({ customer, late, onClose }: ActProps & { late: boolean }) {
  const { t } = useTranslation('csr')
  const done = useActDone(customer.user_id, onClose)
  const start: LostContactForm = { otp: '', reason: '' }
  const form = useContractForm('askForLostContact', lostContactForm, {
    start,
    body: (values: LostContactForm) => values,
    send: (body) => call('askForLostContact', { params: { user_id: customer.user_id }, body }),
    done: () => done(t('acts.lostContact.done')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('acts.lostContact.title')}
      confirm={t('acts.lostContact.confirm')}
      narrow
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('acts.lostContact.then')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <ReadOutCode label={t('acts.contact.code')} late={late} />
        <ActReason />
      </Box>
    </FormDialog>
  )
}
