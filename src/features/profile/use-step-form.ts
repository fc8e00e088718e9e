import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { fieldsOfStep } from '#src/contract/entities/personal-loan-form.ts'
import type { PersonalLoanStep } from '#src/contract/entities/personal-loan-form.ts'
import type { ProfileField, ServedProfile } from '#src/contract/entities/profile.ts'
import type { Autosave } from './autosave.ts'
import { isAsked, showsServed, toFormValue } from './profile-values.ts'
import type { FormValue, FormValues } from './profile-values.ts'
import { isFieldValid, stepResolver } from './step-rules.ts'

/**
 * The form of one step: opens with what was typed and not saved yet, else with what the server has; saves field by
 * field; and takes over what another tab or device saved, except where somebody is typing here.
 */
export function useStepForm(
  step: PersonalLoanStep,
  profile: ServedProfile,
  autosave: Autosave,
): UseFormReturn<FormValues> {
  const form = useForm<FormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver: stepResolver(step),
    defaultValues: Object.fromEntries(
      fieldsOfStep(step).map((field) => [field, autosave.typed(field) ?? toFormValue(field, profile)]),
    ),
  })
  const { getFieldState, getValues, setError, setValue, subscribe, trigger } = form

  useEffect(() => {
    const isOfStep = (name: string | undefined): name is ProfileField =>
      fieldsOfStep(step).some((field) => field === name)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        if (type !== 'change' || !isOfStep(name)) return
        const keep = (field: ProfileField, value: FormValue) =>
          autosave.change(field, value, isFieldValid(step, field, values))
        keep(name, values[name] ?? '')
        // Rent left behind by a move into one's own home must not count as paid.
        if (name === 'residence_type')
          keep('monthly_rent', isAsked('monthly_rent', values) ? (values['monthly_rent'] ?? '') : '')
        if (getFieldState(name).error) void trigger(name)
      },
    })
    const showRefusals = () => {
      for (const field of fieldsOfStep(step)) {
        const message = autosave.refusal(field)
        if (message !== undefined) setError(field, { type: 'server', message: message || 'rules:invalid' })
      }
    }
    showRefusals()
    const stop = autosave.subscribe(showRefusals)
    return () => {
      unsubscribe()
      stop()
    }
  }, [autosave, getFieldState, setError, step, subscribe, trigger])

  useEffect(() => {
    for (const field of fieldsOfStep(step)) {
      if (autosave.typed(field) !== undefined) continue
      const value = getValues(field) ?? ''
      if (isAsked(field, getValues()) && !showsServed(field, value, profile))
        setValue(field, toFormValue(field, profile))
    }
  }, [autosave, getValues, profile, setValue, step])

  return form
}
