import { toFormBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { ValidationError } from '#src/contract/yup.ts'
import { AT_APPLY_FIELDS, fieldsOfStep } from './profile-fields.ts'
import type { ProfileField, ProfileStep } from './profile-fields.ts'
import { stepSchema } from './profile-schema.ts'
import type { ServedProfile } from './profile.ts'

/** Schemas of what the forms ask of the profile. `birth_date` is DD/MM/YYYY; it and `tin` (the PAN) may be masked. */
export const PROFILE_STEPS = {
  personalInformation: stepSchema('personalInformation'),
  contactDetails: stepSchema('contactDetails'),
  employmentDetails: stepSchema('employmentDetails'),
  yourBusiness: stepSchema('yourBusiness'),
  communicationPreferences: stepSchema('communicationPreferences'),
} satisfies Record<ProfileStep, unknown>

/** The four steps of a personal loan in the order of the form, named as the specification names their sections. */
export const PERSONAL_LOAN_STEPS = [
  'personalInformation',
  'contactDetails',
  'employmentDetails',
  'communicationPreferences',
] as const satisfies readonly ProfileStep[]

/** Term of a desired amount for who named none, months: 12 up to ₹1,00,000, else 24. */
export function suggestedTenure(amount: number): number {
  return amount <= 100_000 ? 12 : 24
}

/**
 * Fields of a served profile that a personal loan still needs, in the order of the form. For `offers`: what lenders are
 * matched by; none missing means that the profile is complete (`pl_completed`). For `apply`: what the lender receives, too.
 * `now` is the instant taken as today for the age. Masked values count as given.
 */
export const missingForPersonalLoan = (
  profile: ServedProfile,
  now: Date = new Date(),
  wanted: 'offers' | 'apply' = 'offers',
): ProfileField[] => missingOfPersonalLoan(lookThrough(profile, now), wanted)

/** The same of a profile that has been looked through, or is being. */
export function missingOfPersonalLoan(missingIn: MissingIn, wanted: 'offers' | 'apply'): ProfileField[] {
  const missing = PERSONAL_LOAN_STEPS.flatMap((step) => missingIn(step))
  return wanted === 'apply' ? missing : missing.filter((field) => !AT_APPLY_FIELDS.includes(field))
}

/** Fields of a step that one served profile still needs, in the order of the form. */
export type MissingIn = (step: ProfileStep) => readonly ProfileField[]

/** Looks at each step of a profile once, however often it is asked for. `now` as above. */
export function lookThrough(profile: ServedProfile, now: Date): MissingIn {
  const found = new Map<ProfileStep, ProfileField[]>()
  return (step) => {
    const missing = found.get(step) ?? missingInStep(step, profile, now)
    found.set(step, missing)
    return missing
  }
}

function missingInStep(name: ProfileStep, profile: ServedProfile, now: Date): ProfileField[] {
  const values: Partial<Record<ProfileField, unknown>> = { ...profile, birth_date: toFormBirthDate(profile.birth_date) }
  const fields: readonly ProfileField[] = fieldsOfStep(name)
  const step = Object.fromEntries(fields.map((field) => [field, values[field]]))
  // Nobody reads where in the code a problem was found, and to note it costs as much as to find it.
  const how = { abortEarly: false, disableStackTrace: true, context: { now } }
  const wrong = problemPaths(() => PROFILE_STEPS[name].validateSync(step, how))
  return fields.filter((field) => wrong.has(field))
}

function problemPaths(validate: () => unknown): Set<string> {
  try {
    validate()
    return new Set()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return new Set(error.inner.flatMap(({ path }) => (path === undefined ? [] : [path])))
  }
}
