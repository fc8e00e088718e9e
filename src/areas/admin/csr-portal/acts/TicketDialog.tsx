import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { DESCRIPTION_MAX_LENGTH } from '#src/contract/constants.ts'
import { customerTicketForm } from '#src/contract/entities/support/csr-acts.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useActDone } from '../hooks.ts'
import type { ActProps } from './act-props.ts'
import { ActReason } from './ActReason.tsx'

/** What the customer told, as a ticket of theirs. */
export function TicketDialog({ customer, reference, onClose }: ActProps & { reference: string | null }) {
  const { t } = useTranslation(['csr', 'applications'])
  const done = useActDone(customer.user_id, onClose)
  const form = useContractForm('createTicketForCustomer', customerTicketForm, {
    start: { reference: reference ?? '', text: '', reason: '' },
    send: (body) => call('createTicketForCustomer', { params: { user_id: customer.user_id }, body }),
    done: ({ ticket }) => done(t('acts.ticket.done', { ticket })),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('acts.ticket.title')} confirm={t('acts.ticket.submit')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('acts.ticket.lead')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SelectField
          name="reference"
          label={t('acts.application')}
          choices={[
            { id: '', value: t('acts.ticket.noApplication') },
            ...customer.applications.map((each) => ({
              id: each.reference,
              value: `${each.reference}, ${t(`applications:productName.${each.product}`)}`,
            })),
          ]}
        />
        <TextField
          name="text"
          label={t('acts.ticket.text')}
          what={t('acts.ticket.what')}
          help={t('acts.ticket.help')}
          rows={4}
          input={{ autoComplete: 'off', maxLength: DESCRIPTION_MAX_LENGTH }}
        />
        <ActReason />
      </Box>
    </FormDialog>
  )
}
