import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { InsurancePlan } from '#src/contract/entities/catalogue/insurance-plan.ts'
import { insurerFields } from '#src/contract/entities/privacy/asked-fields.ts'
import type { ProfileUpdate, ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { DateField } from '#src/ui/form/fields/DateField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Button } from '#src/ui/site/Button.tsx'
import { useTold } from '#src/ui/use-told.ts'
import { useRequestPlan } from './hooks.ts'
import { callerSchema, changesOf, toCaller } from './request-rules.ts'
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
  const { insurer } = plan
  const left = useRef(false)
  const form = useContractForm('requestInsurancePlan', callerSchema, {
    start: { ...toCaller(profile), agreed: false },
    body: ({ first_name, last_name, birth_date }) => ({ first_name, last_name, birth_date }),
    check: ({ agreed }) => ({ agreed: agreed ? undefined : t('request.consentError') }),
    send: async (typed) => {
      // A second press before the screen has changed is the same intent.
      if (left.current) return
      await request.mutateAsync({ plan, save: () => onSave(changesOf(typed, profile)) })
      left.current = true
    },
    done: onSent,
    mode: 'onBlur',
    failureIn: 'form',
  })
  const busy = form.busy || request.isSuccess
  const told = useTold()
  const shared = insurerFields(profile)
  const contacts = [
    { name: 'mobile', field: 'profile.mobile_phone_number' as const, value: profile.mobile_phone_number },
    { name: 'email', field: 'profile.email' as const, value: profile.email },
  ].filter(({ field }) => shared.includes(field))
  return (
    <Form form={form} className="card pad" aria-labelledby="request-title">
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
        <CheckboxLineField name="agreed">
          {t('asked:consent.share_with_insurer', { insurer, what: told(shared) })}
        </CheckboxLineField>
      </div>
      <FormErrorSummary />
      {form.failure instanceof Error && <RequestProblem error={form.failure} insurer={insurer} />}
      <p className="mt16">
        <Button type="submit" full busy={busy}>
          {busy ? t('request.sending') : t('request.send', { insurer })}
        </Button>
      </p>
      <p className="sm mut mt12">{t('request.free')}</p>
    </Form>
  )
}
