import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo } from '#src/contract/path-to.ts'
import { getBoot } from '#src/lib/boot.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { isAboutTheDigits, otpErrorText } from '#src/lib/http/otp-error.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { LightForm } from '#src/ui/form/LightForm.tsx'
import { LEAVING, useLightForm } from '#src/ui/form/use-light-form.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { OtpInput } from '#src/ui/site/fields/OtpInput.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ResendCode } from '#src/ui/site/ResendCode.tsx'
import { useRefusedDigits } from '#src/ui/site/use-refused-digits.ts'
import { loadApi } from './load-api.ts'
import { loadRules } from './load-rules.ts'
import { NoAccount } from './NoAccount.tsx'
import { destinationText } from './pending-code.ts'
import type { PendingCode } from './pending-code.ts'

const CODE = /^[0-9]{6}$/

type CodeFormProps = {
  /** Null after a reload: the number was in memory only, the code still works. */
  pending: PendingCode | null
  onChangeNumber: () => void
  onSignedIn: (marketingSaved: boolean) => void
}

export function CodeForm({ pending, onChangeNumber, onSignedIn }: CodeFormProps) {
  const { t, i18n } = useTranslation('verification')
  const brand = useBrand()
  const input = useRef<HTMLInputElement>(null)
  const [sentAgain, setSentAgain] = useState(false)
  /** After a reload: when the next code may be asked for. */
  const [again, setAgain] = useState({ resendAt: 0, late: false })
  const refused = useRefusedDigits()
  const form = useLightForm({
    start: { code: '', sms: false, email: false },
    send: async ({ code }) => {
      setSentAgain(false)
      if (CODE.test(code)) return verify(code, true)
      input.current?.focus()
      await loadRules()
      form.show({ code: 'rules:otp.invalid' })
    },
    failed: (error) => {
      if (isAboutTheDigits(error)) input.current?.focus()
      input.current?.select()
    },
  })
  const { values, failure, busy } = form
  const { sandbox, noticeVersion } = getBoot()

  const change = (code: string) => {
    void loadRules().catch(() => undefined)
    form.set({ code })
  }

  // Nothing else is asked here: whoever comes to this screen has the code in hand.
  useEffect(() => input.current?.focus(), [])

  const verify = async (code: string, askBeforeOpening: boolean) => {
    const { verifyCode } = await loadApi()
    const { sms, email } = values
    const signedIn = await refused.send(code, () => verifyCode(code, { sms, email }, askBeforeOpening))
    onSignedIn(signedIn.marketingSaved)
    return LEAVING
  }

  const resend = async () => {
    setSentAgain(false)
    const { requestCode, requestCodeAgain } = await loadApi()
    const language = currentLanguage()
    if (pending) {
      const { channel, destination } = pending
      const { utms, urlSegment } = getSession()
      const visit = { partner: brand.code, utms, urlSegment }
      await requestCode({ channel, destination, noticeVersion, language, visit })
    } else setAgain(await requestCodeAgain(noticeVersion, language))
    refused.forget()
    form.set({ code: '' })
    setSentAgain(true)
    input.current?.focus()
  }

  const text = failure === null ? null : otpErrorText(failure, t)
  const aboutDigits = isAboutTheDigits(failure)
  const noAccount = failure instanceof ApiError && failure.code === 'no_account'
  const sentTo = (
    <p className="mut mt8">
      {pending ? (
        <Marked text={t('sentTo', { destination: destinationText(pending) })} parts={{ b: <b className="b ink" /> }} />
      ) : (
        t('sentBefore')
      )}{' '}
      <button type="button" className="textlink" onClick={onChangeNumber}>
        {pending?.channel === 'email' ? t('changeEmail') : t('changeNumber')}
      </button>
    </p>
  )
  if (noAccount)
    return (
      <NoAccount
        sentTo={sentTo}
        busy={busy}
        onUseMobile={onChangeNumber}
        onOpen={() => form.run(() => verify(values.code, false))}
      />
    )
  return (
    <LightForm form={form}>
      <PageTitle>{t('title')}</PageTitle>
      {sentTo}
      <div className="mt24">
        <OtpInput
          label={t('code')}
          value={values.code}
          onChange={change}
          onWhole={(code) => form.run(() => verify(code, true))}
          help={pending?.channel === 'mobile' ? t('autofill') : undefined}
          error={form.problems.code ? i18n.t('rules:otp.invalid') : aboutDigits ? text : null}
          inputRef={input}
        />
      </div>
      <ResendCode resendAt={(pending ?? again).resendAt} busy={busy} onResend={() => form.run(resend)} />
      {pending?.late && (
        <Note tone="warn" role="status">
          {t(`late.${pending.channel}`)}
        </Note>
      )}
      {sentAgain && !(pending ?? again).late && (
        <Note tone="ok" role="status">
          {t('sentAgain')}
        </Note>
      )}
      {text !== null && !aboutDigits && (
        <Note tone="err" role="alert">
          {text}
        </Note>
      )}
      {sandbox && (
        <div className="mt12">
          <Note icon="info">
            {t('sandbox')} <Link to={pathTo('outbox')}>{t('sandboxLink')}</Link>
          </Note>
        </div>
      )}
      <div className="mt24">
        <Button type="submit" full busy={busy}>
          {busy ? t('checking') : t('continue')}
        </Button>
      </div>
      <div className="mt24">
        <Note>
          <b className="b">{t('keepSecret')}</b> {t('neverAsk', { brand: brand.name })}
        </Note>
      </div>
      <fieldset className="card pad-s mt24">
        <legend className="sr">{t('news.title')}</legend>
        <p className="sm mut">{t('news.help')}</p>
        <CheckboxLine checked={values.sms} onChange={(sms) => form.set({ sms })}>
          {t('news.sms')}
        </CheckboxLine>
        <CheckboxLine checked={values.email} onChange={(email) => form.set({ email })}>
          {t('news.email')}
        </CheckboxLine>
      </fieldset>
    </LightForm>
  )
}
