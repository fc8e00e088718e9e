import { yupResolver } from '@hookform/resolvers/yup'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { ValidationError } from '#src/contract/yup.ts'
import { isAsked } from '../profile-values.ts'
import type { Answers, FormValue, FormValues } from '../profile-values.ts'
import { fieldsOf } from './form-step.ts'
import type { FormStep } from './form-step.ts'

/** The step's values as the rules take them: tidy text, and nothing in a field that is not asked. */
function asked(step: FormStep, values: FormValues): FormValues {
  const value = (field: string): FormValue => {
    const typed = values[field] ?? ''
    if (!isAsked(field, values)) return ''
    return typeof typed === 'string' ? tidyText(typed) : typed
  }
  return Object.fromEntries(fieldsOf(step).map((field) => [field, value(field)]))
}

/**
 * The contract's schema of a step, for react-hook-form, and beside it what the server has refused: that stands until
 * the field itself changes, whatever is checked, left or sent meanwhile.
 */
export function stepResolver(step: FormStep, refusalOf: (field: string) => string | undefined): Resolver<FormValues> {
  const resolve = yupResolver(
    step.schema as unknown as Parameters<typeof yupResolver<FormValues, unknown, FormValues>>[0],
  )
  return async (values, context, options) => {
    const result = await resolve(asked(step, values), context, options)
    const refused: FieldErrors<FormValues> = {}
    for (const field of fieldsOf(step)) {
      const message = isAsked(field, values) ? refusalOf(field) : undefined
      if (message !== undefined) refused[field] = { type: 'server', message }
    }
    return Object.keys(refused).length === 0 ? result : { values: {}, errors: { ...refused, ...result.errors } }
  }
}

/** True when the rules of the step accept this field as it is typed now; `answers` of other steps bear on some. */
export function isFieldValid(step: FormStep, field: string, values: FormValues, answers: Answers): boolean {
  try {
    step.schema.validateSync(asked(step, values), { abortEarly: false, context: answers })
    return true
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.every(({ path }) => path !== field)
  }
}
