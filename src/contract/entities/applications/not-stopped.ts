/**
 * Why staff are told of an application or a loan that could not be stopped as the customer asked: the lender was too far, goes on
 * all the same, has not answered, said yes after it had paid out, or says something else than it did.
 */
export const NOT_STOPPED = ['too_late', 'goes_on', 'unanswered', 'confirmed_after_payout', 'contradicted'] as const
export type NotStopped = (typeof NOT_STOPPED)[number]
