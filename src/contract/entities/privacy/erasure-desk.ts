import type { InferType } from 'yup'
import { HELD_KINDS, HOLD_REASONS, KEPT_KINDS } from '#src/contract/retention.ts'
import type { HeldKind } from '#src/contract/retention.ts'
import { customerReference, staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { boolean, number, string } from '#src/contract/yup.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { HOLD_BASES } from './legal-hold.ts'
import type { HoldBasis } from './legal-hold.ts'

/**
 * Where a request to be forgotten stands. `verifying`: it did not come from the signed-in customer, and nobody has shown
 * yet that it is theirs. `refused`: nobody did.
 */
const ERASURE_STATUSES = ['verifying', 'open', 'held', 'done', 'cancelled', 'refused'] as const
export type ErasureStatus = (typeof ERASURE_STATUSES)[number]

/**
 * What the desk shows of a request: its status, and of one whose notice is over that it is being carried out (`erasing`), or
 * that the last try broke off (`failed`); it is tried again by itself.
 */
export const ERASURE_STAGES = [
  'verifying',
  'open',
  'held',
  'erasing',
  'failed',
  'done',
  'cancelled',
  'refused',
] as const
export type ErasureStage = (typeof ERASURE_STAGES)[number]

/** `customer`: signed in, with PAN and birth date. The others are written down by staff. */
export const ERASURE_ORIGINS = ['customer', 'letter', 'phone', 'nominee'] as const
export type ErasureOrigin = (typeof ERASURE_ORIGINS)[number]

/** How long the link waits for the customer's yes. */
export const ERASURE_LINK_DAYS = 14

/** Days after which a request is late: by our own aim, and by the rules. */
export const ERASURE_AIM_DAYS = 7
export const ERASURE_LIMIT_DAYS = 90

/** What somebody who had the data says of forgetting it. `unknown`: they never had it. */
export const ERASURE_ANSWERS = ['deleted', 'kept', 'unknown'] as const
export type ErasureAnswer = (typeof ERASURE_ANSWERS)[number]

/** What is counted before it goes: all that a hold can name, and who they are. */
export const ERASED_KINDS = ['profile', ...HELD_KINDS] as const
export type ErasedKind = (typeof ERASED_KINDS)[number]

export const ERASURE_SORTS = ['requested_at'] as const

const origin = () => string().oneOf(ERASURE_ORIGINS).defined()
const status = () => string().oneOf(ERASURE_STATUSES).defined()

/** A line of the desk. Instants in UTC; `user_id` is the number of the customer, who has no name here. */
const erasureLine = {
  reference: string().defined(),
  user_id: rowId(),
  status: status(),
  stage: string<ErasureStage>().oneOf(ERASURE_STAGES).defined(),
  /** Who of the staff looks after it; null = nobody in particular. */
  owner: string().nullable().defined(),
  /** By when its next step has to be over; null once it has come to an end. */
  due_at: isoInstant().nullable(),
  came_by: origin(),
  held_for: string().oneOf(HOLD_REASONS).nullable().defined(),
  requested_at: isoInstant(),
  erase_after: isoInstant(),
  link_until: isoInstant().nullable(),
  done_at: isoInstant().nullable(),
}
export const erasureLineSchema = strictObject(erasureLine)
export type ErasureLine = InferType<typeof erasureLineSchema>

const keptSchema = strictObject({
  kind: string().oneOf(KEPT_KINDS).defined(),
  about: string().nullable().defined(),
  until: isoInstant(),
})

/** One request with all that staff need: what goes, what stays and why, who else was told, and the certificate. */
export const erasureDetailSchema = strictObject({
  ...erasureLine,
  note: string().nullable().defined(),
  written_by: string().nullable().defined(),
  decided_by: string().nullable().defined(),
  decided_at: isoInstant().nullable(),
  decision: string().nullable().defined(),
  partly_erased_at: isoInstant().nullable(),
  /** The reader looks after it. */
  own: boolean().defined(),
  /** The reader wrote it down, and somebody else could confirm it. */
  needs_another: boolean().defined(),
  /** From when whoever looks may agree: they and whoever asked have let one another in lately; null = nothing of that. */
  may_approve_from: isoInstant().nullable(),
  goes: listOf(
    strictObject({ kind: string().oneOf(ERASED_KINDS).defined(), count: number().integer().min(0).defined() }),
  ),
  holds: listOf(
    strictObject({
      reason: string().oneOf(HOLD_REASONS).defined(),
      about: string().nullable().defined(),
      /** Of a legal hold the day on which it is looked at again: it ends then, or is set anew. */
      until: isoInstant(),
      basis: string<HoldBasis>().oneOf(HOLD_BASES).nullable().defined(),
      /** None: everything that the reason needs. */
      kinds: listOf(string<HeldKind>().oneOf(HELD_KINDS).defined()),
    }),
  ),
  keeps: listOf(keptSchema),
  told: listOf(
    strictObject({
      kind: string()
        .oneOf(['lender', 'insurer'] as const)
        .defined(),
      name: string().defined(),
      /** Null: will be asked when the data has gone. */
      asked_at: isoInstant().nullable(),
      answer: string().oneOf(ERASURE_ANSWERS).nullable().defined(),
      answered_at: isoInstant().nullable(),
      gave_up_at: isoInstant().nullable(),
    }),
  ),
  certificate: strictObject({ hash: string().defined(), path: string().defined() }).nullable(),
})
export type ErasureDetail = InferType<typeof erasureDetailSchema>

/** A request that came by letter, by phone or from a nominee; `customer` as in a legal hold. */
export const erasureNoteForm = strictObject({
  customer: customerReference(),
  came_by: string()
    .oneOf(['letter', 'phone', 'nominee'] as const, 'rules:choice.unknown')
    .required('rules:required'),
  note: staffReason(),
})
export type ErasureNoteForm = InferType<typeof erasureNoteForm>

/** Whether whoever asks looks after it from now on, or nobody in particular. */
export const erasureOwnerForm = strictObject({ mine: boolean().defined() })

/** Why it is taken as theirs, or refused. */
export const erasureDecisionForm = strictObject({ reason: staffReason() })
