import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listHoldsOf } from '#server/db/repositories/privacy/legal-holds.ts'
import { createHelpRequestRow, nextTicket } from '#server/db/repositories/support/help-requests.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { cancelErasure } from '#server/services/privacy/cancel-erasure.ts'
import { getErasurePlan } from '#server/services/privacy/get-erasure-plan.ts'
import { liftLegalHold } from '#server/services/privacy/lift-legal-hold.ts'
import { queueSweeping } from '#server/services/privacy/queue-sweeping.ts'
import { requestErasure } from '#server/services/privacy/request-erasure.ts'
import { setLegalHold } from '#server/services/privacy/set-legal-hold.ts'
import { queueTending } from '#server/services/support/queue-tending.ts'
import { addToTicket } from '#server/services/support/shared/add-to-ticket.ts'
import { HELD_KINDS } from '#src/contract/retention.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { addOfferLists, changeApplications, makeApplication, makeEvent } from '#tests/builders/application.ts'
import { addContacts } from '#tests/builders/call.ts'
import {
  addDedupeChecks,
  makeCustomer,
  storedCustomers,
  storedErasureRequests,
  storedKeptRecords,
  customerCalling,
} from '#tests/builders/customer.ts'
import { storedTicketMessages } from '#tests/builders/help-request.ts'
import { addOtps, addSessions } from '#tests/builders/session.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const START = Date.UTC(2027, 0, 4, 6)
const HISTORIES = 10
const STEPS = 24

/** Small seeded random numbers: the same histories on every run. */
function dice(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return { below, chance: (part: number) => next() < part, of: <T>(list: readonly T[]) => list[below(list.length)] }
}

/** A month later by the calendar of India, on the hour of midnight there: written apart from the product. */
function loanOver(paid: number, months: number): number {
  const ist = new Date(paid + hours(5.5))
  const first = new Date(Date.UTC(ist.getUTCFullYear(), ist.getUTCMonth() + months + 1, 0))
  const date = Math.min(ist.getUTCDate(), first.getUTCDate())
  return Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), date) - hours(5.5)
}

interface Row {
  table: string
  key: string
  id: number | string
  due: number
}
interface Ticket {
  ticket: string
  open: boolean
  due_at: number
  last: number
}
interface Loan {
  app_id: string
  reference: string
  status: string
  months: number
  paid: number
}

/** One customer, what is known of them, and what the rules ask by the test's own reckoning. */
class History {
  rows: Row[] = []
  tickets: Ticket[] = []
  loans: Loan[] = []
  userId = 0
  erasedAt: number | null = null
  freeSteps = 0
  /** Rows that were there at the last look. */
  seen = new Set<Row>()
  constructor(
    readonly server: TestServer,
    readonly roll: ReturnType<typeof dice>,
  ) {}
  get now() {
    return this.server.clock.now()
  }

  async begin(phone: string) {
    this.userId = await makeCustomer(this.server, { mobile: phone, at: this.now })
    for (let count = 10 + this.roll.below(6); count > 0; count -= 1) await this.addTrace()
    for (let count = this.roll.below(3); count > 0; count -= 1) await this.addTicket()
    for (let count = this.roll.below(4); count > 0; count -= 1) await this.addLoan(count)
  }

  async addTrace() {
    const at = new Date(this.now.getTime() - days(this.roll.below(500)))
    const user_id = this.userId
    const keep = (table: string, key: string, id: number | string | undefined) =>
      this.rows.push({ table, key, id: id ?? 0, due: at.getTime() + days(365) })
    const id = `${user_id}-${this.rows.length}`
    switch (this.roll.below(5)) {
      case 0: {
        const row = { app_id: id, user_id, method_version: '1', shown: [], created_at: at }
        const made = await addOfferLists(this.server, row)
        return keep('offer_lists', 'offer_list_id', made.offer_list_id)
      }
      case 1: {
        const row = { user_id, channel: 'sms' as const, purpose: 'service' as const, about: 'otp', at }
        const made = await addContacts(this.server, row)
        return keep('contacts', 'contact_id', made.contact_id)
      }
      case 2: {
        const made = await addDedupeChecks(this.server, { user_id, source: 'marketplace', result: 'clear', at })
        return keep('dedupe_checks', 'check_id', made.check_id)
      }
      case 3: {
        const area = 'customer' as const
        const row = { session_id: id, area, sid_hash: id, token_hash: id, subject_id: user_id, created_at: at }
        await addSessions(this.server, { ...row, expires_at: at })
        return keep('sessions', 'session_id', id)
      }
      default: {
        const code = { otp_id: id, user_id, sid_hash: id, channel: 'sms', destination_index: id, destination_enc: id }
        await addOtps(this.server, { ...code, code_hash: id, expires_at: at })
        return keep('otps', 'otp_id', id)
      }
    }
  }

