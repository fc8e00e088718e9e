import { REFUSAL_REASONS } from '#src/contract/rules/lending/refusal-cooldown.ts'
import { string } from '#src/contract/yup.ts'
import { isoDay, strictObject } from '../shared/fields.ts'

/** A lender's no as it is served: see `Refusal`. */
export const refusalSchema = strictObject({
  on: isoDay(),
  until: isoDay(),
  reason: string().oneOf(REFUSAL_REASONS).nullable().defined(),
})
