import { PRODUCT } from '../shared/product-type.ts'
import type { ProductType } from '../shared/product-type.ts'
import type { ApplicationStatus } from './application-status.ts'
import type { Application } from './application.ts'

/** What a customer can do about an application; each has an address, see `actPath`. */
export type CustomerAct =
  | 'choose_offer'
  | 'answer'
  | 'enter_code'
  | 'go_to_lender'
  | 'send_documents'
  | 'sign'
  | 'see_loan'
  | 'see_others'
  | 'apply_again'

interface Moves {
  /** There for everybody in this state. */
  act?: CustomerAct
  /** What the lender's own page is for, where it has one. */
  atLender?: CustomerAct
  /** Working days in which the next step usually comes; absent = nothing follows, or it is the customer's turn. */
  days?: number
  /** The customer may say no to what the lender offers. */
  declines?: true
}

/** From the state of an application to what its customer can do next: an act, or a wait with a last day. */
export const NEXT_MOVES: Record<ApplicationStatus, Moves> = {
  draft: { act: 'choose_offer' },
  submitted: { days: 1 },
  queued: { days: 2 },
  received: { atLender: 'go_to_lender', days: 2 },
  documents_needed: { atLender: 'send_documents', days: 3 },
  in_review: { atLender: 'go_to_lender', days: 3 },
  approved: { atLender: 'sign', days: 2, declines: true },
  agreement_signed: { days: 2 },
  disbursed: { act: 'see_loan' },
  rejected: { act: 'see_others' },
  withdrawn: { act: 'apply_again' },
  expired: { act: 'apply_again' },
}

/** A house is valued, a card is printed. */
const SLOWER: Partial<Record<ProductType, Partial<Record<ApplicationStatus, number>>>> = {
  [PRODUCT.housing]: { received: 3, in_review: 10, approved: 5, agreement_signed: 5 },
  [PRODUCT.cards]: { submitted: 2, received: 3, in_review: 7, approved: 7 },
  [PRODUCT.insurance]: { submitted: 2, received: 3, in_review: 5, approved: 3 },
}

/** Working days in which the step after a status usually comes; null = none is waited for. */
export const usualDays = (product: ProductType, status: ApplicationStatus): number | null =>
  SLOWER[product]?.[status] ?? NEXT_MOVES[status].days ?? null

/** The customer's own next step; null while it is somebody else's. */
export function nextAct({
  status,
  next_step,
  lender_slug,
}: Pick<Application, 'status' | 'next_step' | 'lender_slug'>): CustomerAct | null {
  const { act, atLender = 'go_to_lender' } = NEXT_MOVES[status]
  if (next_step.kind === 'additional_info') return 'answer'
  if (next_step.kind === 'otp') return 'enter_code'
  if (next_step.kind === 'handover') return atLender
  // A card or a plan that was paid out has no page of a loan.
  return act === 'see_loan' && lender_slug === null ? 'apply_again' : (act ?? null)
}
