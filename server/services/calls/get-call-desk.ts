import { findLiveCall, listDays, listOwnCalls } from '#server/db/repositories/calls/calls.ts'
import { listCustomers } from '#server/db/repositories/privacy/contact-facts.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { PROMISE_MINUTES } from '#src/contract/entities/calls/call.ts'
import type { CallDesk } from '#src/contract/entities/calls/call.ts'
import { isHoliday, istDay, istHour, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { CALL_HOURS } from '#src/contract/rules/contact/contact-rules.ts'
import { nameOf } from '../profile/public/customer-profile.ts'
import { readQueue } from './public/queue.ts'
import { toCallSheet } from './shared/call-sheet.ts'

/** Nobody reads further down a queue that moves. */
const SHOWN = 20

/** The desk of one agent, as it is at this moment. */
export async function getCallDesk(deps: Deps, by: ByStaff): Promise<CallDesk> {
  const { db, clock, telephony } = deps
  const now = clock.now()
  const from = startOfIstDay(istDay(now))
  const { waiting, hidden } = await readQueue(deps, by.admin_id)
  const live = await findLiveCall(db, by.admin_id, now)
  const [today] = await listDays(db, { from, now, minutes: PROMISE_MINUTES }, by.admin_id)
  const done = await listOwnCalls(db, by.admin_id, from)
  const people = new Map(
    (await listCustomers(db, [...new Set(done.map(({ call }) => call.user_id))])).map((row) => [row.user_id, row]),
  )
  const hour = istHour(now)
  return {
    now: now.toISOString(),
    open: hour >= CALL_HOURS.from && hour < CALL_HOURS.to && !isHoliday(istDay(now)),
    sandbox: telephony.sandbox,
    count: waiting.length,
    waiting: waiting
      .slice(0, SHOWN)
      .map(({ user_id, customer, why, purpose, reference, product, lender, since, nth }) => ({
        user_id,
        why,
        purpose,
        reference,
        product,
        lender,
        nth,
        name: nameOf(deps, customer),
        since: since.toISOString(),
      })),
    hidden: hidden.map((each) => ({ ...each, until: each.until?.toISOString() ?? null })),
    sheet: live && (await toCallSheet(deps, live)),
    today: {
      calls: today?.calls ?? 0,
      connected: today?.connected ?? 0,
      promised: today?.promised ?? 0,
      kept: today?.kept ?? 0,
    },
    done: done.map(({ call, reference }) => {
      const customer = people.get(call.user_id)
      return {
        call_id: call.call_id,
        user_id: call.user_id,
        reference,
        ending: call.ending,
        ticket: call.ticket,
        name: customer ? nameOf(deps, customer) : '',
        promised_at: call.promised_at?.toISOString() ?? null,
        at: (call.started_at ?? call.taken_at).toISOString(),
      }
    }),
  }
}
