import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { MOST_CODE_SIGNS } from '#src/contract/entities/identity/staff-session.ts'
import { CODE_MINUTES, staffCodeSchema } from '#src/contract/entities/staff/staff.ts'
import { call } from '#src/lib/http/http.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

/** Six digits of the app, or a recovery code. */
export function CodeDialog({ answer }: { answer: (given: boolean) => void }) {
  const { t } = useTranslation('staff-admin')
  const form = useContractForm('confirmCode', staffCodeSchema, {
    start: { code: '' },
    send: ({ code }: { code: string }) => call('confirmCode', { body: { code } }),
    done: () => answer(true),
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('money.title')} confirm={t('factor.confirm')} narrow onClose={() => answer(false)}>
      <DialogContentText sx={{ mb: 4 }}>{t('money.text', { minutes: CODE_MINUTES })}</DialogContentText>
      <TextField
        name="code"
        label={t('factor.code')}
        help={t('factor.codeOrRecovery')}
        input={{ autoComplete: 'one-time-code', inputMode: 'text', maxLength: MOST_CODE_SIGNS }}
      />
    </FormDialog>
  )
}
