/**
 * The canonical statuses every lender's own are mapped to. `queued`: the lender could not be reached yet and the
 * application is kept and retried.
 */
export const APPLICATION_STATUSES = [
  'draft',
  'submitted',
  'queued',
  'received',
  'documents_needed',
  'in_review',
  'approved',
  'agreement_signed',
  'disbursed',
  'rejected',
  'withdrawn',
  'expired',
] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

const MOVES: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  draft: ['submitted', 'withdrawn', 'expired'],
  submitted: ['queued', 'received', 'documents_needed', 'in_review', 'approved', 'rejected', 'withdrawn', 'expired'],
  queued: ['received', 'documents_needed', 'in_review', 'approved', 'rejected', 'withdrawn', 'expired'],
  received: ['documents_needed', 'in_review', 'approved', 'rejected', 'withdrawn', 'expired'],
  documents_needed: ['received', 'in_review', 'approved', 'rejected', 'withdrawn', 'expired'],
  in_review: ['documents_needed', 'approved', 'rejected', 'withdrawn', 'expired'],
  approved: ['agreement_signed', 'disbursed', 'rejected', 'withdrawn', 'expired'],
  agreement_signed: ['disbursed', 'rejected', 'withdrawn', 'expired'],
  disbursed: [],
  rejected: [],
  withdrawn: [],
  expired: [],
}

/** True when an application may move from one status to the other. Staying where it is is not a move. */
export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return MOVES[from].includes(to)
}

/**
 * The moves by which a lender's report brings an application from one status to another; null = it cannot. A report of what
 * follows an approval says that there was one, also where nobody had told it; and what a lender pays out after its customer
 * took the application back is a loan all the same.
 */
export function movesTo(from: ApplicationStatus, to: ApplicationStatus): ApplicationStatus[] | null {
  if (canMove(from, to) || isPaidOutAfterAll(from, to)) return [to]
  return canMove(from, 'approved') && canMove('approved', to) ? ['approved', to] : null
}

/** Whether a lender passes a status on its way to a later one: told afterwards, it is no news. */
export const isBefore = (status: ApplicationStatus, later: ApplicationStatus): boolean =>
  !isFinal(status) && movesTo(status, later) !== null

/** A lender has paid out what the customer had taken back: there is a loan, whatever we had written. */
const isPaidOutAfterAll = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  from === 'withdrawn' && to === 'disbursed'

/** Where lenders take up again what they had ended, the nearest to an answer first. */
const TAKEN_UP: readonly ApplicationStatus[] = ['in_review', 'received', 'submitted']

/** A lender's no, or its silence, may be taken back by it; what the customer ended, or what was paid out, stays. */
export const mayReopen = (status: ApplicationStatus): boolean => status === 'rejected' || status === 'expired'

/** Where an ended application is opened again so that a lender's report can bring it there; null = it cannot. */
export const reopenedAt = (from: ApplicationStatus, to: ApplicationStatus): ApplicationStatus | null =>
  mayReopen(from) ? (TAKEN_UP.find((status) => status === to || movesTo(status, to) !== null) ?? null) : null

/** True when nothing can follow: disbursed, rejected, withdrawn or expired. */
export function isFinal(status: ApplicationStatus): boolean {
  return MOVES[status].length === 0
}

/** True until the lender, bank or insurer has decided: until then the customer may take the application back. */
export const isUndecided = (status: ApplicationStatus): boolean => UNDECIDED.includes(status)
const UNDECIDED: readonly ApplicationStatus[] = [
  'draft',
  'submitted',
  'queued',
  'received',
  'documents_needed',
  'in_review',
]
