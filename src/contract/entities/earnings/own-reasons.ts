/**
 * Why the product itself takes a line of a statement back, as it is kept with the line; screens say it in their own language.
 * Every other reason is what an admin has written.
 */
export const OWN_REASONS = {
  given_back: 'The customer gave the loan back within the cooling-off days, and the lender closed it.',
  file_taken_back: 'The lender’s file that reported this disbursal was taken back.',
} as const
export type OwnReason = keyof typeof OWN_REASONS

/** Which of its own reasons a line was taken back for; null for an admin's words. */
export const ownReason = (reason: string): OwnReason | null =>
  (Object.keys(OWN_REASONS) as OwnReason[]).find((each) => OWN_REASONS[each] === reason) ?? null
