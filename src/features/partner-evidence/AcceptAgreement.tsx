import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agreementAcceptanceSchema } from '#src/contract/entities/partners/evidence.ts'
import { toast, toastError } from '#src/lib/toast.ts'
import { useSendPartnerCode } from '#src/lib/use-send-partner-code.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { LateCode } from '#src/ui/form/LateCode.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useAcceptAgreement } from './hooks.ts'

/** First a code by mail, then the code: it proves who accepts. */
export function AcceptAgreement({ version }: { version: string }) {
  const { t } = useTranslation('partner-evidence')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const code = useSendPartnerCode()
  const form = useContractForm('acceptAgreement', agreementAcceptanceSchema, {
    start: { version, otp: '' },
    body: ({ otp }) => ({ version, otp: otp.trim() }),
    send: useAcceptAgreement().mutateAsync,
    done: () => toast.success(t('agreement.done')),
  })
  const send = () => code.mutate(undefined, { onSuccess: ({ email }) => setSentTo(email), onError: toastError })
  const button = (
    <Button
      variant={sentTo === null ? 'contained' : 'outlined'}
      aria-busy={code.isPending}
      onClick={() => !code.isPending && send()}
    >
      {t(sentTo === null ? 'agreement.send' : 'agreement.again')}
    </Button>
  )
  if (sentTo === null) return <Box sx={{ mt: 4 }}>{button}</Box>
  return (
    <Box component={Form} form={form} prefix="field-agreement" sx={{ display: 'grid', gap: 4, mt: 4, maxWidth: 420 }}>
      <p role="status">{t('agreement.sent', { email: sentTo })}</p>
      {code.data?.late === true && <LateCode />}
      <TextField
        name="otp"
        label={t('agreement.code')}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" aria-busy={form.busy}>
          {t('agreement.accept')}
        </Button>
        {button}
      </Box>
    </Box>
  )
}
