import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { partnerCodeSchema } from '#src/contract/entities/partners/partner-settings.ts'
import { CODE_MINUTES } from '#src/contract/entities/staff/staff.ts'
import { call } from '#src/lib/http/http.ts'
import { toastError } from '#src/lib/toast.ts'
import { useSendPartnerCode } from '#src/lib/use-send-partner-code.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { LateCode } from '#src/ui/form/LateCode.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

/** A code from the own mail, which the partner's person has sent to them here. */
export function PartnerCodeDialog({ answer }: { answer: (given: boolean) => void }) {
  const { t } = useTranslation('partner-code')
  const code = useSendPartnerCode()
  const form = useContractForm('confirmPartnerCode', partnerCodeSchema, {
    start: { otp: '' },
    body: ({ otp }: { otp: string }) => ({ otp: otp.trim() }),
    send: (body) => call('confirmPartnerCode', { body }),
    done: () => answer(true),
    failureIn: 'form',
  })
  const sendCode = () => {
    if (!code.isPending) code.mutate(undefined, { onError: toastError })
  }
  return (
    <FormDialog form={form} title={t('title')} confirm={t('confirm')} narrow onClose={() => answer(false)}>
      <DialogContentText sx={{ mb: 4 }}>{t('text', { minutes: CODE_MINUTES })}</DialogContentText>
      <TextField
        name="otp"
        label={t('code')}
        what={t('what')}
        help={code.data ? t('sent', { email: code.data.email }) : t('help')}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 }}
      />
      {code.data?.late === true && <LateCode />}
      <Button variant="outlined" aria-busy={code.isPending} onClick={sendCode} sx={{ mt: 4 }}>
        {t(code.data ? 'again' : 'send')}
      </Button>
    </FormDialog>
  )
}
