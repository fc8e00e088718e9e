import { useState } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { helpRequestSchema } from '#src/contract/entities/help-request.ts'
import { keepPhoneDigits } from '#src/contract/rules/help-form.ts'
import { isPhone } from '#src/contract/rules/phone.ts'
import { ValidationError } from '#src/contract/yup.ts'
import { dateShort } from '#src/lib/format.ts'
import { call } from '#src/lib/http.ts'
import { getSession } from '#src/lib/session-store.ts'
import { toast } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { TextArea } from '#src/ui/site/TextArea.tsx'
import { TextInput } from '#src/ui/site/TextInput.tsx'

const FIELDS = ['name', 'email', 'phone', 'company', 'description'] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const EMPTY: Values = { name: '', email: '', phone: '', company: '', description: '' }

/** What is known of the signed-in customer is not asked again. */
function startValues(): Values {
  const { user } = getSession()
  if (!user) return EMPTY
  const phone = isPhone(user.phoneNumber) ? user.phoneNumber : ''
  return { ...EMPTY, name: [user.firstName, user.lastName].filter(Boolean).join(' '), phone }
}

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
  const [values, setValues] = useState(startValues)
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [busy, setBusy] = useState(false)

  const problems = problemsOf(values)
  const open = FIELDS.filter((field) => problems[field])
  const change = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }))
    if (outcome) setOutcome(null)
  }
  const leave = (field: Field) => setLeft((before) => new Set(before).add(field))

  const reset = () => {
    setValues(EMPTY)
    setLeft(new Set())
    setOutcome(null)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || open.length > 0) return
    setBusy(true)
    try {
      const { ticket, due_at } = await call('createHelpRequest', { body: values })
      reset()
      setOutcome({ stored: true, ticket, due: due_at })
    } catch {
      setOutcome({ stored: false })
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
      error: show ? t(problem as 'rules:help.email') : null,
      onChange: (event: { target: { value: string } }) =>
        change(name, name === 'phone' ? keepPhoneDigits(event.target.value) : event.target.value),
      onBlur: () => leave(name),
    }
  }

  return (
    <form className="stack g20 mt24" noValidate autoComplete="on" onSubmit={(event) => void submit(event)}>
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
          <b className="b">{t('ticket', { ticket: outcome.ticket })}</b> {t('due', { date: dateShort(outcome.due) })}
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
