import type { InferType } from 'yup'
import { HELD_KINDS } from '#src/contract/retention.ts'
import type { HeldKind } from '#src/contract/retention.ts'
import { customerReference, staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { array, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, realDay, rowId, strictObject } from '../shared/fields.ts'

/** On what a hold stands: whoever may ask for it, or what the law wants kept beyond what is put aside by itself. */
export const HOLD_BASES = ['authority', 'court', 'suspected_fraud', 'complaint', 'payout_or_tax'] as const
export type HoldBasis = (typeof HOLD_BASES)[number]

/** A hold is looked at again after so many days at the latest: it ends by itself, or is set anew. */
export const LEGAL_HOLD_MAX_DAYS = 365

const basis = () => string<HoldBasis>().oneOf(HOLD_BASES, 'rules:choice.unknown')

/** Whose data must stay, on which basis and why, what of it, and to the end of which day in India. */
export const legalHoldForm = strictObject({
  customer: customerReference(),
  basis: basis().required('rules:required'),
  /** Who they are stays with whatever it is. */
  kinds: array(string<HeldKind>().oneOf(HELD_KINDS, 'rules:choice.unknown').defined())
    .defined()
    .min(1, 'rules:hold.kinds')
    .max(HELD_KINDS.length),
  reason: staffReason(),
  until: realDay().required('rules:required'),
})
export type LegalHoldForm = InferType<typeof legalHoldForm>

export const legalHoldLiftForm = strictObject({ lift_reason: staffReason() })

/** Instants in UTC. Who set it by name. */
export const legalHoldSchema = strictObject({
  hold_id: rowId(),
  user_id: rowId(),
  basis: basis().defined(),
  /** What it keeps; every kind = nothing of them is deleted. */
  kinds: listOf(string<HeldKind>().oneOf(HELD_KINDS).defined()),
  reason: string().defined(),
  until: isoInstant(),
  set_by: string().defined(),
  set_at: isoInstant(),
})
export type LegalHold = InferType<typeof legalHoldSchema>
