import { useEffect, useEffectEvent, useId } from 'react'
import type { Ref } from 'react'
import { OTP_LENGTH } from '#src/contract/constants.ts'
import { typedOtp } from '#src/contract/rules/typed.ts'
import { FieldFrame } from './FieldFrame.tsx'

type OtpInputProps = {
  label: string
  value: string
  onChange: (digits: string) => void
  /** The last digit is in: typed, pasted or filled in by the phone. */
  onWhole?: (digits: string) => void
  help?: string | undefined
  error?: string | null | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** One real input, drawn as six cells: paste, autofill and screen readers all meet a single field. */
export function OtpInput({ label, value, onChange, onWhole, help, error, inputRef }: OtpInputProps) {
  const id = useId()

  const take = (text: string) => {
    const digits = typedOtp(text, OTP_LENGTH)
    onChange(digits)
    if (digits.length === OTP_LENGTH && digits !== value) onWhole?.(digits)
  }

  const receive = useEffectEvent((credential: Credential | null) => {
    if (credential && 'code' in credential) take(String(credential.code))
  })

  useEffect(() => {
    // WebOTP: only Android's Chrome has it; everywhere else the keyboard suggests the code.
    if (!('OTPCredential' in window)) return
    const abort = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: abort.signal }
    navigator.credentials.get(request).then(receive, () => undefined)
    return () => abort.abort()
  }, [])

  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(describedBy) => (
        <div className={error ? 'otp err' : 'otp'}>
          <input
            id={id}
            ref={inputRef}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            // Not maxLength: it would cut '123 456' before the space is dropped.
            value={value}
            onChange={(event) => take(event.target.value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
          <div className="otp-cells" aria-hidden="true">
            {Array.from({ length: OTP_LENGTH }, (_, cell) => (
              <span key={cell} className={cell === Math.min(value.length, OTP_LENGTH - 1) ? 'now' : undefined}>
                {value[cell]}
              </span>
            ))}
          </div>
        </div>
      )}
    </FieldFrame>
  )
}
