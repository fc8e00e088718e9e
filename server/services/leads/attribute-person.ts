import {
  createLeadRow,
  isOpenLead,
  listLeadApplications,
  listLeadsOfPerson,
  lockLeadOf,
  nextLeadReference,
  updateLeadRow,
} from '#server/db/repositories/leads/leads.ts'
import type { LeadRow } from '#server/db/repositories/leads/leads.ts'
import { leaveOutTouches, listTouchesOfPerson } from '#server/db/repositories/leads/touches.ts'
import type { TouchRow } from '#server/db/repositories/leads/touches.ts'
import { listStoppedPartners } from '#server/db/repositories/partners/partner-standing.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import { holderOf, leadStateOf, NO_END } from '#src/contract/attribution.ts'
import type { Holding } from '#src/contract/attribution.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { sealContact } from '../shared/lead-contact.ts'
import type { LeadContact } from '../shared/lead-contact.ts'
import { announceLead } from './announce-lead.ts'
import { applicationPeriods } from './shared/application-periods.ts'

type Applications = Awaited<ReturnType<typeof listLeadApplications>>

/** Somebody whom a partner's system named, under the number that it was told. */
export interface Named {
  partner_id: number
  reference: string
  /** When their code has confirmed it. */
  at: Date
}

/** Whom it is about, and the naming that they have just confirmed. */
interface Subject {
  person: string
  user_id: number
  contact: () => LeadContact
  naming: Named | null
}

/**
 * Makes the lead of one person and product what the rule says that it is now. Everything is read anew, so it may run as
 * often as somebody likes; nobody who came by no partner is touched. Runs in the caller's transaction.
 */
export async function attributePerson(deps: TxDeps, subject: Subject, product: ProductType): Promise<void> {
  const { person, user_id } = subject
  if ((await listTouchesOfPerson(deps.db, person, product)).length === 0) return
  await lockLeadOf(deps.db, person, product)
  const known = await listLeadsOfPerson(deps.db, person, product)
  const touches = await withoutStopped(deps, await listTouchesOfPerson(deps.db, person, product), known)
  const applications = await listLeadApplications(deps.db, user_id, product)
  const holding = holderOf(
    touches.map((touch) => ({ ...touch, at: touch.at.getTime() })),
    applicationPeriods(applications),
  )
  if (!holding) return
  const facts = factsOf(holding, touches, applications)
  const same = known.find(
    (lead) => lead.partner_id === facts.partner_id && sameInstant(lead.first_touch_at, facts.first_touch_at),
  )
  const now = deps.clock.now()
  for (const lead of known.filter((each) => each !== same)) await endLead(deps, lead, facts.first_touch_at)
  if (!same) {
    const reference = numberOf(subject, facts) ?? (await nextLeadReference(deps.db))
    const contact_enc = sealContact(deps.vault, reference, subject.contact())
    const row = { reference, phone_index: person, product_type: product, contact_enc, created_at: now }
    const created = { ...row, ...facts, user_id, updated_at: now }
    await createLeadRow(deps.db, created)
    return announceLead(deps, created, null)
  }
  // Without a contact it is over and forgotten: whoever comes back later begins anew with their next touch.
  if (same.contact_enc === null) return
  const contact_enc = sealContact(deps.vault, same.reference, subject.contact(), same.contact_enc)
  const changes = { ...facts, user_id, contact_enc }
  if (!differs(same, changes)) return
  await updateLeadRow(deps.db, same.lead_id, { ...changes, updated_at: now })
  await announceLead(deps, { ...same, ...changes }, same.status)
}

/**
 * What a partner who is switched off has brought, beyond its leads: nothing. It stays so when the partner goes on, since
 * the person may be another's by then.
 */
async function withoutStopped(
  deps: Deps,
  touches: readonly TouchRow[],
  known: readonly LeadRow[],
): Promise<readonly TouchRow[]> {
  const stopped = new Set(
    await listStoppedPartners(
      deps.db,
      touches.map(({ partner_id }) => partner_id),
    ),
  )
  const isOfLead = (touch: TouchRow) =>
    known.some(({ partner_id, held_until }) => partner_id === touch.partner_id && touch.at < held_until)
  const out = touches.filter((touch) => stopped.has(touch.partner_id) && !isOfLead(touch))
  await leaveOutTouches(
    deps.db,
    out.map(({ touch_id }) => touch_id),
  )
  return touches.filter((touch) => !out.includes(touch))
}

/** Somebody's lead is another's from `until` on, if not earlier. */
async function endLead(deps: Deps, lead: LeadRow, until: Date): Promise<void> {
  const status = isOpenLead(lead) ? 'lost' : lead.status
  const held_until = lead.held_until > until ? until : lead.held_until
  const changes = { status, held_until }
  if (!differs(lead, changes)) return
  await updateLeadRow(deps.db, lead.lead_id, { ...changes, updated_at: deps.clock.now() })
  await announceLead(deps, { ...lead, ...changes }, lead.status)
}

/** A lead that begins with the naming keeps the number that the partner was told. */
function numberOf({ naming }: Subject, facts: ReturnType<typeof factsOf>): string | null {
  const begins = naming?.partner_id === facts.partner_id && sameInstant(facts.first_touch_at, naming.at)
  return begins ? naming.reference : null
}

const sameInstant = (a: Date, b: Date): boolean => a.getTime() === b.getTime()

const differs = (lead: LeadRow, changes: Partial<LeadRow>): boolean =>
  Object.entries(changes).some(([name, value]) => {
    const before = lead[name as keyof LeadRow]
    return before instanceof Date && value instanceof Date ? !sameInstant(before, value) : before !== value
  })

/** What a lead's row says of the holding. */
function factsOf(holding: Holding, touches: readonly TouchRow[], applications: Applications) {
  const { partner_id, first_touch_at, last_touch_at, held_until } = holding
  const first = touches.find((touch) => touch.partner_id === partner_id && touch.at.getTime() === first_touch_at)
  const during = applications
    .map(({ app_id, status, submitted_at }) => ({ app_id, status, submitted_at: submitted_at?.getTime() ?? null }))
    .filter(({ submitted_at: at }) => at === null || (at >= first_touch_at && at < held_until))
  return {
    partner_id,
    ...leadStateOf(during),
    link_id: first?.link_id ?? null,
    channel: first?.channel ?? 'link',
    first_touch_at: new Date(first_touch_at),
    last_touch_at: new Date(last_touch_at),
    // While an application is open there is no end yet: what is sent meanwhile is the lead's too.
    held_until: new Date(Math.min(held_until, NO_END)),
  }
}
