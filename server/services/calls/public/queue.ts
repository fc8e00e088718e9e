import { listCandidates, listOnline, listResting, listTaken } from '#server/db/repositories/calls/call-queue.ts'
import type { Candidate } from '#server/db/repositories/calls/call-queue.ts'
import { listCustomers } from '#server/db/repositories/privacy/contact-facts.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { CALL_WHYS, HIDDEN_REASONS, ONLINE_MINUTES } from '#src/contract/entities/calls/call.ts'
import type { CallWhy, HiddenReason } from '#src/contract/entities/calls/call.ts'
import type { ContactPurpose } from '#src/contract/rules/contact/contact-rules.ts'
import { mayContact } from '#src/contract/rules/contact/may-contact.ts'
import type { ContactCase, ContactReason } from '#src/contract/rules/contact/may-contact.ts'
import { hours, minutes } from '#src/contract/rules/time.ts'
import { readContactCases } from '#server/services/messages/public/contact-cases.ts'

/** Who looked at offers in the last day and left. */
const LEFT = hours(24)
/** An agent's promise that is an hour late is anybody's. */
const PROMISE_OWN = hours(1)

interface QueuedCall extends Candidate {
  customer: CustomerRow
  /** The how manyeth call about it. */
  nth: number
  /** False: the register has to be asked about their number before they are given to anybody. */
  checked: boolean
}

interface Hidden {
  reason: HiddenReason
  count: number
  until: Date | null
}

interface Queue {
  waiting: QueuedCall[]
  hidden: Hidden[]
  /** Whom the one rule holds back. */
  refused: { user_id: number; purpose: ContactPurpose; reason: ContactReason }[]
}

/**
 * Everybody who waits: those who may be called at this moment, in order, and of the others how many and why not.
 * @param whys only who waits for these, the first ones of the order
 */
export async function readQueue(deps: Deps, adminId: number, whys: readonly CallWhy[] = CALL_WHYS): Promise<Queue> {
  const { db, clock } = deps
  const now = clock.now()
  const before = (span: number) => new Date(now.getTime() - span)
  const since = { leftSince: before(LEFT), promiseSince: before(PROMISE_OWN) }
  const all = await listCandidates(db, { now, adminId, ...since, whys })
  const ids = all.map(({ user_id }) => user_id)
  const rows = new Map((await listCustomers(db, ids)).map((row) => [row.user_id, row]))
  const cases = await readContactCases(deps, [...rows.values()])
  const online = await listOnline(db, ids, before(minutes(ONLINE_MINUTES)))
  const taken = await listTaken(db, ids, now)
  const resting = await listResting(
    db,
    all.map(({ app_id }) => app_id),
    now,
  )
  const waiting: QueuedCall[] = []
  const refused: Queue['refused'] = []
  const hidden = new Map<HiddenReason, Hidden>()
  const hide = (reason: HiddenReason, until: Date | null) => {
    const one = hidden.get(reason) ?? { reason, count: 0, until: null }
    one.count += 1
    if (until !== null && (one.until === null || until < one.until)) one.until = until
    hidden.set(reason, one)
  }
  for (const each of all) {
    const customer = rows.get(each.user_id)
    const who = cases.get(each.user_id)
    if (!customer || !who) continue
    const verdict = mayContact({ ...who, registered: who.registered ?? false }, askOf(each), now)
    // A promised time wakes what rests until then.
    const rest = each.why === 'promised' ? undefined : resting.get(each.app_id)
    if (!verdict.may) {
      hide(verdict.reason, verdict.until)
      refused.push({ user_id: each.user_id, purpose: each.purpose, reason: verdict.reason })
    } else if (taken.has(each.user_id)) hide('taken', null)
    else if (online.has(each.user_id)) hide('online', null)
    else if (rest) hide('resting', null)
    else {
      const checked = mayContact(who, askOf(each), now).may
      waiting.push({ ...each, customer, checked, nth: callsAbout(who, each.app_id) + 1 })
    }
  }
  const order = HIDDEN_REASONS
  return {
    waiting, refused,
    hidden: [...hidden.values()].sort((a, b) => order.indexOf(a.reason) - order.indexOf(b.reason)),
  }
}

/** What the one rule is asked about a call. */
export const askOf = ({ purpose, why, app_id }: Pick<Candidate, 'purpose' | 'why' | 'app_id'>) =>
  ({ purpose, channel: 'call', lead: app_id, promised: why === 'promised' }) as const

const callsAbout = ({ past }: ContactCase, appId: string): number =>
  past.filter(({ channel, lead }) => channel === 'call' && lead === appId).length