  async addTicket() {
    const { db, vault } = this.server.deps
    const at = new Date(this.now.getTime() - days(this.roll.below(60)))
    const ticket = await nextTicket(db)
    const due_at = new Date(at.getTime() + days(30))
    const asked = { name: 'A', email: 'a@example.com', phone: '9876543210', description: 'Help' }
    const request_enc = vault.sealShared(JSON.stringify(asked), `help_requests:${ticket}`)
    await createHelpRequestRow(db, { ticket, user_id: this.userId, request_enc, partner: 'cl', due_at, created_at: at })
    this.tickets.push({ ticket, open: true, due_at: due_at.getTime(), last: at.getTime() })
  }

  async addLoan(lender_id: number) {
    const paid = new Date(this.now.getTime() - days(this.roll.below(400)))
    const status = this.roll.of(['in_review', 'disbursed', 'rejected']) ?? 'rejected'
    const months = 1 + this.roll.below(14)
    const app_id = `app_${this.userId}_${lender_id}`
    const reference = `CL-${this.userId}${lender_id}`
    const known = { app_id, reference, user_id: this.userId, lender_id, status, tenure_months: months }
    await makeApplication(this.server, { ...known, at: paid })
    await makeEvent(this.server, { app_id, status, at: paid })
    this.loans.push({ app_id, reference, status, months, paid: paid.getTime() })
  }

  async decide(loan: Loan) {
    loan.status = this.roll.of(['disbursed', 'rejected']) ?? 'rejected'
    loan.paid = this.now.getTime()
    await changeApplications(this.server, { app_id: loan.app_id }, { status: loan.status, updated_at: this.now })
    await makeEvent(this.server, { app_id: loan.app_id, status: loan.status, at: new Date(loan.paid) })
  }

  async answer(each: Ticket) {
    each.last = this.now.getTime()
    each.open = false
    await addToTicket(this.server.deps, each.ticket, { author: 'staff', text: 'Done', status: 'answered' })
    const said = await storedTicketMessages(this.server, { ticket: each.ticket })
    each.last = Math.max(...said.map(({ at }) => at.getTime()))
  }

  /** Something happens, and some days pass. */
  async step() {
    const { deps } = this.server
    const by = { user_id: this.userId }
    if (this.erasedAt === null) {
      const open = this.tickets.find(({ open }) => open)
      const running = this.loans.find(({ status }) => status === 'in_review')
      if (open && this.roll.chance(0.2)) await this.answer(open)
      if (running && this.roll.chance(0.2)) await this.decide(running)
      if (this.roll.chance(0.3))
        await requestErasure(deps, {}, { ...(await customerCalling(this.server, this.userId)), session_id: 'ses_none' })
      if (this.roll.chance(0.05)) await cancelErasure(deps, by).catch(() => undefined)
      if (this.roll.chance(0.3)) await this.addTrace()
    }
    const [hold] = await listHoldsOf(deps.db, this.userId, this.now)
    const until = new Date(this.now.getTime() + days(20 + this.roll.below(200))).toISOString().slice(0, 10)
    if (!hold && this.roll.chance(0.12)) {
      const form = { customer: String(this.userId), basis: 'court' as const, reason: 'A court asks', until }
      await setLegalHold(deps, { ...form, kinds: [...HELD_KINDS] }, { admin_id: 1 })
    }
    if (hold && this.roll.chance(0.15)) await liftLegalHold(deps, hold.hold_id, 'It is over', { admin_id: 1 })
    this.server.clock.set(new Date(this.now.getTime() + days(3 + this.roll.below(50))))
    await runDueJobs(deps)
  }

