import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'

type Asker = Pick<HelpRequestRow, 'user_id' | 'partner_id'>

/** Did the same customer, or the same partner, ask both? Whoever asked without an account is nobody that we know again. */
export function isSameRequester(one: Asker, other: Asker): boolean {
  if (one.partner_id !== null || other.partner_id !== null) return one.partner_id === other.partner_id
  return one.user_id !== null && one.user_id === other.user_id
}
