import { useTranslation } from 'react-i18next'
import { OTP_LENGTH } from '#src/contract/constants.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { LateCode } from '#src/ui/form/LateCode.tsx'

/** The code that a caller reads out; `late`: it may not have come yet. */
export function ReadOutCode({ label, late }: { label: string; late: boolean }) {
  const { t } = useTranslation('csr')
  return (
    <>
      <TextField
        name="otp"
        label={label}
        help={t('acts.contact.codeHelp')}
        input={{ autoComplete: 'off', inputMode: 'numeric', maxLength: OTP_LENGTH }}
      />
      {late && <LateCode />}
    </>
  )
}
