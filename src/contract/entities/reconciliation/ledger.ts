import type { InferType } from 'yup'
import { array, boolean, number, string } from '#src/contract/yup.ts'
import { DECISION_STATES, DECISIONS, DIFFERING, LEDGER_FLAGS, VERDICTS } from '../../reconciliation/ledger-line.ts'
import { MAX_TOLERANCE } from '../../reconciliation/tolerance.ts'
import { safeText } from '../../rules/safe-text.ts'
import { gstinOrNone } from '../earnings/gstin.ts'
import { payoutMonth } from '../earnings/payout-fields.ts'
import { PAYOUT_STATUSES } from '../earnings/payout.ts'
import { isoDay, isoInstant, listOf, numberBetween, rowId, strictObject } from '../shared/fields.ts'

/** Rupees to the paisa. */
const amount = () => number().defined()
const count = () => number().integer().min(0).defined()
const REASON_MAX = 300
const reason = () => safeText(REASON_MAX).trim().required('rules:required').defined()

/** What two amounts come to: loans, what was paid out (null: no line says it), what the lender pays for that without GST. */
const sumSchema = strictObject({ lines: count(), disbursed: amount().nullable(), commission: amount() })

/** `no_file`: we have loans and the lender has sent nothing; `ready`: nothing is open any more; `closed`: it is frozen. */
const LEDGER_STATES = ['no_file', 'open', 'ready', 'closed'] as const
export type LedgerState = (typeof LEDGER_STATES)[number]

const decisionSchema = strictObject({
  decision_id: rowId(),
  kind: string().oneOf(DECISIONS).defined(),
  state: string().oneOf(DECISION_STATES).defined(),
  reason: string().defined(),
  by: string().nullable().defined(),
  agreed_by: string().nullable().defined(),
  at: isoInstant(),
})

/** One line: what the lender's file says, what we have, and what a partner has of it. */
const lineSchema = strictObject({
  verdict: string().oneOf(VERDICTS).defined(),
  differs: listOf(string().oneOf(DIFFERING).defined()),
  flags: listOf(string().oneOf(LEDGER_FLAGS).defined()),
  /** The application's, where it is known. */
  reference: string().nullable().defined(),
  /** The customer of that application. */
  user_id: rowId().nullable(),
  loan_account: string().nullable().defined(),
  file: strictObject({
    line_id: rowId(),
    disbursed: amount().nullable(),
    day: isoDay().nullable(),
    gross: amount(),
    slab: string().nullable().defined(),
    invoice_number: string().nullable().defined(),
  })
    .nullable()
    .defined(),
  own: strictObject({
    disbursal_id: rowId(),
    disbursed: amount().nullable(),
    day: isoDay(),
    given_back: boolean().defined(),
    expected: amount(),
  })
    .nullable()
    .defined(),
  partner: strictObject({
    partner: string().defined(),
    gross: amount(),
    status: string().oneOf(PAYOUT_STATUSES).defined(),
  })
    .nullable()
    .defined(),
  /** Of what is paid twice: the line that pays for the loan already. */
  paid_before: strictObject({ month: payoutMonth(), day: isoDay().nullable(), gross: amount() }).nullable(),
  decision: decisionSchema.nullable().defined(),
  /** What it moves in what the lender pays us. */
  worth: amount(),
})
export type LedgerLineView = InferType<typeof lineSchema>

const filePartSums = { matched: sumSchema, differing: sumSchema, missing_here: sumSchema }
const sumsSchema = strictObject({
  file: strictObject({ ...filePartSums, duplicate: sumSchema, clawed_back: sumSchema, all: sumSchema }),
  own: strictObject({ matched: sumSchema, differing: sumSchema, missing_there: sumSchema, all: sumSchema }),
})

