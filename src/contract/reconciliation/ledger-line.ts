import type { Paise } from '../rules/paise.ts'

/**
 * What is found where a lender's commission file is laid beside our disbursals. `missing_here`: they pay for what we have
 * not; `missing_there`: we have what they do not pay for; `clawed_back`: they take back what they paid.
 */
export const VERDICTS = [
  'matched',
  'status_differs',
  'amount_differs',
  'rate_differs',
  'date_differs',
  'missing_here',
  'missing_there',
  'duplicate',
  'clawed_back',
] as const
export type Verdict = (typeof VERDICTS)[number]

/** Both sides have it, and say different things: the first of these that is so names the line. */
export const DIFFERING = ['status_differs', 'amount_differs', 'rate_differs', 'date_differs'] as const
export type Differing = (typeof DIFFERING)[number]

export const isDiffering = (verdict: Verdict): verdict is Differing =>
  (DIFFERING as readonly Verdict[]).includes(verdict)

/** Beside the verdict: the file names a bill that we have not made; a partner's lead, and no line in its statement. */
export const LEDGER_FLAGS = ['paid_not_billed', 'partner_not_accrued'] as const
export type LedgerFlag = (typeof LEDGER_FLAGS)[number]

/** `corrected`: their line was given to the loan that it is about. `chased`: the lender was asked, which may be again. */
export const DECISIONS = ['accepted', 'disputed', 'corrected', 'chased'] as const
export type Decision = (typeof DECISIONS)[number]

/** `waiting`: a second person has to agree. */
export const DECISION_STATES = ['waiting', 'standing'] as const
export type DecisionState = (typeof DECISION_STATES)[number]

/** A line of a lender's commission file. */
export interface FileLine {
  line_id: number
  /** Month such as 2026-10. */
  period: string
  app_id: string | null
  loan_account: string
  /** Null where the file does not say. */
  disbursed: Paise | null
  day: string | null
  /** What they pay, without GST; below zero where they take it back. */
  gross: Paise
  slab: string | null
  invoice_number: string | null
}

/** A part of a loan that was paid out, as we know it. */
export interface OwnLine {
  disbursal_id: number
  app_id: string
  tranche: number
  loan_account: string | null
  /** Null where nobody has named it. */
  disbursed: Paise | null
  day: string
  /** The customer gave the loan back. */
  given_back: boolean
  /** What the lender owes for it by its slabs. */
  expected: Paise
}

/** What a partner has of it. */
export interface PartnerLine {
  partner: string
  gross: Paise
  status: 'accrued' | 'approved' | 'paid' | 'taken_back'
}

/** What was decided, and by whom. */
export interface LineDecision {
  decision_id: number
  kind: Decision
  state: DecisionState
  reason: string
  /** Null = it came with the demonstration. */
  by: string | null
  agreed_by: string | null
  /** ISO instant. */
  at: string
}

/** One line of the comparison: theirs, ours, or both. */
export interface ComparedLine {
  verdict: Verdict
  /** Everything that differs, the verdict's first. */
  differs: Differing[]
  file: FileLine | null
  own: OwnLine | null
}

/** The same with what else is known of it; a closed month keeps it as it stood. */
export interface LedgerLine extends ComparedLine {
  flags: LedgerFlag[]
  partner: PartnerLine | null
  /** The application's reference, where it is known. */
  reference: string | null
  decision: LineDecision | null
}
