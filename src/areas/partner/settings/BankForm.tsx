import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partnerBankUpdateSchema } from '#src/contract/entities/partners/partner-settings.ts'
import { typedAccount, typedIfsc } from '#src/contract/rules/typed.ts'
import { toastError } from '#src/lib/toast.ts'
import { useSendPartnerCode } from '#src/lib/use-send-partner-code.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { LateCode } from '#src/ui/form/LateCode.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { fields } from '#src/ui/page/SettingsCard.tsx'
import { useSaveBank } from './hooks.ts'

/** A new account to be paid to, with the password and a code by mail: it may not be the owner who sits here. */
export function BankForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('partner-settings')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const code = useSendPartnerCode()
  const form = useContractForm('updatePartnerBank', partnerBankUpdateSchema, {
    start: { holder: '', account_number: '', ifsc: '', password: '', otp: '' },
    body: (typed) => ({ ...typed, holder: typed.holder.trim(), otp: typed.otp.trim() }),
    send: useSaveBank().mutateAsync,
    done: onDone,
  })
  const sendCode = () => {
    if (!code.isPending) code.mutate(undefined, { onSuccess: ({ email }) => setSentTo(email), onError: toastError })
  }
  return (
    <Box component={Form} form={form} prefix="field-bank" aria-label={t('bank.change')} sx={fields}>
      <TextField
        name="holder"
        label={t('bank.holder')}
        what={t('bank.what.holder')}
        help={t('bank.holderHelp')}
        input={{ autoComplete: 'off', maxLength: 120, autoFocus: true }}
      />
      <TextField
        name="account_number"
        label={t('bank.account')}
        what={t('bank.what.account_number')}
        keep={typedAccount}
        input={{ autoComplete: 'off', inputMode: 'numeric' }}
      />
      <TextField
        name="ifsc"
        label={t('bank.ifsc')}
        what={t('bank.what.ifsc')}
        keep={typedIfsc}
        input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false }}
      />
      <TextField
        name="password"
        label={t('bank.password')}
        what={t('bank.what.password')}
        help={t('bank.passwordHelp')}
        input={{ type: 'password', autoComplete: 'current-password', maxLength: 200 }}
      />
      <TextField
        name="otp"
        label={t('bank.code')}
        what={t('bank.what.otp')}
        help={sentTo === null ? t('bank.codeHelp') : t('bank.codeSent', { email: sentTo })}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 6 }}
      />
      {code.data?.late === true && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <LateCode />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" aria-busy={code.isPending} onClick={sendCode}>
          {t(sentTo === null ? 'bank.sendCode' : 'bank.codeAgain')}
        </Button>
        <Button type="submit" variant="contained" aria-busy={form.busy}>
          {t(form.busy ? 'bank.sending' : 'bank.send')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {t('discard')}
        </Button>
      </Box>
    </Box>
  )
}