/** A lender's month, and a page of its lines. */
export const ledgerSchema = strictObject({
  lender_id: rowId(),
  lender: string().defined(),
  month: payoutMonth(),
  state: string().oneOf(LEDGER_STATES).defined(),
  /** Lines that nobody has decided about. */
  open: count(),
  /** Of these, those where both sides have the loan and differ. */
  differing: count(),
  /** What is no difference yet of an amount, rupees. */
  tolerance: amount(),
  /** An earlier month that has to be closed before this one. */
  earlier: payoutMonth().nullable(),
  /** The month is not over. */
  running: boolean().defined(),
  closed: strictObject({ by: string().nullable().defined(), at: isoInstant(), hash: string().defined() })
    .nullable()
    .defined(),
  /** What was looked at: who closes says what they saw. */
  seen: string().defined(),
  sums: sumsSchema,
  verdicts: listOf(strictObject({ verdict: string().oneOf(VERDICTS).defined(), lines: count() })),
  rows: listOf(lineSchema),
  total: count(),
})
export type LedgerView = InferType<typeof ledgerSchema>

/** What of a lender's months that are over can be closed in one act, and what stands in the way of the first that cannot. */
const closingSchema = strictObject({
  lender_id: rowId(),
  lender: string().defined(),
  /** The oldest first; none where the first month of all is open. */
  months: listOf(payoutMonth()),
  lines: count(),
  /** What was looked at: who closes says what they saw. */
  seen: string().defined(),
  /** `open`: lines that nobody has decided about; `behind`: months that wait for this one. */
  blocked: strictObject({ month: payoutMonth(), open: count(), has_file: boolean().defined(), behind: count() })
    .nullable()
    .defined(),
})
export type Closing = InferType<typeof closingSchema>

/** A month over all lenders; `closing` is of whatever month. */
export const reconciliationSchema = strictObject({
  closing: listOf(closingSchema),
  month: payoutMonth(),
  months: listOf(payoutMonth()),
  lenders: listOf(
    strictObject({
      lender_id: rowId(),
      lender: string().defined(),
      state: string().oneOf(LEDGER_STATES).defined(),
      open: count(),
      /** The lender has told something of this month; without it, sums of nothing are no sums of the lender's. */
      has_file: boolean().defined(),
      file: sumSchema,
      own: sumSchema,
      received: amount(),
    }),
  ),
})
export type Reconciliation = InferType<typeof reconciliationSchema>

const subject = strictObject({ line_id: rowId().nullable().defined(), disbursal_id: rowId().nullable().defined() })
export type LineSubject = InferType<typeof subject>
/** More than any month of a lender, or any chase list, has had. */
const MOST_LINES = 5_000

/** What is decided about lines of a month. `reference`: of the application that a line of theirs belongs to. */
export const decideSchema = strictObject({
  month: payoutMonth(),
  lines: array(subject.defined()).min(1, 'rules:required').max(MOST_LINES, 'rules:text.tooLong').defined(),
  kind: string().oneOf(DECISIONS, 'rules:choice.unknown').defined(),
  reason: reason(),
  reference: safeText(20).optional(),
})
export type DecideBody = InferType<typeof decideSchema>

/** Why a line was left as it is. */
const LEFT_REASONS = [
  ...(['gone', 'decided', 'not_possible', 'own_decision', 'one_hand', 'no_application'] as const),
] as const
export type LeftReason = (typeof LEFT_REASONS)[number]

export const decidedSchema = strictObject({
  changed: count(),
  /** A second person has to agree. */
  waiting: count(),
  /** What was written, so that all of it can be taken back in one act. */
  decisions: listOf(rowId()),
  left: listOf(strictObject({ why: string().oneOf(LEFT_REASONS).defined(), lines: listOf(subject) })),
})
export type Decided = InferType<typeof decidedSchema>

const ids = () =>
  array(rowId())
    .min(1, 'rules:required')
    .max(MOST_LINES, 'rules:text.tooLong')
    .test('once', 'rules:choice.unknown', (each) => each === undefined || new Set(each).size === each.length)
    .defined()

/** Of the chase list, whichever lender and month each is of: asked about, or written off. */
export const decideChasedSchema = strictObject({
  disbursal_ids: ids(),
  kind: string()
    .oneOf(['chased', 'accepted'] as const, 'rules:choice.unknown')
    .defined(),
  reason: reason(),
})
export type DecideChased = InferType<typeof decideChasedSchema>

