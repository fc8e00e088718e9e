import { listDays, listReviews } from '#server/db/repositories/calls/calls.ts'
import { listCustomers } from '#server/db/repositories/privacy/contact-facts.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { PROMISE_MINUTES } from '#src/contract/entities/calls/call.ts'
import type { CallTeam } from '#src/contract/entities/calls/call.ts'
import { istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { checksOf, isOutOfHours } from '#src/contract/rules/contact/call-review.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { NOTE_PLACE } from './shared/call-secrets.ts'

const SHOWN = 50

/** What each agent did today, in the order of their names: nobody is ranked. And the calls that are looked at again. */
export async function getCallTeam(deps: Deps, by: ByStaff): Promise<CallTeam> {
  const { db, vault, clock } = deps
  const now = clock.now()
  const people = await listDays(db, { from: startOfIstDay(istDay(now)), now, minutes: PROMISE_MINUTES })
  const reviews = await listReviews(db, SHOWN)
  const ids = [...new Set(reviews.map(({ call }) => call.user_id))]
  const keys = new Map((await listCustomers(db, ids)).map(({ user_id, data_key }) => [user_id, data_key]))
  return {
    people,
    reviews: reviews.map(({ call, agent, reference, marked_by }) => {
      const key = keys.get(call.user_id) ?? null
      const began = call.started_at ?? call.taken_at
      return {
        call_id: call.call_id,
        agent,
        own: call.admin_id === by.admin_id,
        user_id: call.user_id,
        reference,
        purpose: call.purpose,
        ending: call.ending,
        ticket: call.ticket,
        mark: call.mark,
        marked_by,
        checks: checksOf(call.purpose),
        heard: call.heard ?? [],
        fatal: call.fatal ?? (isOutOfHours(began) ? ['out_of_hours' as const] : []),
        note: call.note_enc === null || key === null ? '' : vault.open(key, call.note_enc, NOTE_PLACE),
        at: began.toISOString(),
        minutes: Math.round(((call.ended_at ?? began).getTime() - began.getTime()) / minutes(1)),
      }
    }),
  }
}
