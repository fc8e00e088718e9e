import type { ByPartner } from '#server/session.ts'
import { listOwnPending } from '#server/db/repositories/leads/lead-namings.ts'
import { listLeadsOfPerson, listOwnLeadsOfPerson } from '#server/db/repositories/leads/leads.ts'
import type { LeadRow } from '#server/db/repositories/leads/leads.ts'
import { listOwnTouches } from '#server/db/repositories/leads/touches.ts'
import type { Deps } from '#server/deps.ts'
import { isOver } from '#server/is-over.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { destinationIndex } from '#server/services/shared/destination-index.ts'
import { maskEmail, maskMobile } from '#server/services/shared/lead-contact.ts'
import { spendAllowance } from '#server/services/shared/rate-rules.ts'
import { NO_END } from '#src/contract/attribution.ts'
import type { LeadInspect, LeadInspection, LeadReason } from '#src/contract/entities/leads/tracking-link.ts'

const HOUR_SECONDS = 3_600
/** Questions of one partner in an hour: enough for a day's disputes, too few to try out numbers. */
const MAX_PER_HOUR = 60

/**
 * Why somebody is, or is not, the partner's lead: found by the mobile number or the address with which they sign in.
 * Whoever has not brought the person learns nothing: the answer is the same for a stranger, for our customer and for
 * somebody else's lead.
 * @throws AppError `too_many_requests`
 */
export async function inspectLead(deps: Deps, asked: LeadInspect, by: ByPartner): Promise<Audited<LeadInspection>> {
  const answer = await inspect(deps, asked, by)
  const { mobile = '', email, product_type } = asked
  const about = email === undefined ? { mobile: maskMobile(mobile) } : { email: maskEmail(email) }
  const after = { ...about, product_type, verdict: answer.verdict }
  return { ...answer, audit: { object: `partner:${by.partner_id}`, after } }
}

async function inspect(
  deps: Deps,
  { mobile, email = '', product_type }: LeadInspect,
  by: ByPartner,
): Promise<LeadInspection> {
  await spendAllowance(deps, `lead-inspect:${by.partner_id}`, MAX_PER_HOUR, HOUR_SECONDS)
  const person =
    mobile === undefined
      ? destinationIndex(deps, 'email', email.toLowerCase())
      : destinationIndex(deps, 'mobile', mobile)
  const touches = (await listOwnTouches(deps.db, by.partner_id, person, product_type)).map(({ at, channel, label }) => ({
    at: at.toISOString(),
    channel,
    label,
  }))
  const [own] = await listOwnLeadsOfPerson(deps.db, by.partner_id, person, product_type)
  const [newest] = await listLeadsOfPerson(deps.db, person, product_type)
  const [pending] = (await listOwnPending(deps.db, by.partner_id, person, deps.clock.now())).filter(
    (naming) => naming.product_type === product_type,
  )
  if (pending && (!own || newest?.lead_id !== own.lead_id))
    return {
      verdict: 'not_yours',
      reasons: ['waiting_for_code'],
      reference: pending.reference,
      held_until: pending.expires_at.toISOString(),
      touches,
    }
  if (touches.length === 0 && !own)
    return { verdict: 'none', reasons: ['no_touch'], reference: null, held_until: null, touches: [] }
  if (!own || newest?.lead_id !== own.lead_id)
    return {
      verdict: 'not_yours',
      reasons: [own ? 'began_anew_elsewhere' : 'another_was_first'],
      reference: own?.reference ?? null,
      held_until: null,
      touches,
    }
  return {
    verdict: 'yours',
    reasons: [reasonOf(own, deps.clock.now())],
    reference: own.reference,
    held_until: own.held_until.getTime() === NO_END ? null : own.held_until.toISOString(),
    touches,
  }
}

function reasonOf(lead: LeadRow, now: Date): LeadReason {
  if (lead.status === 'applied') return 'application_open'
  if (lead.status === 'disbursed') return 'disbursed'
  if (isOver({ until: lead.held_until }, now)) return 'hold_ended_nobody_since'
  return lead.status === 'lost' ? 'ended_in_rest' : 'first_within_hold'
}
