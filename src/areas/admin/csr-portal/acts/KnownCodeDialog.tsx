import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contactProofForm, knownCodeForm } from '#src/contract/entities/support/identity.ts'
import type { KnownCodeForm } from '#src/contract/entities/support/identity.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadCsr } from '../hooks.ts'
import type { ActProps } from './act-props.ts'
import { ReadOutCode } from './ReadOutCode.tsx'

/** A code to a contact that signs in today, which the caller reads out. The record says then that it is the customer. */
export function KnownCodeDialog({ customer, onClose }: ActProps) {
  const { t } = useTranslation('csr')
  const [sent, setSent] = useState<{ late: boolean } | null>(null)
  const channels = (['mobile', 'email'] as const).filter((each) => customer[`${each}_verified`])
  const form = useContractForm('sendKnownCode', knownCodeForm, {
    start: { channel: channels[0] ?? 'mobile' },
    body: (values: KnownCodeForm) => values,
    send: (body) => call('sendKnownCode', { params: { user_id: customer.user_id }, body }),
    done: setSent,
    failureIn: 'form',
  })
  if (sent) return <ReadOutDialog customer={customer} late={sent.late} onClose={onClose} />
  return (
    <FormDialog form={form} title={t('acts.contact.title')} confirm={t('acts.contact.submit')} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('acts.contact.who')}</DialogContentText>
      <SelectField
        name="channel"
        label={t('acts.contact.known')}
        choices={channels.map((id) => ({ id, value: `${t(`acts.contact.${id}`)}: ${customer[id]}` }))}
      />
    </FormDialog>
  )
}

function ReadOutDialog({ customer, late, onClose }: ActProps & { late: boolean }) {
  const { t } = useTranslation('csr')
  const reload = useReloadCsr(customer.user_id)
  const form = useContractForm('checkKnownCode', contactProofForm, {
    start: { otp: '' },
    send: (body) => call('checkKnownCode', { params: { user_id: customer.user_id }, body }),
    done: () => reload(),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('acts.contact.title')} confirm={t('identity.submit')} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('acts.contact.who')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <ReadOutCode label={t('acts.contact.knownCode')} late={late} />
      </Box>
    </FormDialog>
  )
}
