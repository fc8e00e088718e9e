import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { identityForm } from '#src/contract/entities/support/identity.ts'
import type { IdentityForm } from '#src/contract/entities/support/identity.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import type { ActProps } from './acts/act-props.ts'
import { useReloadCsr } from './hooks.ts'

/** Two questions to a caller. Whether both answers are right is said, never which one is wrong. */
export function IdentityDialog({ customer, onClose }: ActProps) {
  const { t } = useTranslation('csr')
  const reload = useReloadCsr(customer.user_id)
  const [left, setLeft] = useState<number | null>(null)
  const [first = 'birth_date', second = 'pincode'] = customer.identity.questions
  const start: IdentityForm = { first, first_answer: '', second, second_answer: '' }
  const form = useContractForm('checkIdentity', identityForm, {
    start,
    body: (values: IdentityForm) => values,
    send: (body) => call('checkIdentity', { params: { user_id: customer.user_id }, body }),
    done: async ({ passed, left: more }) => {
      if (passed) {
        toast.success(t('identity.done'))
        onClose()
      } else {
        setLeft(more)
        form.hands.setValue('first_answer', '')
        form.hands.setValue('second_answer', '')
      }
      await reload()
    },
    failureIn: 'form',
  })
  const choices = customer.identity.questions.map((id) => ({ id, value: t(`identity.question.${id}`) }))
  const input = { autoComplete: 'off', maxLength: 254 }
  return (
    <FormDialog form={form} title={t('identity.title')} confirm={t('identity.submit')} narrow onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4 }}>
        {left !== null && (
          <Alert severity="error" role="alert">
            {t('identity.wrong', { count: left })}
          </Alert>
        )}
        <SelectField name="first" label={t('identity.first')} choices={choices} />
        <TextField
          name="first_answer"
          label={t('identity.firstAnswer')}
          what={t('identity.what')}
          help={t('identity.help')}
          input={input}
        />
        <SelectField name="second" label={t('identity.second')} choices={choices} />
        <TextField name="second_answer" label={t('identity.secondAnswer')} what={t('identity.what')} input={input} />
      </Box>
    </FormDialog>
  )
}
