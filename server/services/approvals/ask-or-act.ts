import { createApproval } from '#server/db/repositories/approvals/approvals.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { needsSecond } from '#src/contract/entities/approvals/approval.ts'
import type { ApprovalKind } from '#src/contract/entities/approvals/approval.ts'
import { AppError } from '#src/contract/errors.ts'
import { notifyOfSoleApproval } from '../shared/notify-of-sole-approval.ts'
import { ruleOf } from './public/rule-of.ts'
import type { Done } from './shared/act-outcome.ts'
import { ACTS } from './shared/acts.ts'
import type { ApprovalBodies } from './shared/acts.ts'

/** Takes back what was only tried. */
class TriedOut extends Error {
  readonly done: Done

  constructor(done: Done) {
    super('tried out')
    this.done = done
  }
}

/** What the act would change, refused as the act itself would be; nothing of it stands. */
async function tryOut(deps: Deps, act: (deps: TxDeps) => Promise<Done>): Promise<Done> {
  try {
    return await transaction(deps, async (deps) => {
      throw new TriedOut(await act(deps))
    })
  } catch (error) {
    if (error instanceof TriedOut) return error.done
    throw error
  }
}

/**
 * Does an act, or keeps it until a second person agrees. Where nobody else may, it is done, its entry says `alone`, and all administrators are told.
 * @param target what it is done to: one act of a kind waits for each
 * @param reason why, for whoever agrees; asked for where somebody has to
 * @throws AppError as the act itself; `validation` without a reason; `conflict` where one waits already
 */
export async function askOrAct<K extends ApprovalKind>(
  deps: Deps,
  {
    kind,
    target,
    body,
    reason,
  }: { kind: K; target: number | string; body: ApprovalBodies[K]; reason?: string | undefined },
  by: ByStaff,
): Promise<{ waits: boolean; audit: Done['audit'] & { action?: string } }> {
  const act = (deps: TxDeps) => ACTS[kind](deps, body, { admin_id: by.admin_id })
  return transaction(deps, async (deps) => {
    const rule = await ruleOf(deps, { kind, target: String(target) })
    if (!needsSecond(by.admin_id, rule)) {
      const { audit } = await act(deps)
      if (rule.on) await notifyOfSoleApproval(deps, { kind, target: String(target), admin_id: by.admin_id })
      return { waits: false, audit: rule.on ? { ...audit, after: { ...audit.after, alone: true } } : audit }
    }
    if (!reason)
      throw new AppError('validation', 'Check the highlighted field.', { errors: { reason: 'rules:approval.why' } })
    const { record, shown } = await tryOut(deps, act)
    const approval_id = await createApproval(deps.db, {
      kind,
      target: String(target),
      body,
      shown,
      reason,
      asked_by: by.admin_id,
      asked_at: deps.clock.now(),
    })
    if (approval_id === null)
      throw new AppError('conflict', 'Something of this already waits for a second person. It has to be decided first.')
    const { before, after } = shown
    return { waits: true, audit: { action: 'approval.ask', object: record, before, after: { ...after, reason } } }
  })
}
