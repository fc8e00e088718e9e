import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { getBoot } from '#src/lib/boot.ts'
import { takeEarlySubmit } from '#src/lib/early-submit.ts'
import { later } from '#src/lib/later.ts'
import { getSession } from '#src/lib/session-store.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { CheckboxLine } from '#src/ui/site/CheckboxLine.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { TextInput } from '#src/ui/site/TextInput.tsx'
import { loadApi } from './load-api.ts'
import { loadRules } from './load-rules.ts'
import { agreeTo, hasAgreedTo } from './pending-code.ts'
import type { PendingCode } from './pending-code.ts'
import { PrivacyNotice } from './PrivacyNotice.tsx'
import { fieldError, otpErrorText } from '#src/lib/otp-error.ts'
import { visitFrom } from './visit.ts'

const loadCheck = later('contact', () => import('./check-contact.ts'))
/** Fetched while the person types: the first screen stays light, the answer to a press stays quick. */
const prefetch = () => void Promise.all([loadCheck(), loadRules(), loadApi()]).catch(() => undefined)

const FORM_ID = 'sign-in'

type SignInFormProps = { heading: string; headingLevel?: 1 | 2; onSent: () => void }

/** Mobile number or e-mail, the privacy notice, then the code. Nothing typed is lost when something fails. */
export function SignInForm({ heading, headingLevel = 2, onSent }: SignInFormProps) {
  const { t, i18n } = useTranslation(['landing', 'verification'])
  const { t: tErrors } = useTranslation('verification')
  const brand = useBrand()
  const { search } = useLocation()
  const { urlSegment } = useParams()
  const headingId = useId()
  const contactRef = useRef<HTMLInputElement>(null)
  const termsRef = useRef<HTMLInputElement>(null)
  const sending = useRef(false)
  const [channel, setChannel] = useState<PendingCode['channel']>('mobile')
  const [typed, setTyped] = useState({ mobile: '', email: '' })
  const [terms, setTerms] = useState(false)
  const [termsMissing, setTermsMissing] = useState(false)
  const [check, setCheck] = useState<{ error?: string; hint?: string }>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [noticeOpen, setNoticeOpen] = useState(false)
  const [busy, setBusy] = useState(false)

  const { noticeVersion } = getBoot()
  const value = channel === 'email' ? typed.email.trim() : typed.mobile
  const Heading = headingLevel === 1 ? 'h1' : 'h2'

  const validate = async (text: string) => {
    const [{ checkContact }] = await Promise.all([loadCheck(), loadRules()])
    const result = checkContact(channel, text)
    setCheck(result)
    return !result.error
  }

  const change = (text: string) => {
    const next = channel === 'mobile' ? typedPhone(text) : text
    setTyped((before) => ({ ...before, [channel]: next }))
    setFailure(null)
    if (check.error) void validate(next.trim()).catch(() => undefined)
  }

  const switchChannel = () => {
    setChannel(channel === 'mobile' ? 'email' : 'mobile')
    setCheck({})
    setFailure(null)
    requestAnimationFrame(() => contactRef.current?.focus())
  }

  const send = async () => {
    if (sending.current) return
    sending.current = true
    setBusy(true)
    setFailure(null)
    try {
      const { requestCode } = await loadApi()
      const visit = visitFrom({ search, urlSegment, partner: brand.code }, getSession())
      const language = i18n.language === 'hi' ? 'hi' : 'en'
      await requestCode({ channel, destination: value, noticeVersion, language, visit })
      onSent()
    } catch (error) {
      const field = fieldError(error, 'destination')
      if (field) {
        setCheck({ error: field })
        contactRef.current?.focus()
      } else setFailure(error)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const submit = async (text: string) => {
    if (sending.current) return
    try {
      const missing = brand.tancApply && !terms
      setTermsMissing(missing)
      if (!(await validate(text))) return contactRef.current?.focus()
      if (missing) return termsRef.current?.focus()
    } catch (error) {
      return setFailure(error)
    }
    if (hasAgreedTo(noticeVersion)) await send()
    else setNoticeOpen(true)
  }

  // Typed, and perhaps sent, while the script was still on its way.
  const takeOver = useEffectEvent(() => {
    const early = contactRef.current?.value ?? ''
    if (early !== '') change(early)
    if (takeEarlySubmit(FORM_ID)) void submit(typedPhone(early))
  })
  useEffect(() => takeOver(), [])

  const agree = () => {
    agreeTo(noticeVersion)
    setNoticeOpen(false)
    void send()
  }

  const error = check.error && (check.error.includes(':') ? i18n.t(check.error) : check.error)
  const hint = check.hint && i18n.t(check.hint)
  const mobile = channel === 'mobile'
  return (
    <>
      <form
        className="login"
        id={FORM_ID}
        noValidate
        aria-labelledby={headingId}
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void submit(value)
        }}
      >
        <Heading
          className={headingLevel === 1 ? 'h1' : 'h2'}
          id={headingId}
          tabIndex={headingLevel === 1 ? -1 : undefined}
        >
          {mobile ? heading : t('start.headingEmail')}
        </Heading>
        <div className="mt16">
          <TextInput
            key={channel}
            label={mobile ? t('start.mobile') : t('start.email')}
            {...(mobile ? { before: '+91' } : {})}
            help={hint || (mobile ? t('start.mobileHelp') : t('start.emailHelp'))}
            error={error}
            inputRef={contactRef}
            type={mobile ? 'tel' : 'email'}
            inputMode={mobile ? 'numeric' : 'email'}
            autoComplete={mobile ? 'tel-national' : 'email'}
            value={mobile ? typed.mobile : typed.email}
            onFocus={prefetch}
            onChange={(event) => change(event.target.value)}
            onBlur={() => value !== '' && void validate(value).catch(() => undefined)}
          />
        </div>
        {brand.tancApply && (
          <div className="mt8 sm">
            <CheckboxLine
              checked={terms}
              inputRef={termsRef}
              error={termsMissing ? t('start.termsMissing') : null}
              onChange={(ticked) => {
                setTerms(ticked)
                setTermsMissing(false)
              }}
            >
              <Marked
                text={t('start.terms', { brand: brand.name })}
                parts={{ terms: <NewTabLink href={withQuery(pathTo('termsOfUse'), { partner: brand.code })} /> }}
              />
            </CheckboxLine>
          </div>
        )}
        {failure !== null && (
          <div className="mt12">
            <Note tone="err" role="alert">
              {otpErrorText(failure, tErrors)}
            </Note>
          </div>
        )}
        <div className="mt12">
          <Button type="submit" full busy={busy}>
            {busy ? t('start.sending') : t('start.send')}
          </Button>
        </div>
        <div className="mt4">
          <Button look="text" full onClick={switchChannel}>
            <Icon name={mobile ? 'mail' : 'phone'} />
            {mobile ? t('start.useEmail') : t('start.useMobile')}
          </Button>
        </div>
        <p className="xs mut mt8">
          <Marked
            text={t('start.legal')}
            parts={{
              terms: <NewTabLink href={withQuery(pathTo('termsOfUse'), { partner: brand.code })} />,
              privacy: <NewTabLink href={withQuery(pathTo('privacyPolicy'), { partner: brand.code })} />,
            }}
          />
        </p>
      </form>
      <PrivacyNotice open={noticeOpen} version={noticeVersion} onAgree={agree} onClose={() => setNoticeOpen(false)} />
    </>
  )
}
