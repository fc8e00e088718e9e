import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { takeBackForm } from '#src/contract/entities/support/csr-acts.ts'
import type { RevocableConsent } from '#src/contract/entities/support/csr-acts.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useActDone } from '../hooks.ts'
import type { ActProps } from './act-props.ts'
import { ActReason } from './ActReason.tsx'

/** Which consent or permission the customer takes back. None can be given here. */
export function TakeBackDialog({ customer, onClose }: ActProps) {
  const { t } = useTranslation('csr')
  const done = useActDone(customer.user_id, onClose)
  const form = useContractForm('takeBackForCustomer', takeBackForm, {
    start: { what: customer.revocable[0]?.what ?? '', reason: '' },
    send: (body) => call('takeBackForCustomer', { params: { user_id: customer.user_id }, body }),
    done: () => done(t('acts.takeBack.done')),
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('acts.takeBack.title')}
      confirm={t('acts.takeBack.submit')}
      grave
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 4 }}>{t('acts.takeBack.lead')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SelectField
          name="what"
          label={t('acts.takeBack.what')}
          choices={customer.revocable.map((each) => ({ id: each.what, value: words(each, t) }))}
        />
        <ActReason />
      </Box>
    </FormDialog>
  )
}

function words({ purpose, channel, lender, reference }: RevocableConsent, t: TFunction<'csr'>): string {
  const text = t([`purpose.${purpose}`, 'unknown'], {
    channel: channel === null ? '' : t(`channel.${channel}`),
    lender: lender ?? t('entry.lender'),
  })
  return reference === null ? text : `${text} (${reference})`
}
