import { randomUUID } from 'node:crypto'
import { updateCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import { isUploaded } from '#server/db/repositories/files/uploads.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { cardProblem } from '#src/contract/catalogue/card-consistency.ts'
import type { CreditCardUpdate } from '#src/contract/entities/catalogue/credit-card.ts'
import { matchFeatures } from '#src/contract/entities/catalogue/feature-changes.ts'
import type { FeatureChanges } from '#src/contract/entities/catalogue/feature-changes.ts'
import { AppError } from '#src/contract/errors.ts'
import { editConflict, sameValue } from '../shared/edit-conflict.ts'
import { lastChanger } from '../shared/last-changer.ts'
import { found } from '../shared/not-found.ts'

/**
 * Saves one property, whose name and value the contract has checked; answers the value that it replaces and, for
 * features, which are new or reworded.
 * @throws AppError `not_found`, also for a removed card; `conflict` for a value that is not the expected one any more;
 * `validation` for a picture that was not uploaded, and for switching on what customers cannot use yet
 */
export async function updateCreditCard(
  deps: Deps,
  { category_id, property, value, expected }: CreditCardUpdate,
): Promise<Audited<{ before: unknown; features?: FeatureChanges }>> {
  return transaction(deps, async (deps) => {
    const before = found(await updateCardRow(deps.db, category_id, { [property]: value }))
    const present = before[property]
    // Two people who want the same are no conflict.
    if (expected !== undefined && !sameValue(present, expected) && !sameValue(present, value))
      throw editConflict(present, await lastChanger(deps.db, `credit_card:${category_id}`, property))
    const object = `credit_card:${category_id}`
    const audit = { object, before: { [property]: present }, after: { [property]: value } }
    if (property === 'status' && value === 1) refuse(cardProblem(before))
    if (property === 'category_img_thumb' && !(await isUploaded(deps.db, String(value)))) refuse('rules:card.image')
    if (property !== 'marketing_bullets' || !Array.isArray(value)) return { before: present, audit }
    const features = matchFeatures(before.marketing_bullets, before.bullet_ids, value.map(String), randomUUID)
    await updateCardRow(deps.db, category_id, { bullet_ids: features.ids })
    return { before: present, features, audit }
  })
}

function refuse(rule: string | null): void {
  if (rule !== null) throw new AppError('validation', 'Check the highlighted field.', { errors: { value: rule } })
}
