import type { HelpRequestRow } from '#server/db/repositories/support/help-requests.ts'

/** Whoever asked has no answer yet, or asked again: it waits for us, or through us for the lender. */
export const awaitsOurReply = ({ status }: Pick<HelpRequestRow, 'status'>): boolean =>
  status === 'open' || status === 'waiting_lender'
