import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { answerPayoutDispute } from '../earnings/answer-payout-dispute.ts'
import { askOrAct } from './ask-or-act.ts'

/**
 * Answers a partner who disputes a line: that the line is right at once, that the partner is right once a second person
 * agrees.
 * @throws AppError as `answerPayoutDispute` and `askOrAct`
 */
export async function decideDispute(
  deps: Deps,
  dispute_id: number,
  { upheld, answer, gross = null }: { upheld: boolean; answer: string; gross?: number | null | undefined },
  by: ByStaff,
): Promise<Awaited<ReturnType<typeof askOrAct>> & { difference: number | null }> {
  if (upheld) {
    const body = { dispute_id, answer, gross }
    const asked = await askOrAct(deps, { kind: 'dispute', target: dispute_id, body, reason: answer }, by)
    return { ...asked, difference: asked.audit.after?.net === undefined ? null : Number(asked.audit.after.net) }
  }
  const { dispute } = await answerPayoutDispute(deps, dispute_id, { upheld, answer })
  const { partner_id, payout_id, status } = dispute
  const [before, after] = [
    { dispute_id, payout_id, status: 'open' },
    { dispute_id, payout_id, status, answer },
  ]
  return { waits: false, difference: null, audit: { object: `partner:${partner_id}`, before, after } }
}
