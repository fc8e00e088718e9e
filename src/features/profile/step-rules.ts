import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import { fieldsOfStep, PERSONAL_LOAN_STEPS } from '#src/contract/entities/personal-loan-form.ts'
import type { PersonalLoanStep } from '#src/contract/entities/personal-loan-form.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { ValidationError } from '#src/contract/yup.ts'
import { isAsked } from './profile-values.ts'
import type { FormValue, FormValues } from './profile-values.ts'

const schemaOf = (step: PersonalLoanStep) => {
  const found = PERSONAL_LOAN_STEPS.find(({ name }) => name === step)
  if (!found) throw new Error(`No step ${step}`)
  return found.schema
}

/** The step's values as the rules take them: tidy text, and nothing in a field that is not asked. */
function asked(step: PersonalLoanStep, values: FormValues): FormValues {
  const value = (field: string): FormValue => {
    const typed = values[field] ?? ''
    if (!isAsked(field, values)) return ''
    return typeof typed === 'string' ? tidyText(typed) : typed
  }
  return Object.fromEntries(fieldsOfStep(step).map((field) => [field, value(field)]))
}

/** The contract's schema of a step, for react-hook-form. */
export function stepResolver(step: PersonalLoanStep): Resolver<FormValues> {
  const resolve = yupResolver(
    schemaOf(step) as unknown as Parameters<typeof yupResolver<FormValues, unknown, FormValues>>[0],
  )
  return (values, context, options) => resolve(asked(step, values), context, options)
}

/** True when the rules of the step accept this field as it is typed now. */
export function isFieldValid(step: PersonalLoanStep, field: string, values: FormValues): boolean {
  try {
    schemaOf(step).validateSync(asked(step, values), { abortEarly: false })
    return true
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.every(({ path }) => path !== field)
  }
}
