import { hasConsent } from '#server/db/repositories/privacy/consents.ts'
import { lockCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentGiven } from '#src/contract/entities/privacy/consent.ts'
import { AppError } from '#src/contract/errors.ts'
import { giveConsents } from '../profile/give-consents.ts'
import { findPermission, keepPermission } from '../profile/public/permission-to-write.ts'
import { found } from '../shared/not-found.ts'

/** Consents that stand by themselves; the others are given with an application or at sign-in. */
const ALONE: readonly ConsentPurpose[] = ['credit_score', 'marketing_sms', 'marketing_email', 'terms']

/**
 * Gives one consent; given twice it is one line in the ledger. Permission to write is switched on with it.
 * @throws AppError `validation` for a text that is not the one shown now or a consent that belongs to an application
 */
export async function giveConsent(deps: Deps, given: ConsentGiven, by: ByCustomer & { ip: string }): Promise<void> {
  if (!ALONE.includes(given.purpose))
    throw new AppError('validation', 'This consent is given with an application.', {
      errors: { purpose: 'rules:consent.unknown' },
    })
  await transaction(deps, async (deps) => {
    const customer = found(await lockCustomer(deps.db, by.user_id))
    const permission = findPermission('purpose', given.purpose)
    if (!(await hasConsent(deps.db, by.user_id, given.purpose, given.version)))
      await giveConsents(deps, [given], null, { customer, ip: by.ip })
    if (!permission) return
    const changes = await keepPermission(deps, customer, permission, { allowed: true, ip: by.ip })
    await updateCustomer(deps.db, by.user_id, { ...changes, updated_at: deps.clock.now() })
  })
}
