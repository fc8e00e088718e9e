import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { birthDate } from '#src/contract/rules/person/birth-date.ts'
import { individualPan } from '#src/contract/rules/person/pan.ts'

/** PAN and birth date (DD/MM/YYYY) as they are typed for the check. */
export interface Identity {
  pan: string
  birth_date: string
}

export const EMPTY_IDENTITY: Identity = { pan: '', birth_date: '' }

export const identitySchema = strictObject({
  pan: individualPan.required('rules:required'),
  birth_date: birthDate.required('rules:birthDate.required'),
})
