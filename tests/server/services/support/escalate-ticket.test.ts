import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { storedHelpRequests } from '#tests/builders/help-request.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { startCustomer } from '../shared/journey.ts'

const REQUEST = { name: 'Asha Patil', email: 'asha@example.com', phone: '9876543210', description: 'Where is it?' }
const REASON = 'zq-why: a month without an answer'

type Act = 'answerDeskTicket' | 'mergeDeskTicket' | 'escalateDeskTicket' | 'reopenDeskTicket'

describe.each(engines())('escalating a ticket, on %s', (engine) => {
  let server: TestServer
  let agent: Browser
  let customer: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    agent = (await server.signInAdmin(3)).browser
    customer = (await startCustomer(server)).browser
  })
  afterAll(() => server.close())

  const open = async () => (await customer.call('createHelpRequest', { body: REQUEST })).ticket
  const act = (ticket: string, what: Act, body: object) =>
    agent.answer(what, { params: { ticket }, body: untyped(body) })
  const escalate = (ticket: string, reason = REASON) => act(ticket, 'escalateDeskTicket', { reason })
  const detail = async (ticket: string) => (await agent.call('getDeskTicket', { params: { ticket } })).data
  const waiting = async () =>
    (await agent.call('listDeskTickets', { query: { queue: 'escalated' } })).rows.map(({ ticket }) => ticket)
  const mails = () => server.deps.outbox?.list(server.deps.env.company.officer.email) ?? []

  it('is marked with why and by whom, in a queue of its own, with both clocks as they were', async () => {
    const [ticket, other] = [await open(), await open()]
    const before = await detail(ticket)
    expect(before).toMatchObject({ escalated: false, escalation: null })
    expect((await escalate(ticket)).status).toBe(200)
    const { due_at, service_due_at, status } = before
    expect(await detail(ticket)).toMatchObject({
      due_at,
      service_due_at,
      status,
      escalated: true,
      escalation: { by: expect.stringMatching(/./) as string, reason: REASON },
    })
    expect(await waiting()).toEqual([ticket])
    expect((await detail(other)).escalated).toBe(false)
    const acts = (await storedAuditLog(server)).filter(({ action }) => action === 'ticket.escalate')
    expect(acts).toMatchObject([{ object: `ticket:${ticket}`, after: { reason: REASON } }])
    await act(ticket, 'answerDeskTicket', { text: 'Done.', seen: 0, close: true })
    expect(await waiting()).toEqual([])
  })

  it('tells the grievance officer the number and the page, and nothing of who asked or why', async () => {
    const ticket = await open()
    await escalate(ticket)
    await runDueJobs(server.deps)
    await runDueJobs(server.deps)
    const [mail, ...more] = mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain(`/admin/tickets/${ticket}`)
    expect(JSON.stringify(mail)).not.toMatch(/Asha|asha@|9876543210|Where is it|zq-why/)
  })

  it('is done once and of what is not closed, with a reason that names no secret; nobody who asked reads it', async () => {
    const ticket = await open()
    for (const reason of ['', '  ', 'why'])
      expect([reason, (await escalate(ticket, reason)).status]).toEqual([reason, 422])
    expect((await escalate(ticket, 'PAN HIGPP1234F was refused')).body).toMatchObject({
      errors: { reason: 'Leave out PAN, card numbers and codes: this is kept' },
    })
    const both = await Promise.all([escalate(ticket), escalate(ticket)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    for (const answer of [
      await customer.answer('getTicket', { params: { ticket } }),
      await customer.answer('exportMyData'),
    ])
      expect([answer.status, JSON.stringify(answer.body).includes('zq-why')]).toEqual([200, false])
    expect(JSON.stringify(await storedHelpRequests(server))).not.toContain('zq-why')
    const closed = await open()
    await act(closed, 'answerDeskTicket', { text: 'Done.', seen: 0, close: true })
    expect((await escalate(closed)).status).toBe(409)
    await act(closed, 'reopenDeskTicket', { reason: 'They wrote again' })
    expect((await escalate(closed)).status).toBe(200)
    expect((await escalate('CLT-999999')).status).toBe(404)
  })

  it('goes along when the ticket is merged, and is never taken back', async () => {
    const [one, other] = [await open(), await open()]
    await escalate(one)
    await act(one, 'mergeDeskTicket', { into: other, seen: 0 })
    expect(await detail(other)).toMatchObject({ escalated: true, escalation: { reason: REASON } })
    expect(await waiting()).toEqual([other])
    const { seen } = await detail(other)
    await act(other, 'answerDeskTicket', { text: 'Done.', seen, close: true })
    await customer.call('createTicketMessage', { params: { ticket: other }, body: { text: 'No.' } })
    expect(await detail(other)).toMatchObject({ status: 'open', escalated: true })
    expect((await escalate(other)).status).toBe(409)
  })
})
