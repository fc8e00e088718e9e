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
  /** The customer went on to the lender's own site. */
  'handed_over',
  /** The lender could not be reached for days; nothing was sent. */
  'gave_up',
] as const
export type ApplicationNote = (typeof APPLICATION_NOTES)[number]
