import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { RevealField } from '#src/contract/entities/privacy/privacy.ts'
import type { SealedField } from '#src/contract/entities/profile/profile-fields.ts'
import type { RevealForm } from '#src/contract/entities/support/csr.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { found } from '../shared/not-found.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import { requireKnownCaller } from './public/known-caller.ts'

/** More than anybody needs who speaks with people one after another. */
const MAX_PER_HOUR = 40

const SEALED: Record<RevealField, readonly SealedField[]> = {
  mobile: ['mobile_phone_number'],
  email: ['email'],
  pan: ['tin'],
  birth_date: ['birth_date'],
  address: ['address1', 'address2'],
}

/**
 * One field of a customer in clear. The entry that says who, which field and why is written with it, or it is not shown.
 * @throws AppError `not_found`, of an erased customer too; `conflict` where the field is empty, or a caller
 * asks who has not shown who they are; `too_many_requests`
 */
export async function revealField(
  deps: Deps,
  userId: number,
  { field, why, reason }: RevealForm,
  by: ByStaff,
): Promise<Audited<{ value: string }>> {
  const row = found(await findCustomer(deps.db, userId))
  if (why === 'customer_asked') await requireKnownCaller(deps, userId, by)
  await spendAllowance(deps, `reveal:${by.admin_id}`, MAX_PER_HOUR, 3_600)
  const value = SEALED[field]
    .map((each) => openField(deps.vault, row, each))
    .filter(Boolean)
    .join(', ')
  if (value === '') throw new AppError('conflict', 'The customer has not given this.')
  return { value, audit: { object: `customer:${userId}`, after: { field, why, reason: tidyText(reason) } } }
}
