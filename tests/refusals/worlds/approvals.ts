import {
  createApproval,
  decideApprovalRow,
  listKindsOff,
  listWaitingApprovals,
} from '#server/db/repositories/approvals/approvals.ts'
import type { World } from '../credentials.ts'

/** Other terms for partner A that wait for somebody else than whoever asked. Answers their number. */
export async function freshApproval({ server }: World): Promise<number> {
  const { db, clock } = server.deps
  for (const { approval_id } of await listWaitingApprovals(db))
    await decideApprovalRow(db, approval_id, {
      outcome: 'taken_back',
      decided_by: 1,
      decided_at: clock.now(),
      decision: 'Another one is asked for',
    })
  const made = await createApproval(db, {
    kind: 'terms',
    target: '1',
    reason: 'Agreed on the phone',
    asked_by: 2,
    asked_at: clock.now(),
    body: { partner_id: 1, update: { revenue_percent: 41, revenue_flat_fee: 0 } },
    shown: { about: 'Anand Money Mart', before: { revenue_percent: 40 }, after: { revenue_percent: 41 } },
  })
  return made ?? 0
}

/** What the rule about terms is not. */
export const ruleToSet = async ({ server }: World): Promise<boolean> =>
  (await listKindsOff(server.deps.db)).includes('terms')
