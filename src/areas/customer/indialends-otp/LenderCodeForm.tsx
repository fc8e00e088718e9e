import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { useLenderOtp } from '#src/features/applications/lender-otp.ts'
import { ResendCode } from '#src/ui/site/ResendCode.tsx'
import { otpErrorText } from '#src/lib/otp-error.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { getBoot } from '#src/lib/boot.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { OtpInput } from '#src/ui/site/OtpInput.tsx'

const CODE = /^[0-9]{6}$/
const ABOUT_THE_DIGITS = new Set(['otp_wrong', 'otp_expired'])

/** Asks the lender for its code, then takes it. The page goes on by itself when the code was right. */
export function LenderCodeForm({ appId, lender }: { appId: string; lender: string }) {
  const { t } = useTranslation(['lenders', 'rules'])
  const { t: tErrors } = useTranslation('verification')
  const { send, verify } = useLenderOtp(appId)
  const input = useRef<HTMLInputElement>(null)
  const [resendAt, setResendAt] = useState<number | null>(null)
  const [code, setCode] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const busy = send.isPending || verify.isPending

  const ask = () => {
    if (busy) return
    verify.reset()
    send.mutate(undefined, {
      onSuccess: ({ resend_in }) => {
        setResendAt(Date.now() + resend_in * 1000)
        setCode('')
        requestAnimationFrame(() => input.current?.focus())
      },
    })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!CODE.test(code)) {
      setTooShort(true)
      input.current?.focus()
      return
    }
    send.reset()
    verify.mutate(code, { onError: () => input.current?.select() })
  }

  const error = verify.error ?? send.error
  const down = error instanceof ApiError && error.code === 'lender_unavailable'
  const text = error === null ? null : down ? t('otp.failed', { lender }) : otpErrorText(error, tErrors)
  const aboutDigits = error instanceof ApiError && ABOUT_THE_DIGITS.has(error.code)
  return (
    <form noValidate onSubmit={submit} className="otp-page">
      <h1 className="h1" tabIndex={-1}>
        {t('otp.title', { lender })}
      </h1>
      <p className="mut mt8">{t('otp.lead', { lender })}</p>
      {resendAt === null ? (
        <p className="mt20">
          <Button full busy={busy} onClick={ask}>
            {send.isPending ? t('otp.sending') : t('otp.send', { lender })}
          </Button>
        </p>
      ) : (
        <>
          <p className="mt16" role="status">
            {t('otp.sent', { lender })}
          </p>
          <div className="mt16">
            <OtpInput
              label={t('otp.code', { lender })}
              value={code}
              onChange={(digits) => {
                setCode(digits)
                setTooShort(false)
                verify.reset()
              }}
              error={tooShort ? t('rules:otp.invalid') : aboutDigits ? text : null}
              inputRef={input}
            />
          </div>
          <ResendCode resendAt={resendAt} busy={busy} onResend={ask} />
        </>
      )}
      {text !== null && !aboutDigits && (
        <div className="mt16">
          <Note tone="err" role="alert">
            {text}
          </Note>
        </div>
      )}
      {resendAt !== null && (
        <>
          {getBoot().sandbox && (
            <div className="mt12">
              <Note icon="info">
                {tErrors('sandbox')} <Link to={pathTo('outbox')}>{tErrors('sandboxLink')}</Link>
              </Note>
            </div>
          )}
          <div className="mt24">
            <Button type="submit" full busy={busy}>
              {verify.isPending ? t('otp.checking') : t('otp.confirm')}
            </Button>
          </div>
          <div className="mt16">
            <Note>{t('otp.keep')}</Note>
          </div>
        </>
      )}
    </form>
  )
}
