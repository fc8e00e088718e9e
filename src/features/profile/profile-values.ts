import { isProfessional } from '#src/contract/entities/applications/application-details.ts'
import { FIELD_CONDITIONS } from '#src/contract/entities/profile/field-conditions.ts'
import { profileRow } from '#src/contract/entities/profile/profile-fields.ts'
import { shownAs } from '#src/contract/entities/profile/profile-masks.ts'
import { toFormBirthDate, toServedBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { isMasked, tidyPan } from '#src/contract/rules/person/pan.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'

/** What a field of a form holds: text, a number, or empty text while nothing is entered. */
export type FormValue = string | number
export type FormValues = Record<string, FormValue>
/** What the server has of the fields a form asks. */
export type Answers = Readonly<Record<string, FormValue | undefined>>

/** A field as the form shows it: dates DD/MM/YYYY. */
export function toFormValue(field: string, served: Answers): FormValue {
  const value = served[field] ?? ''
  if (field === 'birth_date') return toFormBirthDate(String(value))
  return value
}

/** The form's value as it is posted. */
function toWireValue(field: string, value: FormValue): FormValue {
  if (typeof value === 'number') return value
  if (field === 'birth_date') return toServedBirthDate(value)
  return field === 'tin' ? tidyPan(value) : tidyText(value)
}

/** Body of an update from wire values; each has passed its field's rule. */
export function toUpdate(values: ReadonlyMap<string, FormValue>): FormValues {
  return Object.fromEntries([...values].map(([field, value]) => [field, toWireValue(field, value)]))
}

/** True when the value is the acknowledged one, to the letter. A mask says nothing about what lies under it. */
export function isAcknowledged(field: string, value: FormValue, served: FormValue | undefined): boolean {
  return toWireValue(field, value) === served
}

/** True when the screen need not change to show what the server has: the same value, or the one under its mask. */
export function showsServed(field: string, value: FormValue, answers: Answers): boolean {
  const served = answers[field] ?? ''
  if (isAcknowledged(field, value, served)) return true
  const wire = String(toWireValue(field, value))
  if (wire === '' || typeof served !== 'string' || !isMasked(served)) return false
  return shownAs(field, wire) === served
}

const PROFESSIONAL_ONLY: ReadonlySet<string> = new Set(['professional_type', 'professional_years'])

/** Fields to look at again when another answer changes: an idle one, like a profession outside of services, must not stay behind. */
export const DEPENDENTS: Readonly<Record<string, readonly string[]>> = {
  business_nature: [...PROFESSIONAL_ONLY],
  // What is right for one form of gold, or one way of paying back, need not be for the other.
  gold_form: ['gold_weight'],
  gold_repayment: ['tenure_months'],
}

/** True when the other answers of the step make the form ask this field. */
export function isAsked(field: string, values: Answers): boolean {
  if (PROFESSIONAL_ONLY.has(field)) return isProfessional(values['business_nature'])
  const asked = profileRow(field)?.asked
  return asked === undefined || FIELD_CONDITIONS[asked].holds(values[FIELD_CONDITIONS[asked].by])
}
