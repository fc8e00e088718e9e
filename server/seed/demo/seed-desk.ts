import { and, asc, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { createMerchantRequest } from '#server/services/merchants/create-merchant-request.ts'
import { clocksFrom } from '#server/services/support/public/clocks.ts'
import { messageAad } from '#server/services/support/public/ticket-view.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { days, hours, minutes } from '#src/contract/rules/time.ts'
import { createErasure } from '../../db/repositories/privacy/erasure-requests.ts'
import { createHelpRequestRow, nextTicket } from '../../db/repositories/support/help-requests.ts'
import { updateTicket } from '../../db/repositories/support/ticket-desk.ts'
import { createTicketMessageRow, updateTicketStatus } from '../../db/repositories/support/tickets.ts'
import { applicationEvents, applications } from '../../db/schema/applications.ts'
import type { Deps } from '../../deps.ts'
import { inventTraffic, writeCalls } from './invent-calls.ts'
import { createChance } from './invent-customer.ts'

/** So many days of the back office's work are invented. */
const DAYS = 60
/** Tickets by the days since they came; `null` = nobody has answered, else after how many days. */
const TICKETS: readonly (readonly [ago: number, answered: number | null])[] = [
  ...[58, 55, 52, 49, 47, 44, 41, 38].map((ago) => [ago, 2 + (ago % 5)] as const),
  [39, 32] as const,
  [36, 31] as const,
  [34, null] as const,
  [32, null] as const,
  [29, null] as const,
  [12, null] as const,
  [3, null] as const,
]
const APPLICANTS = [
  { business_name: 'Sagar Mobile Point', pincode: '422001', full_name: 'Sagar Shinde', pan: 'AABCS4321K' },
  { business_name: 'Lakshmi Home Needs', pincode: '600004', full_name: 'Lakshmi Iyer', pan: 'AABCL8765M' },
]

const ASKED = {
  name: 'Asha Patil',
  email: 'asha@example.com',
  phone: '9876543210',
  company: '',
  description: 'The status of my application has not changed for a week. Please look into it.',
}

const SENT_AT: SQL<Date | null> = sql`(
  select min(e.at) from application_events e where e.app_id = applications.app_id and e.status = 'submitted'
)`.mapWith(applicationEvents.at)

/** What waits for the back office of a demonstration, and what others' servers did: invented, as its people are. */
export async function seedDesk(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const chance = createChance(DAYS)
  const sent = await deps.db
    .select({
      app_id: applications.app_id,
      lender_id: applications.lender_id,
      user_id: applications.user_id,
      sent_at: SENT_AT,
    })
    .from(applications)
    .where(and(isNotNull(applications.lender_id), notInArray(applications.status, ['draft'])))
    .orderBy(asc(applications.app_id))
  const today = istDay(now)
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const morning = istInstant(addDays(today, -ago), '09:00').getTime()
    // Nobody asks a lender about what has not been sent to it yet.
    const about = sent.filter(({ sent_at }) => sent_at !== null && sent_at.getTime() < morning)
    const heard = inventTraffic(ago, new Date(morning), about, sent[0]?.lender_id ?? null)
    // The newest minutes are left to those who are here.
    const until = new Date(now.getTime() - minutes(3))
    const receipts = heard.receipts.filter(({ sent_at }) => sent_at < until)
    await writeCalls(deps.db, [{ receipts, calls: heard.calls.filter(({ at }) => at < until) }])
  }
  for (const [nth, [ago, answered]] of TICKETS.entries()) {
    const person = sent[chance(sent.length)]
    const created_at = new Date(now.getTime() - days(ago) - hours(chance(8)))
    const ticket = await nextTicket(deps.db)
    await createHelpRequestRow(deps.db, {
      ticket,
      user_id: nth % 4 === 3 ? null : (person?.user_id ?? null),
      partner: 'cl',
      created_at,
      request_enc: deps.vault.sealShared(JSON.stringify(ASKED), `help_requests:${ticket}`),
      ...clocksFrom(created_at),
      forwarded_at: created_at,
    })
    if (answered === null) continue
    const answered_at = new Date(created_at.getTime() + days(answered))
    await createTicketMessageRow(deps.db, {
      ticket,
      author: 'staff',
      at: answered_at,
      text_enc: deps.vault.sealShared(textsIn('en')('server:ticket.sandbox'), messageAad(ticket)),
    })
    await updateTicketStatus(deps.db, ticket, 'closed', answered_at)
    await updateTicket(deps.db, ticket, { closed_at: answered_at, close_reason: 'solved' })
  }
  for (const [nth, applicant] of APPLICANTS.entries())
    await createMerchantRequest(deps, {
      ...applicant,
      consent: true,
      partner: 'cl',
      phone: `98765${43_211 + nth}`,
      email: `owner${nth + 1}@shop.test`,
    })
  const [waiting] = await deps.db
    .select({ user_id: applications.user_id })
    .from(applications)
    .where(notInArray(applications.status, ['draft', 'disbursed', 'rejected', 'withdrawn', 'expired']))
    .orderBy(asc(applications.app_id))
    .limit(1)
  if (waiting)
    await createErasure(deps.db, {
      reference: await nextTicket(deps.db, 'CLE'),
      user_id: waiting.user_id,
      status: 'held',
      held_for: 'application_under_way',
      erase_after: new Date(now.getTime() - days(1)),
      created_at: new Date(now.getTime() - days(3)),
    })
}
