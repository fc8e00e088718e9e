import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo } from '#src/contract/path-to.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { getBoot } from '#src/lib/boot.ts'
import { currentLanguage } from '#src/lib/i18n.ts'
import { getSession } from '#src/lib/session-store.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { CheckboxLine } from '#src/ui/site/CheckboxLine.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { OtpInput } from '#src/ui/site/OtpInput.tsx'
import type { MarketingChoice } from './api.ts'
import { loadApi } from './load-api.ts'
import { loadRules } from './load-rules.ts'
import { NoAccount } from './NoAccount.tsx'
import { destinationText } from './pending-code.ts'
import type { PendingCode } from './pending-code.ts'
import { ResendCode } from '#src/ui/site/ResendCode.tsx'
import { isAboutTheDigits, otpErrorText } from '#src/lib/otp-error.ts'

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
  const working = useRef(false)
  const [code, setCode] = useState('')
  const [tooShort, setTooShort] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [sentAgain, setSentAgain] = useState(false)
  const [marketing, setMarketing] = useState<MarketingChoice>({ sms: false, email: false })
  const [busy, setBusy] = useState(false)
  const { sandbox, noticeVersion } = getBoot()

  const change = (digits: string) => {
    void loadRules().catch(() => undefined)
    setCode(digits)
    setTooShort(false)
    setFailure(null)
  }

  const run = async (work: () => Promise<void>) => {
    if (working.current) return
    working.current = true
    setBusy(true)
    setFailure(null)
    setSentAgain(false)
    try {
      await work()
    } catch (error) {
      setFailure(error)
      input.current?.select()
    } finally {
      working.current = false
      setBusy(false)
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!CODE.test(code)) {
      input.current?.focus()
      void run(async () => {
        await loadRules()
        setTooShort(true)
      })
      return
    }
    verify(true)
  }
  const verify = (askBeforeOpening: boolean) =>
    void run(async () => {
      const { verifyCode } = await loadApi()
      onSignedIn((await verifyCode(code, marketing, askBeforeOpening)).marketingSaved)
    })

  const resend = ({ channel, destination }: PendingCode) =>
    run(async () => {
      const { requestCode } = await loadApi()
      const { utms, urlSegment } = getSession()
      const visit = { partner: brand.code, utms, urlSegment }
      await requestCode({ channel, destination, noticeVersion, language: currentLanguage(), visit })
      setCode('')
      setSentAgain(true)
      input.current?.focus()
    })

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
    return <NoAccount sentTo={sentTo} busy={busy} onUseMobile={onChangeNumber} onOpen={() => verify(false)} />
  return (
    <form noValidate onSubmit={submit}>
      <h1 className="h1" tabIndex={-1}>
        {t('title')}
      </h1>
      {sentTo}
      <div className="mt24">
        <OtpInput
          label={t('code')}
          value={code}
          onChange={change}
          help={pending?.channel === 'mobile' ? t('autofill') : undefined}
          error={tooShort ? i18n.t('rules:otp.invalid') : aboutDigits ? text : null}
          inputRef={input}
        />
      </div>
      {pending && <ResendCode resendAt={pending.resendAt} busy={busy} onResend={() => void resend(pending)} />}
      {sentAgain && (
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
      <fieldset className="card pad-s mt16">
        <legend className="sr">{t('news.title')}</legend>
        <p className="sm mut">{t('news.help')}</p>
        <CheckboxLine checked={marketing.sms} onChange={(sms) => setMarketing((before) => ({ ...before, sms }))}>
          {t('news.sms')}
        </CheckboxLine>
        <CheckboxLine checked={marketing.email} onChange={(email) => setMarketing((before) => ({ ...before, email }))}>
          {t('news.email')}
        </CheckboxLine>
      </fieldset>
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
    </form>
  )
}
