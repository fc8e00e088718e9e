import { useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import type { ProfileUpdate, ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { DateField } from '#src/ui/form/DateField.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { createRefusals } from '#src/ui/form/refusals.ts'
import { TextField } from '#src/ui/form/TextField.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { CheckboxLine } from '#src/ui/site/CheckboxLine.tsx'
import { useRequestPlan } from '../hooks.ts'
import { callerResolver, changesOf, toCaller } from '../request-rules.ts'
import type { Caller } from '../request-rules.ts'
import { RequestProblem } from './RequestProblem.tsx'

interface RequestFormProps {
  plan: InsurancePlan
  profile: ServedProfile
  /** Keeps what was typed and differs from the profile. */
  onSave: (changes: ProfileUpdate) => Promise<void>
  onSent: () => void
}

/** Who the insurer calls, the one consent that belongs to it, and the only button that sends anything. */
export function RequestForm({ plan, profile, onSave, onSent }: RequestFormProps) {
  const { t } = useTranslation('insurance')
  const request = useRequestPlan()
  const [agreed, setAgreed] = useState(false)
  const [pressed, setPressed] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const sending = useRef(false)
  const [refusals] = useState(createRefusals)
  const form = useForm({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    resolver: refusals.beside(callerResolver),
    defaultValues: toCaller(profile),
  })
  const { insurer } = plan
  const busy = request.isPending || request.isSuccess

  const send = (typed: Caller) => {
    setPressed(true)
    if (!agreed) {
      box.current?.focus()
      return
    }
    // A second press before the screen has changed is the same intent.
    if (sending.current) return
    sending.current = true
    request.mutate(
      { plan, save: () => onSave(changesOf(typed, profile)) },
      {
        onSuccess: onSent,
        onError: (error) => {
          sending.current = false
          refusals.show(form, error)
        },
      },
    )
  }
  const contacts = [
    { name: 'mobile', value: profile.mobile_phone_number },
    { name: 'email', value: profile.email },
  ].filter(({ value }) => value !== '')
  return (
    <FormProvider {...form}>
      <form
        className="card pad"
        noValidate
        aria-labelledby="request-title"
        onSubmit={(event) => void form.handleSubmit(send, () => setPressed(true))(event)}
      >
        <h2 className="h2" id="request-title">
          {t('request.title')}
        </h2>
        <p className="sm mut mt8">{t('request.lead', { insurer })}</p>
        <div className="plan-fields mt16">
          <TextField name="first_name" label={t('request.firstName')} input={{ autoComplete: 'given-name' }} />
          <TextField name="last_name" label={t('request.lastName')} input={{ autoComplete: 'family-name' }} />
          <DateField name="birth_date" label={t('request.birthDate')} help={t('request.birthDateHelp')} />
        </div>
        <dl className="pairs mt16">
          {contacts.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`request.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="sm mut mt12">{t('request.notShared')}</p>
        <div className="mt12">
          <CheckboxLine
            checked={agreed}
            onChange={setAgreed}
            inputRef={box}
            error={pressed && !agreed ? t('request.consentError') : null}
          >
            {t('request.consent', { insurer })}
          </CheckboxLine>
        </div>
        <FormErrorSummary />
        {request.error && <RequestProblem error={request.error} insurer={insurer} />}
        <p className="mt16">
          <Button type="submit" full busy={busy}>
            {busy ? t('request.sending') : t('request.send', { insurer })}
          </Button>
        </p>
        <p className="sm mut mt12">{t('request.free')}</p>
      </form>
    </FormProvider>
  )
}
