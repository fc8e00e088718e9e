import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { aboutApplicationForm } from '#src/contract/entities/support/csr-acts.ts'
import { call } from '#src/lib/http/http.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useActDone } from '../hooks.ts'
import type { ActProps } from './act-props.ts'
import { ActReason } from './ActReason.tsx'

interface AboutApplicationDialogProps extends ActProps {
  act: 'link' | 'nudge'
  /** The one that the page is about is chosen from the start. */
  reference: string | null
}

const CALLS = { link: 'sendLinkToCustomer', nudge: 'nudgeForCustomer' } as const

/** Sends the way back to one application, or asks its lender to go on. */
export function AboutApplicationDialog({ customer, act, reference, onClose }: AboutApplicationDialogProps) {
  const { t } = useTranslation(['csr', 'applications'])
  const done = useActDone(customer.user_id, onClose)
  const choices = customer.applications.filter((each) => (act === 'link' ? each.may_resume : each.may_nudge))
  const chosen = choices.find((each) => each.reference === reference) ?? choices[0]
  const form = useContractForm(CALLS[act], aboutApplicationForm, {
    start: { reference: chosen?.reference ?? '', reason: '' },
    send: (body) => call(CALLS[act], { params: { user_id: customer.user_id }, body }),
    done: () => done(t(`acts.${act}.done`)),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t(`acts.${act}.title`)} confirm={t(`acts.${act}.submit`)} narrow onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t(`acts.${act}.lead`)}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <SelectField
          name="reference"
          label={t('acts.application')}
          choices={choices.map((each) => ({
            id: each.reference,
            value: [each.reference, t(`applications:productName.${each.product}`), each.lender]
              .filter(Boolean)
              .join(', '),
          }))}
        />
        <ActReason />
      </Box>
    </FormDialog>
  )
}
