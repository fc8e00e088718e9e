import { findLineReference } from '#server/db/repositories/earnings/payouts.ts'
import type { DisputeRow } from '#server/db/repositories/earnings/payouts.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { openPartnerTicket } from '../shared/open-partner-ticket.ts'

/** The ticket of a question about a payout, in the caller's transaction; both clocks run from when it was asked. */
export async function openDisputeTicket(
  deps: Deps,
  { partner_id, created_by, payout_id, dispute_id, reason, created_at }: DisputeRow,
  language: Locale,
): Promise<void> {
  const t = textsIn(language)
  const reference = await findLineReference(deps.db, payout_id)
  const subject = reference === null ? t('server:ticket.reward') : t('server:ticket.payout', { reference })
  const asked = { topic: 'general', subject, description: reason, disputeId: dispute_id, at: created_at }
  await openPartnerTicket(deps, { partner_id, partner_user_id: created_by }, asked)
}
