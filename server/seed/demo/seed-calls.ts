import { asc, eq, isNull, notInArray } from 'drizzle-orm'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import type { CallEnding } from '#src/contract/rules/contact/call-endings.ts'
import { AFTER_ENDING } from '#src/contract/rules/contact/call-endings.ts'
import { withoutCalls } from '#src/contract/rules/contact/contact-rules.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import { createCallContact } from '../../db/repositories/calls/calls.ts'
import { keepLooks } from '../../db/repositories/privacy/contact-facts.ts'
import { applications } from '../../db/schema/applications.ts'
import { calls } from '../../db/schema/calls.ts'
import { customers } from '../../db/schema/identity.ts'
import { admins } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { rulesOf } from '../../services/messages/public/contact-rules.ts'

/** Calls of the last days: how many days ago, when in India, and how it ended. None breaks the rule it is shown by. */
const CALLS: readonly (readonly [ago: number, time: string, ending: CallEnding])[] = [
  [1, '10:30', 'call_back'],
  [6, '10:10', 'call_back'],
  [2, '12:20', 'call_back'],
  [5, '11:20', 'documents_promised'],
  [3, '17:10', 'call_back'],
  [1, '14:40', 'call_back'],
  [4, '16:45', 'busy'],
  [3, '15:30', 'interested'],
  [3, '10:05', 'rate'],
  [2, '09:40', 'not_interested'],
  [2, '14:15', 'call_back'],
  [1, '16:10', 'language'],
]
/** Over, or left for the queue itself. */
const UNCALLED = ['disbursed', 'rejected', 'withdrawn', 'expired', 'documents_needed', 'approved'] as const
/** Of ten customers, who allows which calls; the others have asked for none, or are left in peace. */
const NO_CALLS = 3
const QUIET = 7
const NOT_CHOSEN = 9

/** What lets telecallers of a demonstration begin: who allows calls, who wants none, and what was called about lately. */
export async function seedCalls(deps: Deps): Promise<void> {
  const { db, vault, clock } = deps
  const now = clock.now()
  const rows = await db.select().from(customers).where(isNull(customers.deleted_at)).orderBy(asc(customers.user_id))
  for (const [nth, row] of rows.entries()) {
    const rules = rulesOf(vault, row)
    const { choices } = rules
    const allowed = {
      ...rules,
      choices: { ...choices, service: { ...choices.service, call: true }, offers: { ...choices.offers, call: true } },
    }
    const place = nth % 10
    if (place === NOT_CHOSEN) continue
    const quiet_until = place === QUIET ? new Date(now.getTime() + days(20)).toISOString() : null
    const contact_rules = place === NO_CALLS ? withoutCalls(allowed, now) : { ...allowed, quiet_until }
    await db
      .update(customers)
      .set({ contact_rules: { ...contact_rules } })
      .where(eq(customers.user_id, row.user_id))
  }
  const found_at = now
  await keepLooks(
    db,
    rows.flatMap(({ phone_index }, nth) =>
      phone_index !== null && nth % 12 === 5 ? [{ phone_index, scrub_id: 'DEMO-1', found_at }] : [],
    ),
  )
  const staff = await db.select({ admin_id: admins.admin_id }).from(admins).orderBy(asc(admins.admin_id))
  const waiting = await db
    .select({ app_id: applications.app_id, user_id: applications.user_id })
    .from(applications)
    .where(notInArray(applications.status, [...UNCALLED]))
    .orderBy(asc(applications.app_id))
    .limit(CALLS.length)
  for (const [nth, { app_id, user_id }] of waiting.entries()) {
    const [ago, time, ending] = CALLS[nth] ?? [1, '11:00', 'no_answer']
    const agent = staff[nth % 2 === 0 ? staff.length - 1 : 0]
    if (!agent) return
    const at = istInstant(addDays(istDay(now), -ago), time)
    const ended = new Date(at.getTime() + minutes(4))
    const { wait } = AFTER_ENDING[ending]
    const promised_at = ending === 'call_back' ? new Date(now.getTime() - minutes(5 + 3 * nth)) : null
    const contact_id = await createCallContact(db, {
      user_id,
      app_id,
      channel: 'call',
      purpose: 'service',
      about: 'application',
      ending,
      at,
    })
    await db.insert(calls).values({
      user_id,
      app_id,
      contact_id,
      admin_id: agent.admin_id,
      why: 'documents',
      purpose: 'service',
      ending,
      promised: false,
      taken_at: at,
      started_at: at,
      ended_at: ended,
      promised_at,
      leased_until: new Date(at.getTime() + minutes(10)),
      rests_until: promised_at ?? new Date(ended.getTime() + days(wait ?? 90)),
      for_review: nth % 4 === 0,
    })
  }
}
