import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { helpRequestSchema } from '#src/contract/entities/support/help-request.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isPhone } from '#src/contract/rules/phone.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { ValidationError } from '#src/contract/yup.ts'
import { dateShort } from '#src/lib/format.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { call } from '#src/lib/http.ts'
import { useSession } from '#src/lib/session-store.ts'
import { toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { TextArea } from '#src/ui/site/TextArea.tsx'
import { TextInput } from '#src/ui/site/TextInput.tsx'

const FIELDS = ['name', 'email', 'phone', 'company', 'description'] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const EMPTY: Values = { name: '', email: '', phone: '', company: '', description: '' }

/** What is known of the signed-in customer is not asked again: fills what nobody has typed into yet. */
function usePrefill(fill: (known: Pick<Values, 'name' | 'email' | 'phone'>) => void): boolean {
  const userId = useSession((session) => session.userId)
  useEffect(() => {
    if (userId === null) return
    let left = false
    const load = async () => {
      const { data } = await call('getUser', { params: { id: String(userId) } })
      if (left) return
      const { first_name, last_name, email, mobile_phone_number } = data
      const phone = isPhone(mobile_phone_number) ? mobile_phone_number : ''
      fill({ name: [first_name, last_name].filter(Boolean).join(' '), email, phone })
    }
    // Without it the form is as it is for everybody.
    load().catch(() => undefined)
    return () => {
      left = true
    }
  }, [userId, fill])
  return userId !== null
}

/** The application that the link names, if it can be one. */
const appIn = (text: string | null): string | null => (text !== null && /^[\w-]{1,64}$/.test(text) ? text : null)

function problemsOf(values: Values): Partial<Record<Field, string>> {
  try {
    helpRequestSchema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // The first message of a field is the one that matters: an empty field is missing, not malformed.
    return Object.fromEntries(error.inner.map(({ path, message }) => [path ?? '', message] as const).reverse())
  }
}

type Outcome = { stored: true; ticket: string; due: string } | { stored: false }

export function HelpForm() {
  const { t } = useTranslation(['help', 'rules'])
  const [values, setValues] = useState(EMPTY)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [refused, setRefused] = useState<Partial<Record<Field, string>>>({})
  const [busy, setBusy] = useState(false)
  const [query] = useSearchParams()
  const fill = useCallback(
    (known: Pick<Values, 'name' | 'email' | 'phone'>) =>
      setValues((typed) => ({
        ...typed,
        name: typed.name || known.name,
        email: typed.email || known.email,
        phone: typed.phone || known.phone,
      })),
    [],
  )
  const signedIn = usePrefill(fill)
  const appId = signedIn ? appIn(query.get('app')) : null

  const problems = problemsOf(values)
  const open = FIELDS.filter((field) => problems[field])
  const change = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    setRefused((before) => ({ ...before, [field]: '' }))
    if (outcome) setOutcome(null)
  }
  const leave = (field: Field) => setLeft((before) => new Set(before).add(field))

  // Typed while the script was still on its way. It is read as soon as the markup is taken over: the next drawing empties it.
  const formRef = useRef<HTMLFormElement>(null)
  const takeOver = useEffectEvent(() => {
    for (const field of FIELDS) {
      const input = formRef.current?.elements.namedItem(field)
      const typed = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : ''
      if (typed === '') continue
      change(field, field === 'phone' ? typedPhone(typed) : typed)
      if (document.activeElement !== input) leave(field)
    }
  })
  useLayoutEffect(() => takeOver(), [])

  const reset = () => {
    setValues(EMPTY)
    setLeft(new Set())
    setRefused({})
    setOutcome(null)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || open.length > 0) return
    setBusy(true)
    try {
      const { ticket, due_at } = await call('createHelpRequest', {
        body: { ...values, ...(appId !== null && { app_id: appId }) },
      })
      reset()
      setOutcome({ stored: true, ticket, due: due_at })
    } catch (error) {
      setOutcome({ stored: false })
      const errors = error instanceof ApiError ? (error.errors ?? {}) : {}
      setRefused(errors)
      const first = FIELDS.find((name) => errors[name])
      const input = first && formRef.current?.elements.namedItem(first)
      if (input instanceof HTMLElement) input.focus()
    } finally {
      // Specified: this message shows whatever the answer was. What really happened is said below the form.
      toast.success(t('sent'))
      setBusy(false)
    }
  }

  const field = (name: Field) => {
    const problem = problems[name]
    const show = problem && left.has(name) && values[name] !== ''
    return {
      name,
      label: name === 'company' ? <CompanyLabel /> : t(`fields.${name}`),
      value: values[name],
      error: refused[name] || (show ? t(problem as 'rules:help.email') : null),
      onChange: (event: { target: { value: string } }) =>
        change(name, name === 'phone' ? typedPhone(event.target.value) : event.target.value),
      onBlur: () => leave(name),
    }
  }

  return (
    <form
      ref={formRef}
      className="stack g20 mt24"
      noValidate
      autoComplete="on"
      onSubmit={(event) => void submit(event)}
    >
      {appId !== null && <Note icon="document">{t('aboutApplication')}</Note>}
      <TextInput {...field('name')} autoComplete="name" maxLength={120} />
      <div className="grid2">
        <TextInput {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
        <TextInput {...field('phone')} type="tel" inputMode="numeric" autoComplete="tel-national" before="+91" />
      </div>
      <TextInput {...field('company')} autoComplete="organization" maxLength={120} />
      <TextArea {...field('description')} help={t('descriptionHelp')} maxLength={2000} />
      <div>
        <div className="row">
          <Button look="secondary" onClick={reset}>
            {t('reset')}
          </Button>
          <div className="grow help-send">
            <Button type="submit" full disabled={open.length > 0} busy={busy} aria-describedby="help-missing">
              {busy ? t('sending') : t('send')}
            </Button>
          </div>
        </div>
        <p className="sm mut mt8" id="help-missing">
          {open.length > 0 && t('missing', { fields: open.map((name) => t(`missingFields.${name}`)).join(', ') })}
        </p>
      </div>
      {outcome?.stored && (
        <Note tone="ok" role="status">
          <b className="b">{t('ticket', { ticket: outcome.ticket })}</b> {t('due', { date: dateShort(outcome.due) })}{' '}
          {signedIn && <Link to={pathTo('tickets', { ticket: outcome.ticket })}>{t('follow')}</Link>}
        </Note>
      )}
      {outcome?.stored === false && (
        <Note tone="warn" role="alert">
          {t('notStored')}
        </Note>
      )}
    </form>
  )
}

function CompanyLabel() {
  const { t } = useTranslation('help')
  return (
    <>
      {t('fields.company')} <span className="opt">{t('optional')}</span>
    </>
  )
}
