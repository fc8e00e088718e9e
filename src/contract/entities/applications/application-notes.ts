/**
 * Notes that we ourselves put on an application's timeline: screens translate them. A note with source 'lender' is the
 * lender's own words and shown as they are.
 */
export const APPLICATION_NOTES = [
  /** The lender could not be reached yet: the application is kept and sent again. */
  'lender_unreachable',
  /** The lender asks for more before it takes the application. */
  'additional_info_needed',
  /** The customer has answered what the lender asked. */
  'additional_info_given',
  /** A gold lender asks for documents: the customer brings the jewellery, which is weighed and tested. */
  'gold_assay',
  /** The lender's own code was entered and is right. */
  'lender_otp_confirmed',
  /** The customer went on to the lender's own site. */
  'handed_over',
  /** The customer goes on at the bank of a card, on its own page. */
  'continues_at_bank',
  /** The lender could not be reached for days; nothing was sent. */
  'gave_up',
  /** The customer asked the lender to go on with it. */
  'nudged',
  /** The customer withdrew a consent that it stands on, after the decision: we do nothing more for it. */
  'consent_withdrawn',
  /** The customer does not take the loan that the lender has approved. */
  'offer_declined',
  /** We ask the lender to stop. */
  'cancel_asked',
  /** The lender has stopped, or never had it. */
  'cancel_confirmed',
  /** The lender goes on: the entry's status is where it is there. */
  'cancel_too_late',
  /** The lender goes on and does not say where it is. */
  'cancel_refused',
  /** The lender has not answered for days. */
  'cancel_unanswered',
  /** The customer wants to give the loan back in its cooling-off days: the lender is told. */
  'exit_asked',
  /** They say that the money is with the lender. */
  'exit_returned',
  /** The lender knows, and waits for the money. */
  'exit_noted',
  /** The lender has closed the loan. */
  'exit_confirmed',
  /** The lender does not close it. */
  'exit_refused',
  /** The lender has not answered for days. */
  'exit_unanswered',
  /** The loan is paid out in several parts: this is a further one. */
  'tranche_paid',
  /** The lender's file was taken back: the entry's status is where the application is again. */
  'file_undone',
  /** The lender looks again at what it had ended: the entry's status is where the application is. */
  'reopened',
] as const
export type ApplicationNote = (typeof APPLICATION_NOTES)[number]

const BEING_CHECKED = 'status_being_checked:'

/** Note for a lender's status that is not mapped yet, with the lender's own word: kept, shown as being checked. */
export const beingCheckedNote = (lenderStatus: string): string => `${BEING_CHECKED}${lenderStatus}`

/** The lender's own word of a status that is being checked; null for any other note. */
export const wordBeingChecked = (note: string | null): string | null =>
  note?.startsWith(BEING_CHECKED) ? note.slice(BEING_CHECKED.length) : null
