import { hasChanged } from '#server/db/repositories/audit/audit.ts'
import { findLender } from '#server/db/repositories/catalogue/lenders.ts'
import { createCriteriaDraftRow } from '#server/db/repositories/criteria/criteria-drafts.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { needsSecond } from '#src/contract/entities/approvals/approval.ts'
import type { LenderUpdate } from '#src/contract/entities/catalogue/lender.ts'
import { CRITERIA_PROPERTIES } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { Criteria } from '#src/contract/entities/criteria/criteria-draft.ts'
import { isPrinted } from '#src/contract/entities/offers/printed-fields.ts'
import { AppError } from '#src/contract/errors.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { fromDayProblem } from '#src/contract/rules/versions.ts'
import { updateLender } from '../catalogue/update-lender.ts'
import type { LenderChange } from '../catalogue/update-lender.ts'
import { createCriteriaDraft } from '../criteria/create-criteria-draft.ts'
import { scheduleCriteria } from '../criteria/schedule-criteria.ts'
import { sameValue } from '../shared/edit-conflict.ts'
import { found } from '../shared/not-found.ts'
import { askOrAct } from './ask-or-act.ts'
import { ruleOf } from './public/rule-of.ts'
import type { ApprovalBodies } from './shared/acts.ts'

const isCriterion = (property: string): boolean => CRITERIA_PROPERTIES.some((each) => each === property)

/** `planned`: nothing has changed yet; what was changed is kept for its day. `waits`: nothing has, before a second person agrees. */
type Edited = LenderChange & { planned: boolean }
export type LenderEdit = Audited<{ planned: boolean; waits: boolean }>

const edited = (lender_id: number, { before, after, planned }: Edited, from_day?: string): LenderEdit => ({
  planned,
  waits: false,
  audit: { object: `lender:${lender_id}`, before, after: planned ? { ...after, from_day } : after },
})

const refusedDay = (problem: string) =>
  new AppError('validation', 'Check the highlighted field.', { errors: { from_day: problem } })

/**
 * Changes one property of a lender. What a Key Fact Statement prints of a lender that is on, or was, takes two people. A criterion is a version: it counts from its day on, today where none is given, and can be
 * called off or taken back like a draft that was published.
 * @throws AppError `conflict` for a criterion that takes two people; `validation` naming `from_day` for a day that is over or
 * far, or of a property that has none; as `updateLender`, `createCriteriaDraft` and `askOrAct`
 */
export async function editLender(
  deps: Deps,
  { from_day, reason, ...update }: LenderUpdate,
  by: ByStaff,
): Promise<LenderEdit> {
  if (!isCriterion(update.property)) {
    if (from_day !== undefined) throw refusedDay('rules:criteria.noDay')
    if (isPrinted(update.property) && (await wasLive(deps, update.lender_id)))
      return askOrEdit(deps, update, reason, by)
    return edited(update.lender_id, { ...(await updateLender(deps, update)), planned: false })
  }
  if (needsSecond(by.admin_id, await ruleOf(deps, { kind: 'criteria' })))
    throw new AppError(
      'conflict',
      'Criteria take two people. Change this under Criteria, together with what belongs to it, and publish it there: somebody else agrees.',
    )
  const today = istDay(deps.clock.now())
  const problem = fromDayProblem([], from_day ?? today, today)
  if (problem !== null) throw refusedDay(problem)
  const kept = await transaction(deps, (deps) =>
    from_day !== undefined && from_day > today ? planCriterion(deps, update, from_day, by) : keptEdit(deps, update, by),
  )
  return edited(update.lender_id, kept, from_day)
}

/** Customers may have its statements: switched off first, it would be changed by one person after all. */
async function wasLive(deps: Deps, lenderId: number): Promise<boolean> {
  const { lender_status } = found(await findLender(deps.db, lenderId))
  return lender_status === 1 || (await hasChanged(deps.db, `lender:${lenderId}`, 'lender_status'))
}

async function askOrEdit(
  deps: Deps,
  update: ApprovalBodies['lender'],
  reason: string | undefined,
  by: ByStaff,
): Promise<LenderEdit> {
  const target = `${update.lender_id} ${update.property}`
  const { waits, audit } = await askOrAct(deps, { kind: 'lender', target, body: update, reason }, by)
  if (waits) return { planned: false, waits, audit }
  const { before = {}, after = {} } = audit as Partial<LenderChange>
  return edited(update.lender_id, { before, after, planned: false })
}

/** Keeps the change as a draft that is published when its day begins in India. */
async function planCriterion(
  deps: Deps,
  { lender_id, property, value }: LenderUpdate,
  from_day: string,
  by: ByStaff,
): Promise<Edited> {
  const changes = { [property]: value } as Criteria
  const { draft_id } = await createCriteriaDraft(deps, { lender_id, changes }, by)
  await scheduleCriteria(deps, draft_id, startOfIstDay(from_day), by)
  return { before: {}, after: { ...(changes as LenderChange['after']) }, planned: true }
}

/** Changes it at once and keeps both values as a version that was published. */
async function keptEdit(deps: Deps, update: LenderUpdate, by: ByStaff): Promise<Edited> {
  const { before, after } = await updateLender(deps, update)
  const now = deps.clock.now()
  if (!sameValue(before, after))
    await createCriteriaDraftRow(deps.db, {
      lender_id: update.lender_id,
      changes: after,
      replaced: before,
      status: 'published',
      publish_at: now,
      created_by: by.admin_id,
      created_at: now,
    })
  return { before, after, planned: false }
}
