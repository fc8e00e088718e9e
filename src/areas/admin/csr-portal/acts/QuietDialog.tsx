import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { quietForm } from '#src/contract/entities/support/csr-acts.ts'
import { QUIET_DAYS } from '#src/contract/rules/contact/contact-rules.ts'
import { dateTime } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useActDone } from '../hooks.ts'
import type { ActProps } from './act-props.ts'
import { ActReason } from './ActReason.tsx'

/** For how long nobody calls or writes. */
export function QuietDialog({ customer, onClose }: ActProps) {
  const { t } = useTranslation('csr')
  const done = useActDone(customer.user_id, onClose)
  const form = useContractForm('quietCustomer', quietForm, {
    start: { days: String(QUIET_DAYS[0]), reason: '' },
    body: ({ days, reason }: { days: string; reason: string }) => ({ days: Number(days), reason }),
    send: (body) => call('quietCustomer', { params: { user_id: customer.user_id }, body }),
    done: ({ quiet_until }) => done(t('acts.quiet.done', { at: dateTime(quiet_until) })),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('acts.quiet.title')} confirm={t('acts.quiet.submit')} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('acts.quiet.lead')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SelectField
          name="days"
          label={t('acts.quiet.days')}
          choices={QUIET_DAYS.map((days) => ({ id: String(days), value: t('acts.quiet.length', { count: days }) }))}
        />
        <ActReason />
      </Box>
    </FormDialog>
  )
}
