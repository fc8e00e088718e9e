import { useRef, useState } from 'react'
import type { ComponentProps, FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { REFERRAL_CODE } from '#src/contract/rules/referral-code.ts'
import { ApiError } from '#src/lib/api-error.ts'
import { call } from '#src/lib/http.ts'
import { errorText } from '#src/lib/toast.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { CheckboxLine } from '#src/ui/site/CheckboxLine.tsx'
import { Marked } from '#src/ui/site/Marked.tsx'
import { NewTabLink } from '#src/ui/site/NewTabLink.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { TextInput } from '#src/ui/site/TextInput.tsx'
import {
  EMPTY_MERCHANT,
  KEEP,
  keepMerchant,
  keptMerchant,
  MERCHANT_FIELDS,
  merchantProblems,
  merchantRequest,
} from './merchant-form.ts'
import type { MerchantField, MerchantProblems } from './merchant-form.ts'

const GROUPS = [
  { name: 'person', fields: ['full_name', 'phone', 'email'] },
  { name: 'business', fields: ['business_name', 'pincode', 'pan'] },
  { name: 'bank', fields: ['account_number', 'ifsc'] },
] as const
const OPTIONAL: readonly MerchantField[] = ['account_number', 'ifsc']
const INPUTS: Partial<Record<MerchantField, Omit<ComponentProps<typeof TextInput>, 'label'>>> = {
  full_name: { autoComplete: 'name', maxLength: 120 },
  phone: { type: 'tel', inputMode: 'numeric', autoComplete: 'tel-national', before: '+91' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  business_name: { autoComplete: 'organization', maxLength: 40 },
  pincode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  pan: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
  account_number: { inputMode: 'numeric', autoComplete: 'off' },
  ifsc: { autoCapitalize: 'characters', autoComplete: 'off', spellCheck: false },
}

interface MerchantFormProps {
  brand: { code: string; name: string }
  partner: string
  /** Code of the invitation in the address. */
  invitation: string | null
  onSent: (reference: string) => void
}

/** What a refusal can be shown at. */
const ANSWERS = [...MERCHANT_FIELDS, 'consent'] as const

/** Who wants to sell through us. Nothing typed is lost when sending fails. */
export function MerchantForm({ brand, partner, invitation, onSent }: MerchantFormProps) {
  const { t } = useTranslation(['merchant', 'rules'])
  const [values, setValues] = useState(keptMerchant)
  const [consent, setConsent] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<MerchantField>>(new Set())
  const [pressed, setPressed] = useState(false)
  const [refused, setRefused] = useState<MerchantProblems>({})
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const inputs = useRef(new Map<string, HTMLInputElement>())

  const problems: MerchantProblems = { ...refused, ...merchantProblems(values, consent) }
  const focusFirst = (wrong: MerchantProblems) => {
    const first = ANSWERS.find((field) => wrong[field])
    if (first) inputs.current.get(first)?.focus()
  }
  const change = (field: MerchantField, typed: string) => {
    const next = { ...values, [field]: KEEP[field](typed) }
    setValues(next)
    keepMerchant(next)
    setRefused((before) => ({ ...before, [field]: undefined }))
    setFailure(null)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (busy) return
    if (Object.values(problems).some(Boolean)) return focusFirst(problems)
    setBusy(true)
    setFailure(null)
    try {
      const ref = invitation !== null && REFERRAL_CODE.test(invitation) ? { ref: invitation } : {}
      const body = { ...merchantRequest(values), partner, ...ref }
      const { reference } = await call('createMerchantRequest', { body })
      keepMerchant(EMPTY_MERCHANT)
      onSent(reference)
    } catch (error) {
      const named: Record<string, string> = (error instanceof ApiError && error.errors) || {}
      // What no field shows nobody could put right: it would hold back every further request.
      const fields: MerchantProblems = Object.fromEntries(ANSWERS.map((field) => [field, named[field]]))
      setRefused(fields)
      setFailure(error)
      focusFirst(fields)
      setBusy(false)
    }
  }

  const field = (name: MerchantField) => {
    const problem = problems[name]
    const show = problem !== undefined && (pressed || (left.has(name) && values[name] !== ''))
    const words = problem?.startsWith('rules:')
      ? t(problem as 'rules:required', { field: t(`rules:fields.${name}`) })
      : problem
    return (
      <TextInput
        key={name}
        {...INPUTS[name]}
        name={name}
        label={
          OPTIONAL.includes(name) ? (
            <>
              {t(`fields.${name}`)} <span className="opt">{t('optional')}</span>
            </>
          ) : (
            t(`fields.${name}`)
          )
        }
        help={t(`help.${name}`, { defaultValue: '' }) || undefined}
        error={show ? words : null}
        value={values[name]}
        onChange={(event) => change(name, event.target.value)}
        onBlur={() => setLeft((before) => new Set(before).add(name))}
        inputRef={(element) => {
          if (element) inputs.current.set(name, element)
        }}
      />
    )
  }
  const wrong = Object.values(problems).filter(Boolean).length
  return (
    <form className="stack g24 mt24" noValidate autoComplete="on" onSubmit={(event) => void submit(event)}>
      {GROUPS.map(({ name, fields }) => (
        <fieldset key={name} className="stack g20">
          <legend className="h3 merchant-legend">{t(name)}</legend>
          {name === 'bank' && <p className="sm mut">{t('bankHelp')}</p>}
          {fields.map(field)}
        </fieldset>
      ))}
      <CheckboxLine
        checked={consent}
        onChange={setConsent}
        error={pressed && !consent ? t('consentMissing') : null}
        inputRef={(element) => {
          if (element) inputs.current.set('consent', element)
        }}
      >
        <Marked
          text={t('consent', { brand: brand.name })}
          parts={{ privacy: <NewTabLink href={withQuery(pathTo('privacyPolicy'), { partner: brand.code })} /> }}
        />
      </CheckboxLine>
      <div role="status">{pressed && wrong > 0 && <p className="sm b">{t('errors', { count: wrong })}</p>}</div>
      {failure !== null && (
        <Note tone="err" role="alert">
          {errorText(failure)} {t('kept')}
        </Note>
      )}
      <Button type="submit" full busy={busy}>
        {busy ? t('sending') : t('send')}
      </Button>
    </form>
  )
}
