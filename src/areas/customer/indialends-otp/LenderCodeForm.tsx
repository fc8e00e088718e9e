import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { otp } from '#src/contract/rules/codes/otp-schema.ts'
import { useLenderOtp } from '#src/features/applications/lender-otp.ts'
import { getBoot } from '#src/lib/boot.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { isAboutTheDigits, otpErrorText } from '#src/lib/http/otp-error.ts'
import { OtpField } from '#src/ui/form/fields/SiteField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ResendCode } from '#src/ui/site/ResendCode.tsx'
import { useRefusedDigits } from '#src/ui/site/use-refused-digits.ts'

const otpSchema = strictObject({ otp: otp.defined() })

/** Asks the lender for its code, then takes it. The page goes on by itself when the code was right. */
export function LenderCodeForm({ appId, lender }: { appId: string; lender: string }) {
  const { t } = useTranslation('lenders')
  const { t: tErrors } = useTranslation('verification')
  const { send, verify } = useLenderOtp(appId)
  const [resendAt, setResendAt] = useState<number | null>(null)
  const refused = useRefusedDigits()
  const form = useContractForm('verifyLenderOtp', otpSchema, {
    start: { otp: '' },
    send: ({ otp: digits }) => refused.send(digits, () => verify.mutateAsync(digits)),
    refused: (error) => {
      if (isAboutTheDigits(error)) form.hands.setError('otp', { type: 'server', message: otpErrorText(error, tErrors) })
      else form.fail(error)
      form.hands.setFocus('otp', { shouldSelect: true })
      return true
    },
  })
  const busy = send.isPending || form.busy

  const ask = () => {
    if (busy) return
    form.fail(null)
    send.mutate(undefined, {
      onSuccess: ({ resend_in }) => {
        setResendAt(Date.now() + resend_in * 1000)
        refused.forget()
        form.hands.reset()
        requestAnimationFrame(() => form.hands.setFocus('otp'))
      },
    })
  }
  const submit = (event?: SyntheticEvent) => {
    if (!send.isPending) send.reset()
    form.submit(event)
  }

  const error = form.failure ?? send.error
  const down = error instanceof ApiError && error.code === 'lender_unavailable'
  const text = error === null ? null : down ? t('otp.failed', { lender }) : otpErrorText(error, tErrors)
  return (
    <Form form={{ ...form, submit }} className="otp-page">
      <PageTitle lead={t('otp.lead', { lender })}>{t('otp.title', { lender })}</PageTitle>
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
            <OtpField name="otp" label={t('otp.code', { lender })} />
          </div>
          <ResendCode resendAt={resendAt} busy={busy} onResend={ask} />
        </>
      )}
      {text !== null && (
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
              {form.busy ? t('otp.checking') : t('otp.confirm')}
            </Button>
          </div>
          <div className="mt16">
            <Note>{t('otp.keep')}</Note>
          </div>
        </>
      )}
    </Form>
  )
}
