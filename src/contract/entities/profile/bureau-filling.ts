import type { InferType } from 'yup'
import { string } from '#src/contract/yup.ts'
import { listOf, strictObject } from '../shared/fields.ts'
import type { ProfileField } from './profile-fields.ts'

/** What a credit bureau may fill in of a customer's form, in the form's order. */
export const FILLED_BY_BUREAU = [
  'first_name',
  'last_name',
  'birth_date',
  'address1',
  'postal_code',
  'emi',
] as const satisfies readonly ProfileField[]
type FilledField = (typeof FILLED_BY_BUREAU)[number]

/**
 * `known`: the bureau has a record, and `fields` were empty and are filled now. `unknown`: none by this PAN and number.
 * `birth_date`, DD-MM-YYYY: in clear in this one answer, if it was filled in, so that its owner can check it; else empty.
 */
export const bureauFillingSchema = strictObject({
  state: string()
    .oneOf(['known', 'unknown', 'unavailable'] as const)
    .defined(),
  fields: listOf(string<FilledField>().oneOf(FILLED_BY_BUREAU).defined()),
  birth_date: string().defined(),
})
export type BureauFilling = InferType<typeof bureauFillingSchema>
