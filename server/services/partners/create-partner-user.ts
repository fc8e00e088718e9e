import { createPartnerUserRow, listPartnerUserRows } from '#server/db/repositories/partners/partner-users.ts'
import { lockPartner } from '#server/db/repositories/partners/partners.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { PartnerUserCreate } from '#src/contract/entities/partners/partner-user.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { AppError } from '#src/contract/errors.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { normaliseLogin } from '../identity/public/require-password.ts'
import { notFound } from '../shared/not-found.ts'
import { invitePerson } from './public/invite-person.ts'

/**
 * Creates somebody who may sign in; the first of a partner is its owner. A link to choose a password goes by mail.
 * @throws AppError `not_found`; `conflict` when the address is somebody's already
 */
export async function createPartnerUser(
  deps: Deps,
  partnerId: number,
  input: PartnerUserCreate,
  rights?: readonly PartnerRight[],
): Promise<Audited<{ partner_user_id: number }>> {
  const [name, email] = [tidyText(input.name), normaliseLogin(input.email)]
  return transaction(deps, async (deps) => {
    if (!(await lockPartner(deps.db, partnerId))) throw notFound()
    const owner: Flag = (await listPartnerUserRows(deps.db, partnerId)).length === 0 ? 1 : 0
    const id = await createPartnerUserRow(deps.db, {
      partner_id: partnerId,
      name,
      email,
      owner,
      rights: [...(rights ?? [])],
    })
    if (id === null)
      throw new AppError('conflict', 'Somebody signs in with this email already.', {
        errors: { email: 'rules:email.taken' },
      })
    await invitePerson(deps, { partner_user_id: id, status: 1 })
    // Of whom a partner adds, the rights are noted; the first person of a partner is its owner.
    const after =
      rights === undefined
        ? { [`user:${id}`]: owner === 1 ? 'created as owner' : 'created' }
        : { partner_user_id: id, rights }
    return { partner_user_id: id, audit: { object: `partner:${partnerId}`, after } }
  })
}
