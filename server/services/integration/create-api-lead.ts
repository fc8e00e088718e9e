import {
  createNamingRow,
  findOwnNamingOfVisit,
  isRefusedSince,
  listOwnOverdue,
  listOwnPending,
  lockNamingsOf,
} from '#server/db/repositories/leads/lead-namings.ts'
import type { NamingRow } from '#server/db/repositories/leads/lead-namings.ts'
import { listLeadsOfPerson, nextLeadReference } from '#server/db/repositories/leads/leads.ts'
import type { LeadRow } from '#server/db/repositories/leads/leads.ts'
import { findCustomerByContact } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { NAMING_DAYS, REFUSAL_DAYS } from '#src/contract/attribution.ts'
import type { ApiLeadCreate } from '#src/contract/endpoints/public/integration.ts'
import { NAMINGS_PER_DAY, NAMINGS_PER_HOUR } from '#src/contract/entities/integration/partner-integration.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { days } from '#src/contract/rules/time.ts'
import { endNaming } from '../leads/public/end-naming.ts'
import { personOf } from '../leads/public/lead-person.ts'
import { sealNaming } from '../leads/public/naming-contact.ts'
import { newVisit } from '../leads/public/visit-cookie.ts'
import { insideContactHours } from '../messages/public/quiet-hours.ts'
import { destinationIndex } from '../shared/destination-index.ts'
import { spendAllowance } from '../shared/rate-rules.ts'
import type { ApiCaller } from './authenticate-api-key.ts'
import { getApiLead } from './get-api-lead.ts'
import { namingAsApiLead, toApiLead } from './shared/api-lead-view.ts'
import { withLeadFacts } from './shared/lead-facts.ts'
import type { ApiLeadAnswer } from './shared/lead-facts.ts'

const HOUR_SECONDS = 3_600

/**
 * Notes that a partner's system named a person, and has them told. That holds nothing: only the person's own code makes a
 * lead of it (`confirmNamings`). Who waits already, or is the partner's lead, is answered as they stand; the same
 * Idempotency-Key with the same person and product counts once. A person waits for one product of a partner at a time.
 * @throws AppError `conflict` for a key that was used for something else, and for somebody who waits for another product;
 * `too_many_requests`
 */
export async function createApiLead(
  deps: Deps,
  input: ApiLeadCreate,
  idempotencyKey: string | null,
  by: ApiCaller,
): Promise<Audited<ApiLeadAnswer>> {
  const { mobile, product_type } = input
  const email = input.email?.toLowerCase() ?? ''
  const phone_index = destinationIndex(deps, 'mobile', mobile)
  const email_index = email === '' ? null : destinationIndex(deps, 'email', email)
  const visit =
    idempotencyKey === null
      ? newVisit()
      : deps.vault.index('api-visit', `${by.partner_id} ${idempotencyKey}`).slice(0, 32)
  const answer = await transaction(deps, async (deps): Promise<ApiLeadAnswer> => {
    await lockNamingsOf(deps.db, phone_index)
    const earlier = await findOwnNamingOfVisit(deps.db, by.partner_id, visit)
    if (earlier && (earlier.phone_index !== phone_index || earlier.product_type !== product_type))
      throw new AppError('conflict', 'This Idempotency-Key was used for another lead. Please send a new one.')
    if (earlier) return answerAgain(deps, earlier)
    const now = deps.clock.now()
    const held = await findOwnHeld(deps, by.partner_id, input, email)
    if (held) return { outcome: 'yours', lead: toApiLead(held) }
    const known = email_index === null ? [phone_index] : [phone_index, email_index]
    const since = new Date(now.getTime() - days(REFUSAL_DAYS))
    if (await isRefusedSince(deps.db, by.partner_id, known, since)) return { outcome: 'refused', lead: null }
    const pending = await listOwnPending(deps.db, by.partner_id, phone_index, now)
    const same = pending.find((each) => each.product_type === product_type)
    if (same) return { outcome: 'pending', lead: namingAsApiLead(same, now) }
    if (pending.length > 0)
      throw new AppError(
        'conflict',
        'You have named this person for another product. Name them for this one when that has ended.',
      )
    for (const over of await listOwnOverdue(deps.db, by.partner_id, phone_index, now))
      await endNaming(deps, over, 'expired')
    // By partner: a new key does not begin a new allowance.
    await spendAllowance(deps, `api-naming-hour:${by.partner_id}`, NAMINGS_PER_HOUR, HOUR_SECONDS)
    await spendAllowance(deps, `api-naming-day:${by.partner_id}`, NAMINGS_PER_DAY, 24 * HOUR_SECONDS)
    const reference = await nextLeadReference(deps.db)
    const naming = await createNamingRow(deps.db, {
      reference,
      partner_id: by.partner_id,
      product_type,
      phone_index,
      email_index,
      visit,
      created_at: now,
      ...sealNaming(deps.vault, reference, { name: tidyText(input.name), mobile, email }),
      expires_at: new Date(now.getTime() + days(NAMING_DAYS)),
    })
    await queueJob(deps.db, 'tell_named_person', { naming_id: naming.naming_id }, insideContactHours(now))
    return { outcome: 'pending', lead: namingAsApiLead(naming, now) }
  })
  return withLeadFacts(answer, input, by)
}

/** The same call once more: what has become of it. */
async function answerAgain(deps: Deps, naming: NamingRow): Promise<ApiLeadAnswer> {
  const lead = await getApiLead(deps, naming.reference, naming)
  if (naming.lead_id !== null) return { outcome: 'yours', lead }
  if (lead.status === 'refused') return { outcome: 'refused', lead: null }
  return { outcome: lead.status === 'pending' ? 'pending' : 'ended', lead }
}

/** The partner's own lead of the person, where it holds one: of what others hold nothing is said. */
async function findOwnHeld(
  deps: Deps,
  partnerId: number,
  { mobile, product_type }: ApiLeadCreate,
  email: string,
): Promise<LeadRow | null> {
  const customer =
    (await findCustomerByContact(deps.db, deps.vault, { channel: 'mobile', destination: mobile })) ??
    (email === '' ? null : await findCustomerByContact(deps.db, deps.vault, { channel: 'email', destination: email }))
  const person = customer && personOf(customer)
  if (person === null) return null
  const [newest] = await listLeadsOfPerson(deps.db, person, product_type)
  return newest?.partner_id === partnerId && !isOver({ until: newest.held_until }, deps.clock.now()) ? newest : null
}
