import { toLender, toLenderRow } from '#server/db/lender-row.ts'
import { lockLender, updateLenderRow } from '#server/db/repositories/catalogue/lenders.ts'
import { findCriteriaDraft } from '#server/db/repositories/criteria/criteria-drafts.ts'
import type { CriteriaDraftRow } from '#server/db/repositories/criteria/criteria-drafts.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { sameValue } from '#server/services/shared/edit-conflict.ts'
import { notFound } from '#server/services/shared/not-found.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { criteriaOf, criteriaSchema } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { Criteria, CriteriaProperty } from '#src/contract/entities/criteria/criteria-draft.ts'
import { AppError } from '#src/contract/errors.ts'
import { lenderProblem } from '#src/contract/catalogue/lender-consistency.ts'
import { followersOf } from '#src/contract/catalogue/lender-figures.ts'
import { withGiven } from '#src/contract/catalogue/lender-readiness.ts'

/** The values that a lender has for the criteria of `changes`. */
export function presentCriteria(lender: Lender, changes: Criteria): Criteria {
  return Object.fromEntries(criteriaOf(changes).map(([name]) => [name, lender[name]]))
}

const given = (changes: Criteria) => Object.fromEntries(criteriaOf(changes)) as Partial<Lender>

/** Only what differs from the lender, or what nobody has given it yet; lists without doubles. */
export function realChanges(lender: Lender, changes: Criteria): Criteria {
  const tidy = criteriaOf(changes).map(([name, value]): [CriteriaProperty, unknown] => [
    name,
    Array.isArray(value) ? [...new Set(value)] : value,
  ])
  return Object.fromEntries(
    tidy.filter(([name, value]) => !sameValue(value, lender[name]) || lender.unset.some((each) => each === name)),
  )
}

/** The lender as it would be. @throws AppError `validation` naming each property that does not fit the others. */
export function withCriteria(lender: Lender, changes: Criteria): Lender {
  const changed = withGiven(lender, given(changes))
  const errors: Record<string, string> = {}
  for (const [name] of criteriaOf(changes)) {
    const problem = lenderProblem(changed, name)
    if (problem !== null) errors[`changes.${name}`] = problem
  }
  if (Object.keys(errors).length > 0) throw new AppError('validation', 'Check the highlighted fields.', { errors })
  return changed
}

/** A draft and its lender, both held until the transaction ends. @throws AppError `not_found` */
export async function lockDraft(db: Tx, draftId: number): Promise<{ draft: CriteriaDraftRow; lender: Lender }> {
  const found = await findCriteriaDraft(db, draftId)
  const row = found && (await lockLender(db, found.lender_id))
  const draft = row && (await findCriteriaDraft(db, draftId))
  if (!draft) throw notFound()
  return { draft, lender: toLender(row) }
}

/** What a draft has stored, by the contract. */
export const storedCriteria = (stored: Record<string, unknown> | null): Criteria => criteriaSchema.cast(stored ?? {})

/**
 * Writes `next` over criteria that must still be `expected`.
 * @throws AppError `conflict` naming the properties that somebody changed meanwhile; `validation` as `withCriteria`
 */
export async function replaceCriteria(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  lender: Lender,
  expected: Criteria,
  next: Criteria,
): Promise<void> {
  const moved = criteriaOf(expected).filter(([name, value]) => !sameValue(lender[name], value))
  if (moved.length > 0)
    throw new AppError(
      'conflict',
      `This lender was changed meanwhile: ${moved.map(([name]) => name).join(', ')}. Nothing was changed now.`,
      { errors: Object.fromEntries(moved.map(([name]) => [name, JSON.stringify(lender[name])])) },
    )
  const changed = withCriteria(lender, next)
  const followers = Object.assign(
    {},
    ...criteriaOf(next).map(([name]) => followersOf(changed, name)),
  ) as Partial<Lender>
  const row = toLenderRow({ ...changed, ...followers })
  const columns = [
    'unset' as const,
    ...criteriaOf(next).map(([name]) => name),
    ...(Object.keys(followers) as 'tenure'[]),
  ]
  await updateLenderRow(db, lender.lender_id, Object.fromEntries(columns.map((name) => [name, row[name]])), clock.now())
}
