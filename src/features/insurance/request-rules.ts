import type { ProfileUpdate, ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { given, strictObject } from '#src/contract/entities/shared/fields.ts'
import { birthDate, toFormBirthDate, toServedBirthDate } from '#src/contract/rules/person/birth-date.ts'
import { personName } from '#src/contract/rules/person/names.ts'

/** Who the insurer calls; the birth date as the form shows it, DD/MM/YYYY or masked. */
export interface Caller {
  first_name: string
  last_name: string
  birth_date: string
}

export const callerSchema = strictObject({
  first_name: given(personName),
  last_name: given(personName),
  birth_date: birthDate.required('rules:birthDate.required'),
})

export const toCaller = ({ first_name, last_name, birth_date }: ServedProfile): Caller => ({
  first_name,
  last_name,
  birth_date: toFormBirthDate(birth_date),
})

/** What was typed and differs from what is kept. */
export function changesOf(typed: Caller, profile: ServedProfile): ProfileUpdate {
  const kept = toCaller(profile)
  return {
    ...(typed.first_name !== kept.first_name && { first_name: typed.first_name }),
    ...(typed.last_name !== kept.last_name && { last_name: typed.last_name }),
    ...(typed.birth_date !== kept.birth_date && { birth_date: toServedBirthDate(typed.birth_date) }),
  }
}
