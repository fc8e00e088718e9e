import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ticketReport } from '#server/db/repositories/figures/ticket-report.ts'
import { createPartnerTicketMessage } from '#server/services/support/create-partner-ticket-message.ts'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { getPartnerTicket } from '#server/services/support/get-partner-ticket.ts'
import { mergeDeskTicket } from '#server/services/support/merge-desk-ticket.ts'
import { isSameRequester } from '#server/services/support/shared/same-requester.ts'
import type { PartnerThread } from '#src/contract/entities/support/partner-ticket.ts'
import type { TicketThread } from '#src/contract/entities/support/ticket.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import { changeHelpRequests, storedHelpRequests } from '#tests/builders/help-request.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, startCustomer } from '../shared/journey.ts'

const REQUEST = { name: 'Asha Patil', email: 'asha@example.com', phone: '9876543210', description: 'Where is it?' }
const PARTNER = { partner_id: 1, partner_user_id: 1 }
/** A Tuesday morning in India. */
const START = new Date('2026-12-01T05:00:00Z')

describe.each(engines())('merging tickets, on %s', (engine) => {
  let server: TestServer
  let agent: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(START)
    agent = (await server.signInAdmin(3)).browser
  })
  afterAll(() => server.close())

  const open = async (browser: Browser) => (await browser.call('createHelpRequest', { body: REQUEST })).ticket
  const ofPartner = async (topic: 'tech' | 'general' = 'tech') =>
    (await createPartnerTicket(server.deps, { topic, subject: 'Links', description: 'My link is silent.' }, PARTNER))
      .ticket
  const detail = async (ticket: string) => (await agent.call('getDeskTicket', { params: { ticket } })).data
  const merge = async (ticket: string, into: string, seen?: number) =>
    agent.answer('mergeDeskTicket', { params: { ticket }, body: { into, seen: seen ?? (await detail(ticket)).seen } })
  const answer = async (ticket: string, close = false) =>
    agent.status('answerDeskTicket', {
      params: { ticket },
      body: { text: 'Done.', close, seen: (await detail(ticket)).seen },
    })
  const thread = async (browser: Browser, ticket: string) =>
    (await browser.call('getTicket', { params: { ticket } })).data
  const rowOf = async (ticket: string) => {
    const [row] = await storedHelpRequests(server, { ticket })
    if (!row) throw new Error(`${ticket} is gone`)
    return row
  }
  const dueOf = async (ticket: string) => (await rowOf(ticket)).due_at.getTime()

  it('closes the one, says on both where the talk goes on, to staff and to whoever asked, and is in the log', async () => {
    const { browser } = await startCustomer(server)
    const [one, other] = [await open(browser), await open(browser)]
    expect((await detail(one)).others).toEqual([{ ticket: other, subject: 'Where is it?' }])
    expect((await merge(one, other)).status).toBe(200)
    expect(await detail(one)).toMatchObject({
      status: 'closed',
      merged_into: other,
      merged: [],
      others: [],
      closed: { reason: 'merged', by: expect.any(String) as string },
    })
    expect(await detail(other)).toMatchObject({ status: 'open', merged_into: null, merged: [one], others: [] })
    expect(await thread(browser, one)).toMatchObject({ status: 'closed', merged_into: other, may_rate: false })
    expect(await thread(browser, other)).toMatchObject({ status: 'open', merged_into: null, merged: [one] })
    const mine = (await browser.call('exportMyData')).data.tickets
    expect(mine.map(({ ticket, merged }) => [ticket, merged])).toEqual([
      [other, [one]],
      [one, []],
    ])
    const acts = (await storedAuditLog(server)).filter(({ action }) => action === 'ticket.merge')
    expect(acts).toMatchObject([{ object: `ticket:${one}`, after: { merged_into: other } }])
  })

  it('merges a partner’s tickets of any topic, and shows both to the partner', async () => {
    const [one, other] = [await ofPartner('tech'), await ofPartner('general')]
    expect((await merge(one, other)).status).toBe(200)
    const seenBy = (ticket: string): Promise<PartnerThread> => getPartnerTicket(server.deps, ticket, PARTNER)
    expect(await seenBy(one)).toMatchObject({ status: 'closed', merged_into: other })
    expect(await seenBy(other)).toMatchObject({ merged_into: null, merged: [one] })
    expect(await createPartnerTicketMessage(server.deps, one, 'Still silent.', PARTNER)).toMatchObject({
      ticket: other,
      messages: [{}, { author: 'partner', text: 'Still silent.' }],
    })
    expect((await detail(one)).status).toBe('closed')
  })

  it('never joins two askers, and never what was asked without an account', async () => {
    const { browser } = await startCustomer(server)
    const stranger = await startCustomer(server, { tin: 'HIGPZ9999Q', email: 'z@b.in' }, '9876500002')
    const mine = await open(browser)
    const visitors = [await open(server.browser()), await open(server.browser())] as const
    const refused = [
      ...[await open(stranger.browser), await ofPartner(), visitors[0], mine, 'CLT-999999'].map((into) => [mine, into]),
      ...[visitors[1], mine].map((into) => [visitors[0], into]),
      [await ofPartner(), mine],
    ] as [string, string][]
    for (const [from, into] of refused)
      expect([from, into, await merge(from, into)]).toMatchObject([
        from,
        into,
        { status: 422, body: { errors: { into: 'Choose another ticket of the same asker' } } },
      ])
    expect((await detail(visitors[0])).others).toEqual([])
    expect((await detail(mine)).others).toEqual([])
    expect((await merge('CLT-999999', mine, 0)).status).toBe(404)
  })

  it('is of one asker alone where both are one customer’s or one partner’s', () => {
    const id = fc.option(fc.integer({ min: 1, max: 3 }), { freq: 1 })
    const asker = fc.record({ user_id: id, partner_id: id })
    fc.assert(
      fc.property(asker, asker, (one, other) => {
        const same = isSameRequester(one, other)
        expect(isSameRequester(other, one)).toBe(same)
        if (!same) return
        expect(one.partner_id).toBe(other.partner_id)
        if (one.partner_id === null) expect([one.user_id, one.user_id === null]).toEqual([other.user_id, false])
      }),
    )
  })

  it('is done once: neither of a closed ticket nor into one, nor both ways at once, and is not opened again alone', async () => {
    const { browser } = await startCustomer(server)
    const [one, two, three] = [await open(browser), await open(browser), await open(browser)]
    const both = await Promise.all([merge(one, two), merge(two, one)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [gone, kept] = (await detail(one)).merged_into === null ? [two, one] : [one, two]
    expect((await merge(gone, three)).status).toBe(409)
    expect((await merge(three, gone)).status).toBe(409)
    expect(await agent.status('reopenDeskTicket', { params: { ticket: gone }, body: { reason: 'A mistake' } })).toBe(
      409,
    )
    expect(await answer(gone)).toBe(409)
    await answer(kept, true)
    expect((await merge(three, kept)).status).toBe(409)
    expect((await detail(gone)).status).toBe('closed')
  })

  it('is not done where somebody has written in the ticket since it was read', async () => {
    const { browser } = await startCustomer(server)
    const [one, other] = [await open(browser), await open(browser)]
    const { seen } = await detail(one)
    await browser.call('createTicketMessage', { params: { ticket: one }, body: { text: 'One more thing.' } })
    expect(await merge(one, other, seen)).toMatchObject({
      status: 409,
      body: { errors: { seen: expect.stringMatching(/^A new message has arrived/) as string } },
    })
    expect((await detail(one)).status).toBe('open')
    expect((await merge(one, other)).status).toBe(200)
  })

  it('leads what is written there to where the talk goes on, through as many merges as there were', async () => {
    const { browser } = await startCustomer(server)
    const [one, two, three] = [await open(browser), await open(browser), await open(browser)]
    await merge(one, two)
    await merge(two, three)
    expect((await detail(three)).merged).toEqual([one, two])
    expect((await thread(browser, one)).merged_into).toBe(three)
    await answer(three, true)
    const written = await browser.answer('createTicketMessage', {
      params: { ticket: one },
      body: { text: 'Still not here.' },
    })
    expect(bodyOf<{ data: TicketThread }>(written).data).toMatchObject({ ticket: three, status: 'open' })
    expect((await detail(three)).messages.map(({ text }) => text)).toEqual(['Where is it?', 'Done.', 'Still not here.'])
    expect([(await detail(one)).messages.length, (await detail(one)).status]).toEqual([1, 'closed'])
    expect((await detail(two)).status).toBe('closed')
  })

  it('never puts off the thirty days: the earlier of both counts, whichever goes', async () => {
    const { browser } = await startCustomer(server)
    const asked = async (due: Date) => {
      const ticket = await open(browser)
      await changeHelpRequests(server, { ticket }, { due_at: due })
      return ticket
    }
    const offset = fc.integer({ min: -40, max: 40 }).map((each) => new Date(START.getTime() + days(each)))
    await fc.assert(
      fc.asyncProperty(offset, offset, async (first, second) => {
        const [one, other] = [await asked(first), await asked(second)]
        await mergeDeskTicket(server.deps, one, { into: other, seen: 0 }, { admin_id: 1 })
        expect([await dueOf(one), await dueOf(other)]).toEqual([
          first.getTime(),
          Math.min(first.getTime(), second.getTime()),
        ])
      }),
      { numRuns: 12 },
    )
  })

  it('waits for us where the one that goes did, and its question counts as answered by what is said there since', async () => {
    const { browser } = await startCustomer(server)
    const [one, other] = [await open(browser), await open(browser)]
    await answer(other)
    server.clock.set(new Date(START.getTime() + minutes(5)))
    await merge(one, other)
    expect(await detail(other)).toMatchObject({ status: 'open', service_paused: false })
    const figures = () => ticketReport.totals(server.deps.db, { now: START })
    expect(await figures()).toMatchObject({ due: 2, in_time: 1, unanswered: 1 })
    server.clock.set(new Date(START.getTime() + minutes(10)))
    await answer(other)
    expect(await figures()).toMatchObject({ due: 2, in_time: 2, unanswered: 0 })
  })
})
