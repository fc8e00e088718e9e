import { useState, useSyncExternalStore } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { errorText } from '#src/lib/toast.ts'
import type { FormHandle } from '#src/ui/form/form-handle.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { Accordion } from '#src/ui/site/Accordion.tsx'
import { FinishLater, FormBar } from './FormBar.tsx'
import { FormLayout } from './FormLayout.tsx'
import { fieldsOf } from './forms/form-step.ts'
import type { FormStep } from './forms/form-step.ts'
import type { InputsProps } from './forms/step-view.ts'
import type { Answers } from './profile-values.ts'
import type { FormStore } from './saving/form-store.ts'
import { useStepForm } from './use-step-form.ts'

interface StepFormProps {
  step: FormStep
  Inputs: ComponentType<InputsProps>
  profile: ServedProfile
  answers: Answers
  keeper: FormStore
  header: ReactNode
  aside: ReactNode
  /** True when the form ends with this step. */
  last: boolean
  lastLabel: string
  busy: boolean
  /** Why the end of the form was not reached. */
  problem: string | null
  onBack: () => void
  onDone: () => Promise<void>
  onLater: () => void
}

/** One step: its inputs, why they are asked, and the bar with the way on. */
export function StepForm(props: StepFormProps) {
  const { step, Inputs, profile, answers, keeper, header, aside, last, lastLabel, busy, problem } = props
  const { onBack, onDone, onLater } = props
  const { t } = useTranslation('profile')
  const form = useStepForm(step, answers, keeper)
  const failure = useSyncExternalStore(keeper.subscribe, keeper.failure)
  const [saving, setSaving] = useState(false)

  const submit = form.handleSubmit(async () => {
    setSaving(true)
    await keeper.flush()
    const refused = fieldsOf(step).find((field) => keeper.refusal(field) !== undefined)
    if (!refused && keeper.failure() === undefined) await onDone()
    setSaving(false)
    if (refused) form.setFocus(refused)
  })

  const waiting = busy || saving
  const send: FormHandle['submit'] = (event) => {
    if (waiting) event?.preventDefault()
    else void submit(event)
  }

  return (
    <Form form={{ fields: form, submit: send }} onBlur={() => void keeper.flush()}>
      <FormLayout
        header={header}
        aside={aside}
        bar={
          <FormBar
            label={last ? lastLabel : t('continue')}
            busy={waiting}
            problem={failure === undefined ? problem : errorText(failure)}
            onBack={onBack}
            onLater={onLater}
          />
        }
      >
        <FormErrorSummary />
        <div className="form-fields">
          <Inputs profile={profile} step={step} answers={answers} />
          <div className="form-why">
            <Accordion title={t('why.title')}>
              <p>{t(`${step.words}.why`)}</p>
            </Accordion>
          </div>
          <div className="only-m">
            <FinishLater onLater={onLater} />
          </div>
        </div>
      </FormLayout>
    </Form>
  )
}
