import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { helpRequestBodySchema, helpRequestSchema } from '#src/contract/entities/support/help-request.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isPhone } from '#src/contract/rules/person/phone.ts'
import { typedPhone } from '#src/contract/rules/typed.ts'
import { dateShort } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { toast } from '#src/lib/toast.ts'
import { SiteField, SiteTextArea } from '#src/ui/form/fields/SiteField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'

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
      const { data } = await call('getUser', { params: { id: userId } })
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

type Outcome = { stored: true; ticket: string; due: string } | { stored: false }

export function HelpForm() {
  const { t } = useTranslation(['help', 'rules'])
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [query] = useSearchParams()
  const form = useContractForm('createHelpRequest', helpRequestBodySchema, {
    start: EMPTY,
    body: (typed: Values) => ({ ...typed, ...(appId !== null && { app_id: appId }) }),
    done: ({ ticket, due_at }) => {
      reset()
      setOutcome({ stored: true, ticket, due: due_at })
      toast.success(t('sent'))
    },
    refused: () => {
      setOutcome({ stored: false })
      // Specified: this message shows whatever the answer was. What really happened is said below the form.
      toast.success(t('sent'))
      return false
    },
    mode: 'onTouched',
    failureIn: 'form',
  })
  const { getValues, setValue, subscribe } = form.hands
  const fill = useCallback(
    (known: Pick<Values, 'name' | 'email' | 'phone'>) => {
      for (const field of ['name', 'email', 'phone'] as const)
        if (getValues(field) === '') setValue(field, known[field])
    },
    [getValues, setValue],
  )
  const signedIn = usePrefill(fill)
  const appId = signedIn ? appIn(query.get('app')) : null
  const problems = problemsOf(helpRequestSchema, form.hands.watch())
  const open = FIELDS.filter((field) => problems[field])

  // What became of the last request is no news of the next one.
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ type }) => void (type === 'change' && setOutcome(null)) }),
    [subscribe],
  )

  // Typed while the script was still on its way. It is read as soon as the markup is taken over: the next drawing empties it.
  const formRef = useRef<HTMLFormElement>(null)
  const takeOver = useEffectEvent(() => {
    for (const field of FIELDS) {
      const input = formRef.current?.elements.namedItem(field)
      const typed = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : ''
      if (typed === '') continue
      setValue(field, field === 'phone' ? typedPhone(typed) : typed, {
        shouldValidate: document.activeElement !== input,
      })
    }
  })
  useLayoutEffect(() => takeOver(), [])

  const reset = () => {
    form.hands.reset(EMPTY)
    setOutcome(null)
  }
  const submit = (event?: SyntheticEvent) => {
    if (open.length > 0) event?.preventDefault()
    else form.submit(event)
  }
  // An empty field is missing, which is said beside the button.
  const messages = { 'rules:required': '' }

  return (
    <Form form={{ ...form, submit }} ref={formRef} className="stack g20 mt24" autoComplete="on">
      {appId !== null && <Note icon="document">{t('aboutApplication')}</Note>}
      <SiteField name="name" label={t('fields.name')} messages={messages} autoComplete="name" maxLength={120} />
      <div className="grid2">
        <SiteField
          name="email"
          label={t('fields.email')}
          messages={messages}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <SiteField
          name="phone"
          label={t('fields.phone')}
          messages={messages}
          keep={typedPhone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          before="+91"
        />
      </div>
      <SiteField name="company" label={<CompanyLabel />} autoComplete="organization" maxLength={120} />
      <SiteTextArea
        name="description"
        label={t('fields.description')}
        messages={messages}
        help={t('descriptionHelp')}
        maxLength={2000}
      />
      <div>
        <div className="row">
          <Button look="secondary" onClick={reset}>
            {t('reset')}
          </Button>
          <div className="grow help-send">
            <Button type="submit" full disabled={open.length > 0} busy={form.busy} aria-describedby="help-missing">
              {form.busy ? t('sending') : t('send')}
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
    </Form>
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
