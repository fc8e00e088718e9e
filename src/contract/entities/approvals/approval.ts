import type { InferType } from 'yup'
import { PRINTED_FIELDS } from '#src/contract/entities/offers/printed-fields.ts'
import type { PrintedField } from '#src/contract/entities/offers/printed-fields.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { staffReason } from '#src/contract/rules/codes/customer-reference.ts'
import { boolean, mixed, string } from '#src/contract/yup.ts'
import { brandThemeSchema } from '../brands/brand-theme.ts'
import { criteriaSchema } from '../criteria/criteria-draft.ts'
import { slabShownSchema } from '../earnings/lender-revenue.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

/** Acts that two people do, by the page on which each begins: whoever may open it may decide. */
export const APPROVAL_KINDS = {
  terms: 'partners',
  dispute: 'partners',
  /** A partner's month of payouts. */
  payouts: 'partners',
  /** What customers of a brand see: a draft, an older version, or the default brand. It cannot be switched off. */
  brand: 'partners',
  /** Changed criteria of a lender, published now or at a time. */
  criteria: 'lenders',
  /** What a lender pays: one change of its slabs. */
  slabs: 'lenders',
  /** What a Key Fact Statement prints of a lender: one property. It cannot be switched off. */
  lender: 'lenders',
  /** Changes of an administrator: role, state, second factor, an end to a sign-in. It cannot be switched off. */
  staff: 'user-management',
  /** A contact to sign in with is changed without a code of one that signs in. It cannot be switched off, nor done alone. */
  contact: 'csr-portal',
  /** That acts of a kind need nobody else any more. */
  rule: 'approvals',
} as const satisfies Record<string, PageKey>
export type ApprovalKind = keyof typeof APPROVAL_KINDS
/**
 * What else takes two people: the second one acts where the thing itself stands. A payment run is checked, a lender's figure of
 * more than a thousand rupees taken, a message to many sent, an erasure that came by letter
 * confirmed, a PAN that we corrected for a partner checked.
 */
export type TwoPersonKind = ApprovalKind | 'payment_run' | 'commission' | 'campaign' | 'erasure' | 'evidence'
export const APPROVAL_KIND_KEYS = Object.keys(APPROVAL_KINDS) as ApprovalKind[]

/** Kinds that can be switched off; that it takes two to do so cannot. */
export const RULED_KINDS = [
  'terms',
  'dispute',
  'payouts',
  'criteria',
  'slabs',
] as const satisfies readonly ApprovalKind[]
export type RuledKind = (typeof RULED_KINDS)[number]

/**
 * Nobody acts alone before nobody else could agree for so long: as long as a colleague who was suspended, or an administrator
 * on leave, needs to notice.
 */
export const ABLE_DAYS = 7

/** Kinds that wait for a second person even while there is none: nobody ever does them alone. */
export const NEVER_ALONE: readonly ApprovalKind[] = ['contact']

/**
 * Whether an act waits for a second person: while its kind asks for one, and somebody else may decide.
 * @param able who may decide on acts of its kind and can sign in, or could lately
 */
export const needsSecond = (
  asker: number,
  { on, able, never_alone = false }: { on: boolean; able: readonly number[]; never_alone?: boolean },
): boolean => on && (never_alone || able.some((each) => each !== asker))

/** What somebody's decision comes to. `outdated`: it would have changed something else than was shown, and nothing was done. */
export const DECIDED_OUTCOMES = ['approved', 'refused', 'taken_back', 'outdated'] as const
export type DecidedOutcome = (typeof DECIDED_OUTCOMES)[number]
/** `ended`: it came to its end before anybody decided. */
const APPROVAL_OUTCOMES = [...DECIDED_OUTCOMES, 'ended'] as const
export type ApprovalOutcome = (typeof APPROVAL_OUTCOMES)[number]

