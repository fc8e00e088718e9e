import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { fieldsOf } from './forms/form-step.ts'
import type { FormStep } from './forms/form-step.ts'
import { isFieldValid, stepResolver } from './forms/step-rules.ts'
import { DEPENDENTS, isAsked, showsServed, toFormValue } from './profile-values.ts'
import type { Answers, FormValue, FormValues } from './profile-values.ts'
import type { FormStore } from './saving/form-store.ts'

/** What the server has against a field of the form, in words. */
const refusalOf = (keeper: FormStore) => (field: string) => {
  const message = keeper.refusal(field)
  return message === '' ? 'rules:invalid' : message
}

/**
 * The form of one step: opens with what was typed and not saved yet, else with what the server has; saves field by
 * field; and takes over what another tab or device saved, except where somebody is typing here.
 */
export function useStepForm(step: FormStep, answers: Answers, keeper: FormStore): UseFormReturn<FormValues> {
  const form = useForm<FormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    resolver: stepResolver(step, refusalOf(keeper)),
    context: answers,
    defaultValues: Object.fromEntries(
      fieldsOf(step).map((field) => [field, keeper.typed(field) ?? toFormValue(field, answers)]),
    ),
  })
  const { getFieldState, getValues, setError, setValue, subscribe, trigger } = form

  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name, type }) => {
        if (type !== 'change' || name === undefined || !fieldsOf(step).includes(name)) return
        const keep = (field: string, value: FormValue) =>
          keeper.change(field, value, isFieldValid(step, field, values, answers))
        keep(name, values[name] ?? '')
        for (const field of DEPENDENTS[name] ?? [])
          if (fieldsOf(step).includes(field)) keep(field, isAsked(field, values) ? (values[field] ?? '') : '')
        if (getFieldState(name).error) void trigger(name)
      },
    })
    const showRefusals = () => {
      for (const field of fieldsOf(step)) {
        const message = refusalOf(keeper)(field)
        if (message !== undefined) setError(field, { type: 'server', message })
      }
    }
    showRefusals()
    const stop = keeper.subscribe(showRefusals)
    return () => {
      unsubscribe()
      stop()
    }
  }, [answers, keeper, getFieldState, setError, step, subscribe, trigger])

  useEffect(() => {
    for (const field of fieldsOf(step)) {
      if (keeper.typed(field) !== undefined) continue
      const value = getValues(field) ?? ''
      if (isAsked(field, getValues()) && !showsServed(field, value, answers))
        setValue(field, toFormValue(field, answers))
    }
  }, [keeper, getValues, answers, setValue, step])

  return form
}
