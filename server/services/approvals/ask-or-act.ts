import {
  createApproval,
  decideApprovalRow,
  findWaitingApproval,
  lockApproval,
} from '#server/db/repositories/approvals/approvals.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { needsSecond } from '#src/contract/entities/approvals/approval.ts'
import type { ApprovalKind } from '#src/contract/entities/approvals/approval.ts'
import { AppError } from '#src/contract/errors.ts'
import { notifyOfSoleApproval } from '../shared/second-person/notify-of-sole-approval.ts'
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

interface Asked<K extends ApprovalKind> {
  kind: K
  target: number | string
  body: ApprovalBodies[K]
  reason?: string | undefined
  /**
   * How this and what the same person has asked for already become one act; null, and without it, what waits has to be
   * decided first.
   */
  join?: (waiting: ApprovalBodies[K], body: ApprovalBodies[K]) => ApprovalBodies[K] | null
}

/** What whoever asks has asked for already; null where nothing waits, or what somebody else wants. */
async function lockOwnWaiting(deps: TxDeps, { kind, target }: { kind: ApprovalKind; target: string }, by: ByStaff) {
  const waiting = await findWaitingApproval(deps.db, kind, target)
  const row = waiting?.asked_by === by.admin_id ? await lockApproval(deps.db, waiting.approval_id) : null
  return row?.outcome === null ? row : null
}

const waitsAlready = () =>
  new AppError('conflict', 'Something of this already waits for a second person. It has to be decided first.')

const reasonsOf = (before: string | undefined, reason: string): string =>
  before === undefined || before.split('; ').includes(reason) ? (before ?? reason) : `${before}; ${reason}`

/**
 * Does an act, or keeps it until a second person agrees. Where nobody else may, it is done, its entry says `alone`, and all administrators are told.
 * @param target what it is done to: one act of a kind waits for each
 * @param reason why, for whoever agrees; asked for where somebody has to
 * @throws AppError as the act itself; `validation` without a reason; `conflict` where one waits already
 */
export async function askOrAct<K extends ApprovalKind>(
  deps: Deps,
  { kind, target, body, reason, join }: Asked<K>,
  by: ByStaff,
): Promise<{ waits: boolean; audit: Done['audit'] & { action?: string } }> {
  const actOn = (body: ApprovalBodies[K]) => (deps: TxDeps) => ACTS[kind](deps, body, { admin_id: by.admin_id })
  return transaction(deps, async (deps) => {
    const rule = await ruleOf(deps, { kind, target: String(target) })
    if (!needsSecond(by.admin_id, rule)) {
      const { audit } = await actOn(body)(deps)
      if (rule.on) await notifyOfSoleApproval(deps, { kind, target: String(target), admin_id: by.admin_id })
      return { waits: false, audit: rule.on ? { ...audit, after: { ...audit.after, alone: true } } : audit }
    }
    if (!reason)
      throw new AppError('validation', 'Check the highlighted field.', { errors: { reason: 'rules:approval.why' } })
    const own = join ? await lockOwnWaiting(deps, { kind, target: String(target) }, by) : null
    // Kind and body were written together.
    const wanted = own && join ? join(own.body as ApprovalBodies[K], body) : body
    if (wanted === null) throw waitsAlready()
    const { record, shown } = await tryOut(deps, actOn(wanted))
    // Whoever looks at what waited agrees to just that, or to nothing: what is asked for now is another act.
    if (own)
      await decideApprovalRow(deps.db, own.approval_id, {
        outcome: 'taken_back',
        decided_by: by.admin_id,
        decided_at: deps.clock.now(),
        decision: reason,
      })
    const approval_id = await createApproval(deps.db, {
      kind,
      target: String(target),
      body: wanted,
      shown,
      reason: reasonsOf(own?.reason, reason),
      asked_by: by.admin_id,
      asked_at: deps.clock.now(),
    })
    if (approval_id === null) throw waitsAlready()
    const { before, after } = shown
    return { waits: true, audit: { action: 'approval.ask', object: record, before, after: { ...after, reason } } }
  })
}