/** What an act would change, a field each; rupees and percent as numbers in text. */
export const APPROVAL_FIELDS = [
  'revenue_percent',
  'revenue_flat_fee',
  'from_day',
  'difference',
  'answer',
  'month',
  'lines',
  'net',
  'publish_at',
  'on',
  'role_id',
  'state',
  'factor',
  'sign_in',
  'contact',
  'earliest_at',
] as const
export type ApprovalField = (typeof APPROVAL_FIELDS)[number]

const outcome = () => string<ApprovalOutcome>().oneOf(APPROVAL_OUTCOMES)
const printedValue = () => mixed<string | number>().nullable().defined()
const approvalSchema = strictObject({
  approval_id: rowId(),
  kind: string<ApprovalKind>().oneOf(APPROVAL_KIND_KEYS).defined(),
  /** The name of a partner or a lender, the number of a customer, or the kind whose rule it is. */
  about: string().defined(),
  changes: listOf(
    strictObject({
      field: string<ApprovalField>().oneOf(APPROVAL_FIELDS).defined(),
      before: string().nullable().defined(),
      after: string().nullable().defined(),
    }),
  ),
  /** Of criteria of a lender: what they are and would be. */
  criteria: strictObject({ before: criteriaSchema, after: criteriaSchema }).nullable().defined(),
  /** Of slabs of a lender: all of them, in their order, as they are and would be. */
  slabs: strictObject({ before: listOf(slabShownSchema), after: listOf(slabShownSchema) })
    .nullable()
    .defined(),
  /** Of what a statement prints of a lender: the property as it is and would be. */
  printed: strictObject({
    property: string<PrintedField>().oneOf(PRINTED_FIELDS).defined(),
    before: printedValue(),
    after: printedValue(),
  })
    .nullable()
    .defined(),
  /** Of a brand: what customers see and would see; null = the default brand. */
  brand: strictObject({ before: brandThemeSchema.nullable().defined(), after: brandThemeSchema.nullable().defined() })
    .nullable()
    .defined(),
  /** Whose record it is about; all null for a rule and for staff. */
  partner_id: rowId().nullable(),
  user_id: rowId().nullable(),
  lender_id: rowId().nullable(),
  reason: string().defined(),
  asked_by: string().defined(),
  asked_at: isoInstant(),
  /** Whoever looks has asked for it. */
  is_own: boolean().defined(),
  /** Whoever looks may agree to it, and refuse it; the own one may always be taken back. */
  may_approve: boolean().defined(),
  /** From when whoever looks may agree: they and whoever asked have let one another in lately. Refusing it waits for nothing. */
  may_approve_from: isoInstant().nullable(),
  outcome: outcome().nullable().defined(),
  decided_by: string().nullable().defined(),
  decided_at: isoInstant().nullable(),
  decision: string().nullable().defined(),
})
export type Approval = InferType<typeof approvalSchema>

export const approvalsSchema = strictObject({
  /** The oldest first. */
  waiting: listOf(approvalSchema),
  /** The newest first. */
  decided: listOf(approvalSchema),
  rules: listOf(
    strictObject({
      kind: string<RuledKind>().oneOf(RULED_KINDS).defined(),
      on: boolean().defined(),
      /** Somebody else than whoever looks may decide on acts of this kind. */
      others: boolean().defined(),
    }),
  ),
})
export type Approvals = InferType<typeof approvalsSchema>

/** What of a lender waits for a second person, the oldest first. `criteria_take_two`: a change of its criteria would wait, too. */
export const lenderApprovalsSchema = strictObject({
  waiting: listOf(approvalSchema),
  criteria_take_two: boolean().defined(),
})
export type LenderApprovals = InferType<typeof lenderApprovalsSchema>

/** Body of a decision, and why. */
export const decideApprovalSchema = strictObject({ approved: boolean().defined(), reason: staffReason() })

/** Body of whether acts of a kind need a second person, and why. */
export const approvalRuleSchema = strictObject({ on: boolean().defined(), reason: staffReason() })
