import { findConsent } from '#server/db/repositories/privacy/consents.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { TakeBackForm } from '#src/contract/entities/support/csr-acts.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { rulesOf } from '../messages/public/contact-rules.ts'
import { updateContactRules } from '../messages/update-contact-rules.ts'
import { withdrawConsent } from '../privacy/withdraw-consent.ts'
import { found } from '../shared/not-found.ts'
import { permissionIn } from './shared/revocable-consents.ts'

/**
 * Ends one consent or permission on the customer's word. Answers which, for the log.
 * @throws AppError `not_found`, of another's consent too; `conflict` for what is over already or kept as proof
 */
export async function takeBackForCustomer(
  deps: Deps,
  userId: number,
  { what, reason: why }: TakeBackForm,
  by: { ip: string },
): Promise<Audited> {
  const object = `customer:${userId}`
  const reason = tidyText(why)
  return transaction(deps, async (deps) => {
    const customer = found(await lockCustomer(deps.db, userId))
    const own = { user_id: userId, ip: by.ip }
    const permission = permissionIn(what)
    if (permission) {
      const { purpose, channel } = permission
      if (!rulesOf(deps.vault, customer).choices[purpose][channel]) throw over()
      await updateContactRules(deps, { ...permission, allowed: false }, own)
      return { audit: { object, after: { purpose, channel, reason } } }
    }
    const consent = found(await findConsent(deps.db, userId, Number(what.replace('consent-', ''))))
    if (consent.withdrawn_at !== null) throw over()
    await withdrawConsent(deps, consent.consent_id, own)
    return { audit: { object, after: { purpose: consent.purpose, reason } } }
  })
}

const over = () => new AppError('conflict', 'The customer has taken this back already.')