  /** Expected holds, by the test's own rules. */
  async holds(): Promise<string[]> {
    const now = this.now.getTime()
    return [
      ...(await listHoldsOf(this.server.deps.db, this.userId, this.now)).map(() => 'legal_hold'),
      ...this.loans
        .filter(({ status, paid }) => status === 'in_review' && paid + days(180) > now)
        .map(() => 'application_under_way'),
      ...this.tickets.filter(({ open, due_at }) => open && due_at > now).map(() => 'ticket_open'),
    ]
  }
}

const endOf = ({ open, due_at, last }: Ticket) => (open ? Math.max(due_at, last) : last)
const NEAR = 60_000

describe.each(engines())('retention over random histories, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())

  const stands = async ({ table, key, id }: Pick<Row, 'table' | 'key' | 'id'>) => {
    const answer = await server.deps.db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(key)} = ${id}`,
    )
    return (answer as { rows: unknown[] }).rows.length > 0
  }

  async function judge(history: History) {
    const now = history.now.getTime()
    const holds = await history.holds()
    const frozen = holds.includes('legal_hold')
    const [customer] = await storedCustomers(server, { user_id: history.userId })
    const request = (await storedErasureRequests(server, { user_id: history.userId })).at(-1)
    const wasThere = history.erasedAt === null
    if (customer?.deleted_at && wasThere) {
      // Nothing held is forgotten.
      expect(holds).toEqual([])
      history.erasedAt = customer.deleted_at.getTime()
    }
    const gone = history.erasedAt
    const partly = request?.partly_done_at?.getTime() ?? null
    for (const row of history.rows) {
      const there = await stands(row)
      // A hold that is live now was live when the sweep ran.
      if (frozen && history.seen.has(row)) expect([row, there]).toEqual([row, true])
      if (there) history.seen.add(row)
      else history.seen.delete(row)
      if (there) expect([row, gone, frozen || row.due > now - NEAR]).toEqual([row, null, true])
      else expect([row, row.due <= now + NEAR || gone !== null || partly !== null]).toEqual([row, true])
    }
    const kept = await storedKeptRecords(server, { user_id: history.userId })
    for (const each of history.tickets) {
      const row = { table: 'help_requests', key: 'ticket', id: each.ticket }
      const there = (await stands(row)) || kept.some(({ about }) => about === each.ticket)
      const due = endOf(each) + days(395)
      if (there) expect([each, frozen || due > now - NEAR]).toEqual([each, true])
      else expect([each, due <= now + NEAR]).toEqual([each, true])
      if (gone !== null) expect(await stands(row)).toBe(false)
    }
    if (gone === null) {
      expect(kept).toEqual([])
      const { holds: told } = await getErasurePlan(server.deps, { user_id: history.userId })
      expect(told.map(({ reason }) => reason).sort()).toEqual([...holds].sort())
      history.freeSteps = holds.length === 0 && request?.status !== 'cancelled' && request ? history.freeSteps + 1 : 0
      // Three looks without a hold are a recheck, the notice anew, and the erasure.
      expect(history.freeSteps).toBeLessThan(4)
      return
    }
    for (const { reference, status, paid, months } of history.loans.filter((loan) => loan.status === 'disbursed')) {
      const due = loanOver(paid, months) + days(365)
      const there = kept.some(({ about, kind }) => about === reference && kind === 'agreed_loan')
      if (there) expect([reference, status, frozen || due > now - NEAR]).toEqual([reference, status, true])
      else expect([reference, status, due <= now + NEAR]).toEqual([reference, status, true])
    }
    const proof = kept.some(({ kind }) => kind === 'consents')
    expect(proof || gone + days(365) <= now + NEAR).toBe(true)
    if (proof) expect(frozen || gone + days(365) > now - NEAR).toBe(true)
  }

  it.each(Array.from({ length: HISTORIES }, (_, seed) => seed + 1))(
    'nothing held goes before its day, nothing stays after it: history %i',
    async (seed) => {
      server.clock.set(new Date(START))
      await server.reset()
      server.clock.set(new Date(START))
      // What else comes again forgets nothing of this customer's.
      await queueSweeping(server.deps)
      await queueTending(server.deps)
      const history = new History(server, dice(seed * 7_919))
      await history.begin(`98765${String(10_000 + seed)}`)
      for (let step = 0; step < STEPS; step += 1) {
        await history.step()
        await judge(history)
      }
    },
    120_000,
  )
})
