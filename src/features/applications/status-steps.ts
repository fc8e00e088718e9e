import { isFinal, isUndecided } from '#src/contract/entities/applications/application-status.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import type { Application, StatusEntry } from '#src/contract/entities/applications/application.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import type { StatusTone } from '#src/ui/timeline/StatusBadge.tsx'

/**
 * As the customer sees it: an application that waits for their answers is not being sent yet, and one for a card is not
 * sent by us at all: it goes on at the bank, and ends with a card instead of a payout. An insurer that has a request
 * calls, and the policy is bought from the insurer.
 */
export type ShownStatus = ApplicationStatus | 'answers_needed' | 'at_bank' | 'card_approved' | 'at_insurer' | 'returned'

const CARD_WORDS: Partial<Record<ApplicationStatus, ShownStatus>> = { submitted: 'at_bank', approved: 'card_approved' }
const isInsurance = ({ product_type }: Application): boolean => PRODUCTS[product_type].answeredBy === 'insurer'
const isCard = ({ product_type }: Application): boolean => PRODUCTS[product_type].answeredBy === 'bank'

export function shownStatus(application: Application): ShownStatus {
  const { status, next_step } = application
  if (isReturned(application)) return 'returned'
  if (isCard(application)) return CARD_WORDS[status] ?? status
  if (isInsurance(application) && status === 'received') return 'at_insurer'
  return status === 'submitted' && next_step.kind === 'additional_info' ? 'answers_needed' : status
}

export const STATUS_TONES: Record<ShownStatus, StatusTone> = {
  draft: 'neutral',
  answers_needed: 'warn',
  at_bank: 'info',
  card_approved: 'ok',
  at_insurer: 'info',
  submitted: 'info',
  queued: 'warn',
  received: 'info',
  documents_needed: 'warn',
  in_review: 'info',
  approved: 'ok',
  agreement_signed: 'ok',
  disbursed: 'ok',
  returned: 'neutral',
  rejected: 'err',
  withdrawn: 'neutral',
  expired: 'neutral',
}

/** Paid out, given back in its cooling-off days, and closed by its lender. */
const isReturned = ({ history }: Application): boolean =>
  history.some(({ note, source }) => source === 'creditlane' && note === 'exit_confirmed')

/** We do nothing more for it, although its lender has not ended it: a consent was withdrawn after the decision. */
export const isStopped = ({ status, history }: Application): boolean =>
  !isFinal(status) && history.some(({ note, source }) => source === 'customer' && note === 'consent_withdrawn')

/** Banks and insurers we cannot ask to stop. */
export const stoppedWords = ({ history }: Application): 'stopped' | 'stoppedHere' =>
  history.some(({ note, source }) => source === 'creditlane' && note === 'cancel_asked') ? 'stopped' : 'stoppedHere'

/** Stages still to come, named for the customer rather than by status. */
export type ComingStep = 'decision' | 'agreement' | 'payout' | 'bank_decision' | 'card' | 'insurer_call'

const DECIDED: readonly ApplicationStatus[] = ['approved', 'agreement_signed', 'disbursed']

export function comingSteps(application: Application): ComingStep[] {
  const { status } = application
  if (isFinal(status) || isStopped(application)) return []
  if (isInsurance(application)) return ['insurer_call']
  if (isCard(application)) return DECIDED.includes(status) ? ['card'] : ['bank_decision', 'card']
  if (status === 'agreement_signed') return ['payout']
  return DECIDED.includes(status) ? ['agreement'] : ['decision', 'agreement']
}

/** What somebody has to answer first, as it was listed; after it what waits for the customer to choose a lender. */
export const sentFirst = (applications: readonly Application[]): Application[] => [
  ...applications.filter(({ status }) => status !== 'draft'),
  ...applications.filter(({ status }) => status === 'draft'),
]

/** What happened, oldest first. A draft that was never sent is no event of its own once it has been sent. */
export function pastSteps({ history }: Application): StatusEntry[] {
  const inOrder = [...history].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const sent = inOrder.filter(({ status }) => status !== 'draft')
  return sent.length > 0 ? sent : inOrder
}

/** The lender went on with what the customer had taken back. */
export const isAfterWithdrawal = (past: readonly StatusEntry[], index: number): boolean =>
  past[index]?.source === 'lender' &&
  past.slice(0, index).some(({ status, source }) => status === 'withdrawn' && source === 'customer')

/** The lender's own words to a loan that is given back, kept with its answer. */
export const isWordOfExit = (past: readonly StatusEntry[], index: number): boolean => {
  const [before, entry] = [past[index - 1], past[index]]
  const answered = before?.note === 'exit_confirmed' || before?.note === 'exit_refused'
  return answered && entry?.source === 'lender' && entry.at === before.at
}

/** What is true of withdrawing it: what was never sent is nobody's to stop, and a bank or insurer we cannot tell. */
export function withdrawWords({
  product_type,
  next_step,
}: Application): 'text' | 'textCard' | 'textPlan' | 'textUnsent' {
  if (PRODUCTS[product_type].answeredBy === 'bank') return 'textCard'
  if (PRODUCTS[product_type].answeredBy === 'insurer') return 'textPlan'
  return next_step.kind === 'additional_info' ? 'textUnsent' : 'text'
}

/** The lender may still be told to stop: it has not decided yet. */
export const canWithdraw = ({ status }: Application): boolean => status !== 'draft' && isUndecided(status)

/** The reason that came with a refusal, in the lender's words. */
export const refusalReason = ({ history }: Application): string | null =>
  history.findLast(({ status }) => status === 'rejected')?.note ?? null
