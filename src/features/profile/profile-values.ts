import { isSalaried, paysRent } from '#src/contract/entities/personal-loan-form.ts'
import type { ProfileField, ProfileUpdate, ServedProfile } from '#src/contract/entities/profile.ts'
import { maskBirthDate, toFormBirthDate, toServedBirthDate } from '#src/contract/rules/birth-date.ts'
import { isMasked, maskPan } from '#src/contract/rules/pan.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'

/** What a field of a form holds: text, a number, or empty text while nothing is entered. */
export type FormValue = string | number
export type FormValues = Record<string, FormValue>

/** A field of the served profile as the form shows it: DD/MM/YYYY, and no rent yet as an empty field. */
export function toFormValue(field: ProfileField, served: ServedProfile): FormValue {
  if (field === 'birth_date') return toFormBirthDate(served.birth_date)
  if (field === 'monthly_rent' && served.monthly_rent === 0) return ''
  return served[field]
}

/** The form's value as it is posted. */
export function toWireValue(field: ProfileField, value: FormValue): FormValue {
  if (field === 'monthly_rent' && value === '') return 0
  if (typeof value === 'number') return value
  if (field === 'birth_date') return toServedBirthDate(value)
  const text = tidyText(value)
  return field === 'tin' ? text.toUpperCase() : text
}

/** Body of an update from wire values; each has passed its field's rule. */
export function toProfileUpdate(values: ReadonlyMap<ProfileField, FormValue>): ProfileUpdate {
  return Object.fromEntries([...values].map(([field, value]) => [field, toWireValue(field, value)]))
}

/** True when the value is the acknowledged one, to the letter. A mask says nothing about what lies under it. */
export function isAcknowledged(field: ProfileField, value: FormValue, served: ServedProfile): boolean {
  return toWireValue(field, value) === served[field]
}

/** True when the screen need not change to show what the server has: the same value, or the one under its mask. */
export function showsServed(field: ProfileField, value: FormValue, served: ServedProfile): boolean {
  if (isAcknowledged(field, value, served)) return true
  const wire = String(toWireValue(field, value))
  if (wire === '') return false
  return (
    (field === 'tin' && isMasked(served.tin) && maskPan(wire) === served.tin) ||
    (field === 'birth_date' && isMasked(served.birth_date) && maskBirthDate(wire) === served.birth_date)
  )
}

const SALARIED_ONLY: ReadonlySet<string> = new Set(['employer_name', 'officepincode', 'salary_mode'])

/** True when the other answers of the step make the form ask this field. */
export function isAsked(field: string, values: FormValues): boolean {
  if (field === 'monthly_rent') return paysRent(values['residence_type'])
  return !SALARIED_ONLY.has(field) || isSalaried(values['employment_status_code'])
}