/** What is asked for where many lines are chosen: the lines are the choice itself. */
export const decideManySchema = strictObject({ reason: reason() })

export const undoDecisionsSchema = strictObject({ decision_ids: ids() })

/** `left`: each that stands as it was, with why. */
export const undoneSchema = strictObject({
  undone: count(),
  left: listOf(strictObject({ why: string().defined(), decisions: listOf(rowId()) })),
})
export type Undone = InferType<typeof undoneSchema>

/** Takes every difference that moves no more than this, rupees. */
export const acceptSmallSchema = strictObject({
  month: payoutMonth(),
  up_to: numberBetween(0, MAX_TOLERANCE.amount),
  reason: reason(),
})

export const closeMonthSchema = strictObject({ month: payoutMonth(), seen: string().max(64).defined() })
export type CloseMonthBody = InferType<typeof closeMonthSchema>

export const closeMonthsSchema = strictObject({
  lenders: array(strictObject({ lender_id: rowId(), seen: string().max(64).defined() }).defined())
    .min(1, 'rules:required')
    .max(MOST_LINES, 'rules:text.tooLong')
    .defined(),
})
export type CloseMonthsBody = InferType<typeof closeMonthsSchema>

/** `left`: lenders whose lines have changed since they were looked at. */
export const closedMonthsSchema = strictObject({
  closed: listOf(strictObject({ lender_id: rowId(), month: payoutMonth(), hash: string().defined() })),
  left: listOf(strictObject({ lender_id: rowId() })),
})
export type ClosedMonths = InferType<typeof closedMonthsSchema>

/** How long a lender has not paid for what we have, in days since it was paid out. */
const CHASE_AGES = ['young', 'over30', 'over60', 'over90'] as const
export type ChaseAge = (typeof CHASE_AGES)[number]
/** What the list is narrowed to: those that the lender is to be asked about now, or those of an age. */
export const CHASE_PARTS = ['due', ...CHASE_AGES] as const
export type ChasePart = (typeof CHASE_PARTS)[number]

const chaseSchema = strictObject({
  lender_id: rowId(),
  lender: string().defined(),
  month: payoutMonth(),
  disbursal_id: rowId(),
  reference: string().nullable().defined(),
  loan_account: string().nullable().defined(),
  day: isoDay(),
  days: count(),
  age: string().oneOf(CHASE_AGES).defined(),
  /** The lender is to be asked: for the first time, or again. */
  due: boolean().defined(),
  disbursed: amount().nullable(),
  expected: amount(),
  decision: decisionSchema.nullable().defined(),
  /** The month is closed: what is decided now belongs to the one behind it. */
  times: count(),
})
export type ChaseLine = InferType<typeof chaseSchema>
export const isOfPart = ({ age, due }: ChaseLine, part: ChasePart): boolean => (part === 'due' ? due : age === part)
export const chaseListSchema = listOf(chaseSchema)

const bookFields = {
  tolerance_amount: numberBetween(0, MAX_TOLERANCE.amount),
  tolerance_percent: numberBetween(0, MAX_TOLERANCE.percent),
  tolerance_days: numberBetween(0, MAX_TOLERANCE.days).integer('rules:number.range'),
  bill_name: safeText(120).defined(),
  bill_address: safeText(240).defined(),
  bill_gstin: gstinOrNone.defined(),
}
/** How a lender's books are compared, and whom its bills name. `version`: the one that was changed; 0 = none yet. */
export const lenderBookSave = strictObject({ ...bookFields, version: number().integer().min(0).defined() })
export type LenderBookSave = InferType<typeof lenderBookSave>
export const lenderBookSchema = strictObject({
  ...bookFields,
  version: number().integer().min(0).defined(),
  saved_by: string().nullable().defined(),
  saved_at: isoInstant().nullable(),
})
export type LenderBook = InferType<typeof lenderBookSchema>
