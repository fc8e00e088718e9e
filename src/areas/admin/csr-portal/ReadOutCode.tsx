import { useTranslation } from 'react-i18next'
import { OTP_LENGTH } from '#src/contract/constants.ts'
import { TextField } from '#src/ui/form/TextField.tsx'

/** The code that a caller reads out. */
export function ReadOutCode({ label }: { label: string }) {
  const { t } = useTranslation('csr')
  return (
    <TextField
      name="otp"
      label={label}
      help={t('acts.contact.codeHelp')}
      input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: OTP_LENGTH }}
    />
  )
}
