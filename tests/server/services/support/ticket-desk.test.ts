import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { forwardHelpRequest } from '#server/services/support/forward-help-request.ts'
import type { TicketQueue } from '#src/contract/entities/support/ticket-desk.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { changeCustomers } from '#tests/builders/customer.ts'
import { storedHelpRequests, storedTicketNotes } from '#tests/builders/help-request.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { BodyTo, Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { letTimePass, startCustomer } from '../shared/journey.ts'

const REQUEST = {
  name: 'Asha Patil',
  email: 'asha@example.com',
  phone: '9876543210',
  description: 'My PAN HIGPP1234F and card 4111 1111 1111 1111 were refused, call 98765 43210 or me@home.in.',
}
/** A Tuesday morning in India. */
const START = new Date('2026-12-01T05:00:00Z')

type Act = 'answerDeskTicket' | 'noteDeskTicket' | 'assignDeskTicket' | 'closeDeskTicket' | 'reopenDeskTicket'

describe.each(engines())('the ticket desk, on %s', (engine) => {
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

  const at = async (instant: string) => {
    server.clock.set(new Date(instant))
    agent = (await server.signInAdmin(3)).browser
  }
  const open = async (browser: Browser, body: BodyTo<'createHelpRequest'> = REQUEST) =>
    (await browser.call('createHelpRequest', { body })).ticket
  const visitors = () => open(server.browser())
  const partners = async () => {
    const { ticket } = await createPartnerTicket(
      server.deps,
      { topic: 'tech', subject: 'Links', description: 'My link is silent.' },
      { partner_id: 1, partner_user_id: 1 },
    )
    return ticket
  }
  const list = (query: QueryTo<'listDeskTickets'> = {}) => agent.call('listDeskTickets', { query })
  const acts = async (wanted: string) => (await storedAuditLog(server)).filter(({ action }) => action === wanted)
  const inQueue = async (queue: TicketQueue) => (await list({ queue })).rows.map(({ ticket }) => ticket)
  const detail = async (ticket: string) => (await agent.call('getDeskTicket', { params: { ticket } })).data
  const act = (ticket: string, what: Act, body: object, by = agent) =>
    by.answer(what, { params: { ticket }, body: untyped(body) })
  const answer = async (ticket: string, text = 'It is on its way.', close = false) =>
    act(ticket, 'answerDeskTicket', { text, close, seen: (await detail(ticket)).seen })

  it('has the tickets of customers, partners and visitors in one list, with what names people masked', async () => {
    const { browser, userId } = await startCustomer(server)
    const [mine, theirs, nobodys] = [await open(browser), await partners(), await visitors()]
    const { rows, total, counts } = await list()
    expect(total).toBe(3)
    expect(rows.map(({ ticket, kind }) => [ticket, kind])).toEqual([
      [mine, 'customer'],
      [theirs, 'partner'],
      [nobodys, 'visitor'],
    ])
    expect(counts).toEqual([
      { queue: 'mine', count: 0 },
      { queue: 'unassigned', count: 3 },
      { queue: 'open', count: 3 },
      { queue: 'answered', count: 0 },
      { queue: 'waiting_lender', count: 0 },
      { queue: 'overdue', count: 0 },
      { queue: 'escalated', count: 0 },
      { queue: 'closed', count: 0 },
    ])
    const ticket = await detail(mine)
    expect(ticket.asker).toEqual({
      name: 'Asha Patil',
      mobile: '98xxxxxx10',
      email: 'a***@example.com',
      user_id: userId,
      partner_id: null,
      language: 'en',
    })
    for (const served of [rows, ticket])
      expect(JSON.stringify(served)).not.toMatch(/HIGPP1234F|4111 1111|98765 43210|9876543210|me@home/)
    expect(ticket.messages[0]?.text).toContain('HIGxxxxxxF')
  })

  it('is searched by number, by application, by customer and by a partner’s name, page by page', async () => {
    const { browser, userId } = await startCustomer(server)
    const [mine, theirs] = [await open(browser), await partners()]
    const found = async (search: string) => (await list({ search })).rows.map(({ ticket }) => ticket)
    expect(await found(mine.toLowerCase())).toEqual([mine])
    expect(await found(String(userId))).toContain(mine)
    const company = (await detail(theirs)).who
    expect(await found(company.slice(0, 4))).toEqual([theirs])
    expect(await found('%')).toEqual([])
    for (let more = 0; more < 25; more += 1) await visitors()
    const first = await list({ size: 25 })
    const second = await list({ size: 25, page: 2 })
    expect([first.total, first.rows.length, second.rows.length]).toEqual([27, 25, 2])
    expect(new Set([...first.rows, ...second.rows].map(({ ticket }) => ticket)).size).toBe(27)
    expect(await agent.status('listDeskTickets', { query: untyped({ queue: 'secret' }) })).toBe(422)
  })

  it('answers: the words stand in the thread, the customer is told that there are some, a visitor gets them', async () => {
    const { browser } = await startCustomer(server)
    const [mine, nobodys] = [await open(browser), await visitors()]
    expect((await answer(mine)).status).toBe(200)
    expect((await answer(nobodys, 'Write to your bank.')).status).toBe(200)
    await runDueJobs(server.deps)
    const thread = (await browser.call('getTicket', { params: { ticket: mine } })).data
    expect(thread).toMatchObject({ status: 'answered', messages: [{}, { author: 'staff', text: 'It is on its way.' }] })
    const sent = server.deps.outbox?.list(REQUEST.phone).filter(({ text }) => text.includes(mine)) ?? []
    expect(sent.map(({ text }) => text.includes('on its way'))).toEqual([false])
    const mails = server.deps.outbox?.list(REQUEST.email).filter(({ text }) => text.includes(nobodys)) ?? []
    expect(mails.map(({ text }) => text.includes('Write to your bank.'))).toEqual([true])
    expect(await detail(mine)).toMatchObject({ assigned_to: { name: expect.any(String) as string } })
    expect(await acts('ticket.answer')).toHaveLength(2)
  })

  it('has answers ready in the language that the asker reads, in both where nobody knows it', async () => {
    const { browser, userId } = await startCustomer(server)
    const ticket = await open(browser)
    const words = async (of: string, key: string) =>
      (await detail(of)).ready.find((each) => each.key === key)?.text ?? ''
    expect(await words(ticket, 'looking')).toMatch(/^Thank you/)
    expect(await words(ticket, 'ombudsman')).toContain(ticket)
    await changeCustomers(server, { user_id: userId }, { language: 'hi' })
    expect(await words(ticket, 'looking')).toMatch(/^हमें लिखने/)
    expect(await words(ticket, 'looking')).not.toContain('Thank you')
    expect(await words(await visitors(), 'looking')).toMatch(/^Thank you[^]*हमें लिखने/)
  })

  it('keeps notes apart: whoever asked never gets one, in the thread or in their data', async () => {
    const { browser } = await startCustomer(server)
    const ticket = await open(browser)
    expect((await act(ticket, 'noteDeskTicket', { text: 'zq-note: the lender was slow' })).status).toBe(200)
    expect((await detail(ticket)).notes).toMatchObject([{ text: 'zq-note: the lender was slow' }])
    await answer(ticket)
    for (const shown of [
      await browser.call('getTicket', { params: { ticket } }),
      await browser.call('listTickets'),
      await browser.call('exportMyData'),
    ])
      expect(JSON.stringify(shown)).not.toContain('zq-note')
    expect(JSON.stringify(await storedTicketNotes(server))).not.toContain('zq-note')
    expect((await act(ticket, 'noteDeskTicket', { text: '  ' })).status).toBe(422)
    expect((await act(ticket, 'noteDeskTicket', { text: 'PAN HIGPP1234F' })).body).toMatchObject({
      errors: { text: 'Leave out PAN, card numbers and codes: this is kept' },
    })
  })

  it('sends nothing where somebody has written since the writer looked', async () => {
    const { browser } = await startCustomer(server)
    const ticket = await open(browser)
    const { seen } = await detail(ticket)
    const other = (await server.signInAdmin(1)).browser
    expect((await act(ticket, 'answerDeskTicket', { text: 'First.', seen, close: false }, other)).status).toBe(200)
    const crossed = await act(ticket, 'answerDeskTicket', { text: 'Second.', seen, close: false })
    expect(crossed).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: { seen: expect.stringMatching(/^A new message has arrived/) as string } },
    })
    const now = await detail(ticket)
    expect(now.messages.map(({ text }) => text)).not.toContain('Second.')
    expect((await act(ticket, 'answerDeskTicket', { text: 'Second.', seen: now.seen, close: false })).status).toBe(200)
    await browser.call('createTicketMessage', { params: { ticket }, body: { text: 'Thanks.' } })
    expect((await act(ticket, 'answerDeskTicket', { text: 'Third.', seen: now.seen, close: false })).status).toBe(409)
  })

  it('stops our own promise while we wait for the asker, and never the thirty days', async () => {
    const { browser } = await startCustomer(server)
    const ticket = await open(browser)
    const before = await detail(ticket)
    // Two working days: the end of Thursday in India.
    expect(before).toMatchObject({ service_due_at: '2026-12-03T18:29:59.000Z', service_paused: false, days_left: 30 })
    await at('2026-12-02T05:00:00Z')
    await answer(ticket)
    await at('2026-12-12T05:00:00Z')
    expect(await detail(ticket)).toMatchObject({
      service_paused: true,
      service_due_at: expect.stringMatching(/^2026-12-13T18:[23]/) as string,
      late: null,
      due_at: before.due_at,
      days_left: 19,
    })
    const back = (await server.signInCustomer()).browser
    await back.call('createTicketMessage', { params: { ticket }, body: { text: 'Still nothing.' } })
    await at('2026-12-13T18:00:00Z')
    expect(await detail(ticket)).toMatchObject({ service_paused: false, late: null })
    expect(await inQueue('overdue')).toEqual([])
    await at('2026-12-13T19:00:00Z')
    expect(await detail(ticket)).toMatchObject({ late: 'service', due_at: before.due_at })
    expect(await inQueue('overdue')).toEqual([ticket])
    // Late since our own promise ended, which is before the thirty days do.
    const list = await (await server.signInAdmin(1)).browser.call('getWorkList')
    const late = list.items.find(({ kind }) => kind === 'tickets_overdue')
    expect(late?.oldest_at).toBe('2026-12-13T18:29:59.000Z')
    await answer(ticket)
    expect(await inQueue('overdue')).toEqual([])
    // Waited for: our own promise stands still, the thirty days do not.
    await at('2026-12-31T18:31:00Z')
    expect(await detail(ticket)).toMatchObject({ status: 'answered', late: 'law', service_over: false, days_left: -1 })
    expect(await inQueue('overdue')).toEqual([ticket])
    const admin = (await server.signInAdmin(1)).browser
    const { items } = await admin.call('getWorkList')
    expect(items.find(({ kind }) => kind === 'tickets_overdue')).toMatchObject({ count: 1 })
    expect(items.find(({ kind }) => kind === 'tickets_late')).toBeUndefined()
    await act(ticket, 'closeDeskTicket', { reason: 'no_reply' })
    expect(await inQueue('overdue')).toEqual([])
  })

  it('keeps what was promised when it was asked: nothing of the row moves with time', async () => {
    const ticket = await visitors()
    const rowNow = async () => (await storedHelpRequests(server, { ticket }))[0]
    const before = await rowNow()
    await answer(ticket)
    await at('2026-12-20T05:00:00Z')
    await act(ticket, 'closeDeskTicket', { reason: 'solved' })
    await act(ticket, 'reopenDeskTicket', { reason: 'They wrote a letter' })
    const after = await rowNow()
    expect([after?.due_at, after?.service_due_at]).toEqual([before?.due_at, before?.service_due_at])
    const paused = (after?.service_paused_seconds ?? 0) * 1_000
    expect(Math.abs(paused - days(19))).toBeLessThan(hours(1))
  })

  it('is given to somebody who may answer, to whoever has the fewest, or to nobody', async () => {
    const [one, two] = [await visitors(), await visitors()]
    const { people } = await detail(one)
    // Administrators and agents; the analyst reads reports.
    expect(people).toHaveLength(2)
    const [agentRow, adminRow] = people
    if (!agentRow || !adminRow) throw new Error('nobody answers tickets')
    await act(one, 'assignDeskTicket', { admin_id: null, least: true })
    await act(two, 'assignDeskTicket', { admin_id: null, least: true })
    expect([(await detail(one)).assigned_to?.admin_id, (await detail(two)).assigned_to?.admin_id]).toEqual([
      agentRow.admin_id,
      adminRow.admin_id,
    ])
    expect(await inQueue('mine')).toEqual([one])
    expect(await inQueue('unassigned')).toEqual([])
    await act(one, 'assignDeskTicket', { admin_id: null, least: false })
    expect(await inQueue('unassigned')).toEqual([one])
    const analyst = [1, 2, 3, 4].find((id) => people.every(({ admin_id }) => admin_id !== id))
    expect(await act(one, 'assignDeskTicket', { admin_id: analyst, least: false })).toMatchObject({
      status: 422,
      body: { errors: { admin_id: 'This person does not answer tickets' } },
    })
    expect(await acts('ticket.assign')).toHaveLength(3)
  })

  it('is closed with a reason once it has an answer, and opened again by staff or by whoever asked', async () => {
    const { browser } = await startCustomer(server)
    const ticket = await open(browser)
    expect((await act(ticket, 'closeDeskTicket', { reason: 'solved' })).status).toBe(409)
    expect((await act(ticket, 'reopenDeskTicket', { reason: 'A mistake' })).status).toBe(409)
    await answer(ticket, 'Done.', true)
    expect(await detail(ticket)).toMatchObject({ status: 'closed', closed: { reason: 'solved' } })
    expect(await inQueue('closed')).toEqual([ticket])
    expect((await answer(ticket, 'More.')).status).toBe(409)
    expect((await act(ticket, 'assignDeskTicket', { admin_id: null, least: true })).status).toBe(409)
    expect((await act(ticket, 'closeDeskTicket', { reason: 'merged' })).status).toBe(422)
    expect((await act(ticket, 'reopenDeskTicket', { reason: 'A mistake' })).status).toBe(200)
    expect(await detail(ticket)).toMatchObject({ status: 'open', closed: null })
    await act(ticket, 'closeDeskTicket', { reason: 'not_ours' })
    await browser.call('createTicketMessage', { params: { ticket }, body: { text: 'But it is!' } })
    expect(await detail(ticket)).toMatchObject({ status: 'open', closed: null })
    expect(await agent.status('getDeskTicket', { params: { ticket: 'CLT-999999' } })).toBe(404)
  })

  it('changes many at once: what cannot be is left and named with why, and both acts can be taken back', async () => {
    const [one, two, unread] = [await partners(), await partners(), await partners()]
    const many = (body: Partial<BodyTo<'changeDeskTickets'>>, by = agent) =>
      by.call('changeDeskTickets', {
        body: { act: 'assign', tickets: [one, two, unread], admin_id: null, least: false, ...body },
      })
    const { people } = await list()
    const [me = 0] = people.filter(({ name }) => name !== '').map(({ admin_id }) => admin_id)
    expect(await many({ admin_id: me, tickets: [two, one, 'CLT-999999'] })).toEqual({
      changed: [one, two].map((ticket) => ({ ticket, before: null })),
      unchanged: [],
      refused: [{ ticket: 'CLT-999999', why: 'gone' }],
    })
    expect(await many({ admin_id: me, tickets: [one] })).toMatchObject({ changed: [], unchanged: [one] })
    expect((await detail(one)).assigned_to?.admin_id).toBe(me)
    expect((await many({ tickets: [one] })).changed).toEqual([{ ticket: one, before: me }])
    expect(await inQueue('unassigned')).toEqual([one, unread])

    await answer(one)
    await answer(two)
    const { status, service_paused, assigned_to } = await detail(one)
    expect(await many({ act: 'no_reply' })).toEqual({
      changed: [one, two].map((ticket) => ({ ticket, before: expect.any(Number) as number })),
      unchanged: [],
      refused: [{ ticket: unread, why: 'unread' }],
    })
    expect((await detail(two)).closed?.reason).toBe('no_reply')
    expect((await many({ act: 'solved', tickets: [one] })).refused).toEqual([{ ticket: one, why: 'closed' }])
    expect((await many({ tickets: [one], least: true })).refused).toEqual([{ ticket: one, why: 'closed' }])

    // Nobody else takes it back, and nothing does once it was opened in another way.
    const other = (await server.signInAdmin(1)).browser
    expect((await many({ act: 'undoClose', tickets: [one] }, other)).refused).toEqual([{ ticket: one, why: 'moved' }])
    await act(two, 'reopenDeskTicket', { reason: 'They called' })
    expect(await many({ act: 'undoClose', tickets: [one, two] })).toMatchObject({
      changed: [{ ticket: one }],
      refused: [{ ticket: two, why: 'moved' }],
    })
    expect(await detail(one)).toMatchObject({ status, service_paused, assigned_to, closed: null })
    expect([await acts('ticket.many'), await acts('ticket.close')].map(({ length }) => length)).toEqual([8, 2])
    expect(
      await agent.answer('changeDeskTickets', {
        body: { act: 'assign', tickets: [one, unread], admin_id: 999_999, least: false },
      }),
    ).toMatchObject({ status: 422 })
    for (const tickets of [[], [one, one], Array.from({ length: 101 }, (_, at) => `CLT-${String(100_000 + at)}`)])
      expect(
        await agent.status('changeDeskTickets', { body: { act: 'assign', tickets, admin_id: null, least: false } }),
      ).toBe(422)
  })

  it('asks once how far the answer helped, when it is closed, and the desk reads it', async () => {
    const { browser } = await startCustomer(server)
    const other = await startCustomer(server, { tin: 'HIGPZ9999Q', email: 'z@b.in' }, '9876500002')
    const ticket = await open(browser)
    const rate = (rating: unknown, who = browser) =>
      who.status('rateTicket', { params: { ticket }, body: untyped({ rating }) })
    const thread = async () => (await browser.call('getTicket', { params: { ticket } })).data
    expect(await rate(4)).toBe(409)
    await answer(ticket)
    expect(await thread()).toMatchObject({ may_rate: false, rating: null })
    expect(await rate(4)).toBe(409)
    await act(ticket, 'closeDeskTicket', { reason: 'solved' })
    expect(await thread()).toMatchObject({ may_rate: true, rating: null })
    for (const bad of [0, 6, 2.5, '4', null]) expect([bad, await rate(bad)]).toEqual([bad, 422])
    expect(await rate(4, other.browser)).toBe(404)
    expect(await rate(2)).toBe(200)
    expect(await rate(5)).toBe(409)
    expect(await thread()).toMatchObject({ may_rate: false, rating: 2 })
    expect(await detail(ticket)).toMatchObject({ rating: 2 })
    await browser.call('createTicketMessage', { params: { ticket }, body: { text: 'Once more.' } })
    await answer(ticket, 'Again.', true)
    expect(await thread()).toMatchObject({ may_rate: false, rating: 2 })
    expect(await acts('ticket.rate')).toHaveLength(1)
  })

  it('is the robot’s in a demonstration alone, and no more once a person has taken the ticket', async () => {
    const { browser } = await startCustomer(server)
    const [left, taken] = [await open(browser), await open(browser)]
    await runDueJobs(server.deps)
    await act(taken, 'assignDeskTicket', { admin_id: null, least: true })
    await letTimePass(server, 40)
    agent = (await server.signInAdmin(3)).browser
    expect((await detail(left)).messages[1]).toMatchObject({ author: 'staff', name: null })
    expect((await detail(taken)).messages).toHaveLength(1)
    const third = await open((await server.signInCustomer()).browser)
    const live = { ...server.deps, env: { ...server.deps.env, mode: 'live' as const } }
    await forwardHelpRequest(live, { ticket: third })
    await letTimePass(server, 40)
    agent = (await server.signInAdmin(3)).browser
    expect((await detail(third)).messages).toHaveLength(1)
  })
})
