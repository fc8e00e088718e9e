import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { localeOf } from '#src/contract/entities/shared/language.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { getBoot } from '#src/lib/boot.ts'
import { takeEarlySubmit } from '#src/lib/early/early-submit.ts'
import { fieldError, otpErrorText } from '#src/lib/http/otp-error.ts'
import { later } from '#src/lib/later.ts'
import { getSession } from '#src/lib/session/session-store.ts'
import { LightForm } from '#src/ui/form/LightForm.tsx'
import { useLightForm } from '#src/ui/form/use-light-form.ts'
import type { LightForm as Light } from '#src/ui/form/use-light-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { TextInput } from '#src/ui/site/fields/TextInput.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { loadApi } from './load-api.ts'
import { loadRules } from './load-rules.ts'
import { agreeTo, hasAgreedTo } from './pending-code.ts'
import type { PendingCode } from './pending-code.ts'
import { loadNotice, PrivacyNotice } from './PrivacyNotice.tsx'
import { visitFrom } from './visit.ts'

const loadCheck = later('contact', () => import('./check-contact.ts'))
/** Fetched while the person types: the first screen stays light, the answer to a press stays quick. */
const prefetch = () => void Promise.all([loadCheck(), loadRules(), loadApi()]).catch(() => undefined)

const FORM_ID = 'sign-in'

interface Typed {
  mobile: string
  email: string
  terms: boolean
}

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
  const [channel, setChannel] = useState<PendingCode['channel']>('mobile')
  const [hint, setHint] = useState<string>()
  const [noticeOpen, setNoticeOpen] = useState(false)

  const form: Light<Typed> = useLightForm<Typed>({
    start: { mobile: '', email: '', terms: false },
    send: () => press(value),
  })
  const { values, problems } = form

  const { noticeVersion } = getBoot()
  const value = channel === 'email' ? values.email.trim() : values.mobile
  const Heading = headingLevel === 1 ? 'h1' : 'h2'

  const validate = async (text: string) => {
    const [{ checkContact }] = await Promise.all([loadCheck(), loadRules()])
    const result = checkContact(channel, text)
    form.show({ [channel]: result.error })
    setHint(result.hint)
    return !result.error
  }

  const change = (text: string) => {
    const next = channel === 'mobile' ? typedPhone(text) : text
    const wrong = problems[channel] !== undefined
    form.set({ [channel]: next }, wrong)
    if (wrong) void validate(next.trim()).catch(() => undefined)
  }

  const switchChannel = () => {
    form.set({ mobile: values.mobile, email: values.email })
    setChannel(channel === 'mobile' ? 'email' : 'mobile')
    setHint(undefined)
    requestAnimationFrame(() => contactRef.current?.focus())
  }

  const send = async () => {
    try {
      const { requestCode } = await loadApi()
      const visit = visitFrom({ search, urlSegment, partner: brand.code }, getSession())
      const language = localeOf(i18n.language)
      await requestCode({ channel, destination: value, noticeVersion, language, visit })
      onSent()
    } catch (error) {
      const field = fieldError(error, 'destination')
      if (!field) throw error
      form.show({ [channel]: field })
      contactRef.current?.focus()
    }
  }

  const press = async (text: string): Promise<void> => {
    const missing = brand.tancApply && !values.terms
    form.show({ terms: missing ? 'start.termsMissing' : undefined })
    if (!(await validate(text))) return contactRef.current?.focus()
    if (missing) return termsRef.current?.focus()
    if (hasAgreedTo(noticeVersion)) return send()
    await loadNotice()
    setNoticeOpen(true)
  }

  const begun = value !== ''
  useEffect(() => {
    // Whoever sends asks again.
    if (begun) loadNotice().catch(() => undefined)
  }, [begun])

  // Typed, and perhaps sent, while the script was still on its way. In the same commit: a press that comes right after it would
  // find the form empty, and this one busy.
  const takeOver = useEffectEvent(() => {
    const early = contactRef.current?.value ?? ''
    if (early !== '') change(early)
    if (takeEarlySubmit(FORM_ID)) form.run(() => press(typedPhone(early)))
  })
  useLayoutEffect(() => takeOver(), [])

  const agree = () => {
    agreeTo(noticeVersion)
    setNoticeOpen(false)
    form.run(send)
  }

  const problem = problems[channel]
  const error = problem && (problem.includes(':') ? i18n.t(problem) : problem)
  const mobile = channel === 'mobile'
  return (
    <>
      <LightForm form={form} className="login" id={FORM_ID} aria-labelledby={headingId}>
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
            help={(hint && i18n.t(hint)) || (mobile ? t('start.mobileHelp') : t('start.emailHelp'))}
            error={error}
            inputRef={contactRef}
            type={mobile ? 'tel' : 'email'}
            inputMode={mobile ? 'numeric' : 'email'}
            autoComplete={mobile ? 'tel-national' : 'email'}
            value={mobile ? values.mobile : values.email}
            onFocus={prefetch}
            onChange={(event) => change(event.target.value)}
            onBlur={() => value !== '' && void validate(value).catch(() => undefined)}
          />
        </div>
        {brand.tancApply && (
          <div className="mt8 sm">
            <CheckboxLine
              checked={values.terms}
              inputRef={termsRef}
              error={problems.terms && t('start.termsMissing')}
              onChange={(ticked) => form.set({ terms: ticked })}
            >
              <Marked
                text={t('start.terms', { brand: brand.name })}
                parts={{ terms: <NewTabLink href={withQuery(pathTo('termsOfUse'), { partner: brand.code })} /> }}
              />
            </CheckboxLine>
          </div>
        )}
        {form.failure !== null && (
          <div className="mt12">
            <Note tone="err" role="alert">
              {otpErrorText(form.failure, tErrors)}
            </Note>
          </div>
        )}
        <div className="mt12">
          <Button type="submit" full busy={form.busy}>
            {form.busy ? t('start.sending') : t('start.send')}
          </Button>
        </div>
        <div className="mt4">
          <Button look="text" full onClick={switchChannel}>
            <Icon name={mobile ? 'mail' : 'phone'} />
            {/* A translated page holds the old words in nodes of its own: another element takes their place. */}
            <span key={channel}>{mobile ? t('start.useEmail') : t('start.useMobile')}</span>
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
      </LightForm>
      <PrivacyNotice open={noticeOpen} version={noticeVersion} onAgree={agree} onClose={() => setNoticeOpen(false)} />
    </>
  )
}
