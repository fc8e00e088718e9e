import { findApplicationByReference } from '#server/db/repositories/applications/applications.ts'
import { giveLine, lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { createDecision, findDecision, updateDecision } from '#server/db/repositories/reconciliation/ledger-months.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { canOpen } from '#src/contract/access.ts'
import { ADMIN_ROLES } from '#src/contract/admin-roles.ts'
import type { DecideBody, Decided, LeftReason } from '#src/contract/entities/reconciliation/ledger.ts'
import type { Decision, LedgerLine, Verdict } from '#src/contract/reconciliation/ledger-line.ts'
import { wholePaise } from '#src/contract/rules/paise.ts'
import { areOneHand, listAble } from '../shared/second-person.ts'
import { tellOfAlone } from '../shared/tell-of-alone.ts'
import { readLedger } from './public/read-ledger.ts'
import { applyTheirs } from './shared/apply-theirs.ts'
import type { Before } from './shared/apply-theirs.ts'
import { worthOf } from './shared/ledger-view.ts'
import { expectOpenMonth } from './shared/open-month.ts'

/** Above this, taking theirs needs a second person: a thousand rupees. */
const ALONE_UP_TO = wholePaise(1_000_00)
const DESK_ROLES = ADMIN_ROLES.filter((role) => canOpen(role, 'reconciliation'))

type Subject = DecideBody['lines'][number]
/** Who decides; null = nobody, where it is invented. */
export interface By {
  admin_id: number | null
}

/**
 * Decides about lines of an open month, each for itself: what cannot be decided is left and counted with its reason. Taking
 * theirs above a thousand rupees waits until a second person says the same, where there is one who may or could lately; where
 * there is none, all administrators are told.
 * @throws AppError `conflict` where the month is closed
 */
export async function decideLines(deps: Deps, lenderId: number, body: DecideBody, by: By): Promise<Decided> {
  return transaction(deps, async (deps) => {
    await lockLedger(deps.db, lenderId)
    const ledger = await readLedger(deps.db, lenderId)
    expectOpenMonth(ledger, body.month)
    const lines = ledger.open.get(body.month) ?? []
    const others = (await listAble(deps, DESK_ROLES)).some((each) => each !== by.admin_id)
    const left = new Map<LeftReason, number>()
    let [changed, waiting] = [0, 0]
    let alone = false
    for (const subject of body.lines) {
      const line = lines.find((each) => isSubject(each, subject))
      const done = line ? await decideOne(deps, lenderId, line, body, by, others) : 'gone'
      if (done === 'standing' || done === 'alone') changed += 1
      else if (done === 'waiting') waiting += 1
      else left.set(done, (left.get(done) ?? 0) + 1)
      alone ||= done === 'alone'
    }
    if (alone && by.admin_id !== null)
      await tellOfAlone(deps, { kind: 'commission', target: String(lenderId), admin_id: by.admin_id })
    return { changed, waiting, left: [...left].map(([why, count]) => ({ why, lines: count })) }
  })
}

const isSubject = ({ file, own }: LedgerLine, { line_id, disbursal_id }: Subject): boolean =>
  line_id === null
    ? file === null && own !== null && own.disbursal_id === disbursal_id
    : file?.line_id === line_id && (own?.disbursal_id ?? null) === disbursal_id

const MAY: Record<Decision, (verdict: Verdict) => boolean> = {
  accepted: (verdict) => verdict !== 'matched',
  disputed: (verdict) => verdict !== 'matched' && verdict !== 'missing_there',
  corrected: (verdict) => verdict === 'missing_here',
  chased: (verdict) => verdict === 'missing_there',
}

async function decideOne(
  deps: TxDeps,
  lenderId: number,
  line: LedgerLine,
  { month, kind, reason, reference }: DecideBody,
  { admin_id }: By,
  others: boolean,
): Promise<'standing' | 'alone' | 'waiting' | LeftReason> {
  const { decision, verdict, file, own } = line
  const now = deps.clock.now()
  if (decision?.state === 'waiting') {
    const kept = await findDecision(deps.db, decision.decision_id)
    if (kind !== 'accepted') return 'decided'
    if (kept?.decided_by === admin_id) return 'own_decision'
    if (admin_id !== null && (await areOneHand(deps, kept?.decided_by ?? null, admin_id))) return 'one_hand'
    const before = await applyTheirs(deps, lenderId, line, decision.reason)
    const agreed = { state: 'standing', agreed_by: admin_id, agreed_at: now, before: { ...before } } as const
    await updateDecision(deps.db, decision.decision_id, agreed)
    return 'standing'
  }
  if (decision && !(decision.kind === 'chased' && verdict === 'missing_there')) return 'decided'
  if (!MAY[kind](verdict)) return 'not_possible'
  const worth = worthOf(line)
  const takesTwo = kind === 'accepted' && worth > ALONE_UP_TO
  const state = takesTwo && others ? 'waiting' : 'standing'
  let before: Before = {}
  if (kind === 'corrected') {
    const application =
      reference === undefined ? null : await findApplicationByReference(deps.db, reference.toUpperCase())
    if (!application || application.lender_id !== lenderId || file === null) return 'no_application'
    await giveLine(deps.db, file.line_id, application.app_id)
    before = { given: true }
  } else if (kind === 'accepted' && state === 'standing') before = await applyTheirs(deps, lenderId, line, reason)
  await createDecision(deps.db, {
    ...{ lender_id: lenderId, period: month, verdict, kind, state, reason, worth, before: { ...before } },
    ...{ line_id: file?.line_id ?? null, disbursal_id: own?.disbursal_id ?? null },
    ...{ decided_by: admin_id, decided_at: now },
  })
  return takesTwo && !others ? 'alone' : state
}
