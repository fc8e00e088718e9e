import { AppError } from '#src/contract/errors.ts'

export type WhyOff = 'staff' | 'personOff' | 'partnerSuspended' | 'partnerLeft'

/**
 * Said to whoever has shown the right password, and to nobody else: a stranger with a wrong one reads what everybody reads.
 */
export const accountOff = (why: WhyOff): AppError =>
  new AppError('account_off', 'This account is switched off.', { errors: { account: `rules:accountOff.${why}` } })
