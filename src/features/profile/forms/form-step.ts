import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import { missingForProduct, missingToApply } from '#src/contract/entities/profile/product-completeness.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import type { Answers } from '../profile-values.ts'

/** The part of a contract's schema that a form uses. */
interface StepSchema {
  fields: object
  validateSync: (values: unknown, options?: { abortEarly?: boolean; context?: object }) => unknown
}

/** One step of a form: what it asks, of the profile and of the application itself, by the fields' wire names. */
export interface FormStep {
  name: string
  /** Its name in the address bar. */
  slug: string
  /** Key of its words (name, short, title, lead, why): namespace and prefix, such as 'profile:contactDetails'. */
  words: string
  schema: StepSchema
  /** The step is there only while this holds of what the server has; always, when absent. */
  when?: (answers: Answers) => boolean
}

export interface FormPlan {
  product: LoanProduct
  steps: readonly FormStep[]
  /** Its end comes without one more look at the answers. */
  short?: true
  /** It asks what an application needs beyond the offers. */
  toApply?: true
}

/** A screen of a form: the name of one of its steps, or on a phone the summary at the end. */
export type FormScreen = string
export const SUMMARY = 'summary'

/** Names of a step's fields, in the order of the form. */
export const fieldsOf = (step: FormStep): string[] => Object.keys(step.schema.fields)

/** What the server has: the profile and what belongs to this application alone. */
export const answersOf = (profile: ServedProfile, details: ApplicationDetails): Answers => ({ ...profile, ...details })

/** The steps that these answers lead through. */
export function stepsFor(plan: FormPlan, answers: Answers): readonly FormStep[] {
  return plan.steps.filter(({ when }) => when?.(answers) ?? true)
}

/** Steps that still miss an answer, in the order of the form. */
export function missingSteps(plan: FormPlan, profile: ServedProfile, details: ApplicationDetails): FormStep[] {
  const missing = (plan.toApply ? missingToApply : missingForProduct)(plan.product, profile, details)
  return stepsFor(plan, answersOf(profile, details)).filter((step) =>
    fieldsOf(step).some((field) => missing.includes(field)),
  )
}

export const slugOf = (plan: FormPlan, screen: FormScreen): string =>
  plan.steps.find(({ name }) => name === screen)?.slug ?? SUMMARY

/** The screen that the address bar names, if it names one. */
export function screenOfSlug(steps: readonly FormStep[], slug: string | null): FormScreen | undefined {
  return slug === SUMMARY ? SUMMARY : steps.find((step) => step.slug === slug)?.name
}
