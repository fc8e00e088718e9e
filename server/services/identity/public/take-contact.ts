import { spendCodeChecks } from '#server/db/repositories/callers/identity-checks.ts'
import { revokeSubjectSessions } from '#server/db/repositories/identity/sessions.ts'
import {
  CONTACT_COLUMNS,
  findCustomerByContact,
  sealField,
  updateCustomer,
} from '#server/db/repositories/profile/customers.ts'
import type { Contact, CustomerRow, HeldCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { confirmNamings } from '#server/services/leads/confirm-namings.ts'
import { moveLeads } from '#server/services/leads/move-leads.ts'
import { completionFlags } from '#server/services/profile/public/completion-flags.ts'
import { found, notFound } from '#server/services/shared/not-found.ts'
import { AppError } from '#src/contract/errors.ts'

/** A customer before and after a change of a contact. */
export interface TakenContact {
  before: CustomerRow
  after: CustomerRow
}

/** Does the contact open another account? */
export async function opensAnother(deps: Deps, userId: number, contact: Contact): Promise<boolean> {
  const owner = await findCustomerByContact(deps.db, deps.vault, contact)
  return owner !== null && owner.user_id !== userId
}

export const contactElsewhere = (): AppError =>
  new AppError('contact_elsewhere', 'This opens another account. Sign in there, or use another one here.')

/**
 * The one place where a proven contact comes to sign a customer in, in place of the one there was.
 * Null: it opens another account.
 * @param byStaff every sign-in ends, and codes that were read out before count for no other change
 */
export async function takeContact(
  deps: TxDeps,
  before: HeldCustomer,
  contact: Contact,
  { byStaff }: { byStaff: boolean },
): Promise<TakenContact | null> {
  const { user_id, data_key } = before
  if (data_key === null) throw notFound()
  if (await opensAnother(deps, user_id, contact)) return null
  const now = deps.clock.now()
  const { field, verified } = CONTACT_COLUMNS[contact.channel]
  const changes = {
    ...sealField(deps.vault, data_key, field, contact.destination),
    [verified]: true,
    updated_at: now,
  }
  const flags = await completionFlags(deps, { ...before, ...changes })
  const after = found(await updateCustomer(deps.db, user_id, { ...changes, ...flags }))
  await moveLeads(deps, before, after)
  await confirmNamings(deps, after, contact)
  if (byStaff) {
    await spendCodeChecks(deps.db, user_id, now)
    await revokeSubjectSessions(deps.db, 'customer', user_id, now, 'session_ended')
  }
  return { before, after }
}
