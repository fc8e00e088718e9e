import DialogContentText from '@mui/material/DialogContentText'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_MINUTES, staffCodeSchema } from '#src/contract/entities/staff/staff.ts'
import { call, setCodeAsker } from '#src/lib/http.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

type Answer = (given: boolean) => void

/** Asks for a code of the app whenever an act on money needs one; acts that need it at once are asked for once. */
export function CodeAsker() {
  const [asked, setAsked] = useState<{ answer: Answer } | null>(null)
  useEffect(() => {
    let open: Promise<boolean> | null = null
    const ask = () =>
      new Promise<boolean>((answer) => setAsked({ answer })).finally(() => {
        open = null
        setAsked(null)
      })
    setCodeAsker(() => (open ??= ask()))
    return () => setCodeAsker(null)
  }, [])
  return asked && <CodeDialog answer={asked.answer} />
}

function CodeDialog({ answer }: { answer: Answer }) {
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
        input={{ autoComplete: 'one-time-code', inputMode: 'text', maxLength: 20 }}
      />
    </FormDialog>
  )
}
