import { isDeepStrictEqual } from 'node:util'
import { decideApprovalRow, findApproval, lockApproval } from '#server/db/repositories/approvals/approvals.ts'
import type { ApprovalRow } from '#server/db/repositories/approvals/approvals.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { ByStaff } from '#server/session.ts'
import type { ApprovalKind, DecidedOutcome } from '#src/contract/entities/approvals/approval.ts'
import { AppError, isAppError } from '#src/contract/errors.ts'
import { dropContactChange } from '../identity/public/contact-change.ts'
import { found } from '../shared/not-found.ts'
import { notifyOfSoleApproval } from '../shared/second-person/notify-of-sole-approval.ts'
import { requireTwoHands } from '../shared/second-person/second-person.ts'
import { approvalProblem } from './public/rule-of.ts'
import type { Done } from './shared/act-outcome.ts'
import { ACTS } from './shared/acts.ts'

/**
 * A second person agrees to an act, which is done at once, or refuses it; whoever asked may take it back. If it would change
 * something else by now than was shown, it ends as `outdated` and nothing is done.
 * @throws AppError `not_found`; `conflict` once it is decided, for whoever it is done to, for whoever asked, while somebody else may decide or could lately,
 * and between two of whom one has just let in the other
 */
export async function decideApproval(
  deps: Deps,
  approvalId: number,
  { approved, reason }: { approved: boolean; reason: string },
  by: ByStaff,
): Promise<{ kind: ApprovalKind; outcome: DecidedOutcome; audit: Done['audit'] }> {
  return transaction(deps, async (deps) => {
    await lockSubject(deps, approvalId)
    const row = found(await lockApproval(deps.db, approvalId))
    if (row.outcome !== null) throw new AppError('conflict', 'This is decided already.')
    const own = row.asked_by === by.admin_id
    const problem = await approvalProblem(deps, row, by.admin_id)
    if (approved && problem === 'asker') throw new AppError('conflict', 'You asked for this. Somebody else decides.')
    if (problem === 'subject') throw new AppError('conflict', 'This is about you. Somebody else decides.')
    if (approved) await requireTwoHands(deps, row.asked_by, by.admin_id)
    const done = approved ? await carryOut(deps, row, { admin_id: by.admin_id }) : null
    const outcome = done ? 'approved' : approved ? 'outdated' : own ? 'taken_back' : 'refused'
    await decideApprovalRow(deps.db, approvalId, {
      outcome,
      decided_by: by.admin_id,
      decided_at: deps.clock.now(),
      decision: reason,
    })
    if (row.kind === 'contact' && !done) await dropContactChange(deps, Number(row.target), outcome)
    const { object, before, after } = done?.audit ?? { object: `approval:${approvalId}`, before: {}, after: {} }
    const two = { asked_by: row.asked_by, outcome, reason, ...(approved && own && { alone: true }) }
    if (approved && own) await notifyOfSoleApproval(deps, { ...row, admin_id: by.admin_id })
    if (!own) await queueJob(deps.db, 'tell_asker', { approval_id: approvalId }, deps.clock.now())
    return { kind: row.kind, outcome, audit: { object, before, after: { ...after, ...two } } }
  })
}

/** Whatever else ends the change of a contact waits for the customer's row, and for the act behind it. */
async function lockSubject(deps: TxDeps, approvalId: number): Promise<void> {
  const { kind, target } = found(await findApproval(deps.db, approvalId))
  if (kind === 'contact') await lockCustomer(deps.db, Number(target))
}

const CHANGED = 'What this would change has changed meanwhile.'

/** Does what was shown; null, and nothing done, where it is refused by now or would change something else. */
async function carryOut(deps: Deps, { kind, body, shown }: ApprovalRow, by: ByStaff): Promise<Done | null> {
  // Kind and body were written together.
  const act = ACTS[kind] as (deps: TxDeps, body: unknown, by: ByStaff) => Promise<Done>
  try {
    return await transaction(deps, async (deps) => {
      const done = await act(deps, body, by)
      if (!isDeepStrictEqual(done.shown, shown)) throw new AppError('conflict', CHANGED)
      return done
    })
  } catch (error) {
    if (isAppError(error)) return null
    throw error
  }
}
