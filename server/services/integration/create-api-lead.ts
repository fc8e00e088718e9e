import type { ApiLeadCreate } from '#src/contract/endpoints/partner-api.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { transaction } from '#server/db/transaction.ts'
import { findCustomerByContact, type CustomerRow } from '#server/db/repositories/profile/customers.ts'
import { listLeadsOfPerson } from '#server/db/repositories/leads/leads.ts'
import { createTouchRow, findOwnTouchOfVisit } from '#server/db/repositories/leads/touches.ts'
import type { Deps } from '#server/deps.ts'
import { toApiLead } from './shared/api-lead-view.ts'
import { personOf } from '../leads/shared/lead-person.ts'
import { attributeLead } from '../leads/attribute-lead.ts'
import { attributePerson } from '../leads/attribute-person.ts'
import type { ApiCaller } from './authenticate-api-key.ts'
import { destinationIndex } from '../identity/shared/otp-code.ts'
import { newVisit } from '../leads/shared/visit-cookie.ts'

export interface ApiLeadAnswer {
  outcome: 'yours' | 'held_elsewhere'
  /** Null where it is held elsewhere: nothing is said about by whom, or since when. */
  lead: ApiLead | null
}

/**
 * Notes that a partner's system brought a person, known by the number or else by the address, and answers whose lead it
 * is by the same rule as for links. The same Idempotency-Key with the same person and product counts once.
 * @throws AppError `conflict` for a key that was used for something else
 */
export async function createApiLead(
  deps: Deps,
  caller: ApiCaller,
  input: ApiLeadCreate,
  idempotencyKey: string | null,
): Promise<ApiLeadAnswer> {
  const { partner_id } = caller
  const { mobile, product_type } = input
  const email = input.email?.toLowerCase() ?? ''
  const ofMobile = destinationIndex(deps, 'mobile', mobile)
  const known = email === '' ? [ofMobile] : [ofMobile, destinationIndex(deps, 'email', email)]
  const visit =
    idempotencyKey === null ? newVisit() : deps.vault.index('api-visit', `${partner_id} ${idempotencyKey}`).slice(0, 32)
  return transaction(deps, async (deps) => {
    const earlier = await findOwnTouchOfVisit(deps.db, partner_id, visit)
    if (earlier && (!known.includes(earlier.phone_index ?? '') || earlier.product_type !== product_type))
      throw new AppError('conflict', 'This Idempotency-Key was used for another lead. Please send a new one.')
    const customer = await findHandedIn(deps, mobile, email)
    const proved = customer && personOf(customer)
    const person = earlier?.phone_index ?? proved ?? ofMobile
    if (!earlier) {
      const at = deps.clock.now()
      await createTouchRow(deps.db, { partner_id, channel: 'api', product_type, visit, phone_index: person, at })
    }
    if (customer && proved === person) await attributeLead(deps, customer, product_type)
    else
      await attributePerson(
        deps,
        { person, user_id: null, contact: () => ({ name: tidyText(input.name), mobile }) },
        product_type,
      )
    const [newest] = await listLeadsOfPerson(deps.db, person, product_type)
    return newest?.partner_id === partner_id
      ? { outcome: 'yours', lead: toApiLead(newest) }
      : { outcome: 'held_elsewhere', lead: null }
  })
}

/** Who signs in with the number, else with the address; empty text for none. */
async function findHandedIn(deps: Deps, mobile: string, email: string): Promise<CustomerRow | null> {
  const byMobile = await findCustomerByContact(deps.db, deps.vault, { channel: 'mobile', destination: mobile })
  if (byMobile || email === '') return byMobile
  return findCustomerByContact(deps.db, deps.vault, { channel: 'email', destination: email })
}
