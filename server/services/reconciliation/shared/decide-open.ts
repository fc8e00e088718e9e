import { findApplicationByReference } from '#server/db/repositories/applications/applications.ts'
import { giveLine } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { createDecisions, findDecision, updateDecision } from '#server/db/repositories/reconciliation/ledger-months.ts'
import type { TxDeps } from '#server/deps.ts'
import { notifyOfSoleApproval } from '#server/services/shared/second-person/notify-of-sole-approval.ts'
import { areOneHand, listRecentlyAbleStaff } from '#server/services/shared/second-person/second-person.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { DecideBody, Decided, LeftReason, LineSubject } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Decision, LedgerLine, Verdict } from '#src/contract/reconciliation/ledger-line.ts'
import { wholePaise } from '#src/contract/rules/paise.ts'
import type { Ledger } from '../public/read-ledger.ts'
import { applyTheirs } from './apply-theirs.ts'
import type { Before } from './apply-theirs.ts'
import { worthOf } from './ledger-view.ts'

/** Above this, taking theirs needs a second person: a thousand rupees. */
const ALONE_UP_TO = wholePaise(1_000_00)
const DESK_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'reconciliation'))

/**
 * Decides about lines of an open month of a ledger that is read and locked, each for itself: what cannot be decided is left and named
 * with its reason. Taking theirs above a thousand rupees waits until a second person says the same, where there is one who may or could
 * lately; where there is none, all administrators are told.
 */
export async function decideOpen(
  deps: TxDeps,
  lenderId: number,
  ledger: Ledger,
  body: DecideBody,
  by: ByStaffOrNobody,
): Promise<Decided> {
  const lines = new Map((ledger.open.get(body.month) ?? []).map((line) => [keyOf(subjectOf(line)), line]))
  const others = (await listRecentlyAbleStaff(deps, DESK_ROLES)).some((each) => each !== by.admin_id)
  const left = new Map<LeftReason, LineSubject[]>()
  const made: NewDecision[] = []
  let [changed, waiting] = [0, 0]
  let alone = false
  for (const subject of body.lines) {
    const line = lines.get(keyOf(subject))
    const done = line ? await decideOne(deps, lenderId, line, body, by, others) : 'gone'
    if (typeof done === 'string' && done !== 'agreed') {
      left.set(done, [...(left.get(done) ?? []), subject])
      continue
    }
    // Nobody decides twice about one line in one act.
    lines.delete(keyOf(subject))
    if (done !== 'agreed' && done.row.state === 'waiting') waiting += 1
    else changed += 1
    if (done === 'agreed') continue
    made.push(done.row)
    alone ||= done.alone
  }
  const decisions = await createDecisions(deps.db, made)
  if (alone && by.admin_id !== null)
    await notifyOfSoleApproval(deps, { kind: 'commission', target: String(lenderId), admin_id: by.admin_id })
  return { changed, waiting, decisions, left: [...left].map(([why, lines]) => ({ why, lines })) }
}

/** What names a line: theirs, ours, or both where they are laid beside each other. */
const subjectOf = ({ file, own }: LedgerLine): LineSubject => ({
  line_id: file?.line_id ?? null,
  disbursal_id: own?.disbursal_id ?? null,
})
const keyOf = ({ line_id, disbursal_id }: LineSubject): string => `${line_id} ${disbursal_id}`

const MAY: Record<Decision, (verdict: Verdict) => boolean> = {
  accepted: (verdict) => verdict !== 'matched',
  disputed: (verdict) => verdict !== 'matched' && verdict !== 'missing_there',
  corrected: (verdict) => verdict === 'missing_here',
  chased: (verdict) => verdict === 'missing_there',
}

type NewDecision = Parameters<typeof createDecisions>[1][number]

/** What is to be written, `agreed` where a second person has said the same, or why the line is left. */
async function decideOne(
  deps: TxDeps,
  lenderId: number,
  line: LedgerLine,
  { month, kind, reason, reference }: DecideBody,
  { admin_id }: ByStaffOrNobody,
  others: boolean,
): Promise<{ row: NewDecision; alone: boolean } | 'agreed' | LeftReason> {
  const { decision, verdict, file } = line
  const now = deps.clock.now()
  if (decision?.state === 'waiting') {
    const kept = await findDecision(deps.db, decision.decision_id)
    if (kind !== 'accepted') return 'decided'
    if (kept?.decided_by === admin_id) return 'own_decision'
    if (admin_id !== null && (await areOneHand(deps, kept?.decided_by ?? null, admin_id))) return 'one_hand'
    const before = await applyTheirs(deps, lenderId, line, decision.reason)
    const agreed = { state: 'standing', agreed_by: admin_id, agreed_at: now, before: { ...before } } as const
    await updateDecision(deps.db, decision.decision_id, agreed)
    return 'agreed'
  }
  if (decision && !(decision.kind === 'chased' && verdict === 'missing_there')) return 'decided'
  if (!MAY[kind](verdict)) return 'not_possible'
  const worth = worthOf(line)
  const takesTwo = kind === 'accepted' && worth > ALONE_UP_TO
  const state: NewDecision['state'] = takesTwo && others ? 'waiting' : 'standing'
  let before: Before = {}
  if (kind === 'corrected') {
    const application =
      reference === undefined ? null : await findApplicationByReference(deps.db, reference.toUpperCase())
    if (!application || application.lender_id !== lenderId || file === null) return 'no_application'
    await giveLine(deps.db, file.line_id, application.app_id)
    before = { given: true }
  } else if (kind === 'accepted' && state === 'standing') before = await applyTheirs(deps, lenderId, line, reason)
  const row: NewDecision = {
    lender_id: lenderId,
    period: month,
    verdict,
    kind,
    state,
    reason,
    worth,
    before: { ...before },
    ...subjectOf(line),
    decided_by: admin_id,
    decided_at: now,
  }
  return { row, alone: takesTwo && !others }
}
