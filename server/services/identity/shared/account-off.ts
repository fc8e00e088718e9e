import { AppError } from '#src/contract/errors.ts'

const WHY = {
  staff: 'rules:accountOff.staff',
  personOff: 'rules:accountOff.personOff',
  partnerSuspended: 'rules:accountOff.partnerSuspended',
  partnerLeft: 'rules:accountOff.partnerLeft',
} as const
export type WhyOff = keyof typeof WHY

/**
 * Said to whoever has shown the right password, and to nobody else: a stranger with a wrong one reads what everybody reads.
 */
export const accountOff = (why: WhyOff): AppError =>
  new AppError('account_off', 'This account is switched off.', { errors: { account: WHY[why] } })
