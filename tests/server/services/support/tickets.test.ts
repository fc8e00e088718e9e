import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerTicket } from '#server/services/support/answer-ticket.ts'
import { storedHelpRequests, storedTicketMessages } from '#tests/builders/help-request.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { letTimePass, startCustomer } from '../shared/journey.ts'

const REQUEST = { name: 'Asha', email: 'a@b.in', phone: '9876543210', description: 'Where are my papers?' }

describe.each(engines())('tickets on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
  })
  afterAll(() => server.close())

  const open = async (browser: Browser, body: BodyTo<'createHelpRequest'> = REQUEST) =>
    (await browser.call('createHelpRequest', { body })).ticket
  const list = async (browser: Browser) => (await browser.call('listTickets')).data
  const thread = async (browser: Browser, ticket: string) =>
    (await browser.call('getTicket', { params: { ticket } })).data

  it('belong to whoever was signed in, with an application only when it is theirs', async () => {
    const { browser, appId } = await startCustomer(server)
    const other = await startCustomer(server, { tin: 'HIGPZ9999Q', email: 'z@b.in' }, '9876500002')
    const mine = await open(browser, { ...REQUEST, app_id: appId })
    const foreign = await open(browser, { ...REQUEST, app_id: other.appId })
    const nobodys = await open(server.browser(), { ...REQUEST, app_id: appId })
    expect((await list(browser)).map(({ ticket, app_id }) => [ticket, app_id])).toEqual([
      [foreign, null],
      [mine, appId],
    ])
    expect(await list(other.browser)).toEqual([])
    for (const ticket of [mine, nobodys]) {
      expect(await other.browser.status('getTicket', { params: { ticket } })).toBe(404)
      expect(await other.browser.status('createTicketMessage', { params: { ticket }, body: { text: 'x' } })).toBe(404)
    }
  })

  it.each([
    ['2026-12-01T18:29:00Z', 30],
    ['2026-12-01T18:31:00Z', 29],
    ['2026-12-30T18:31:00Z', 0],
    ['2026-12-31T18:29:00Z', 0],
    ['2026-12-31T18:31:00Z', -1],
    ['2027-01-10T05:00:00Z', -10],
  ])('are due in thirty days by the calendar of India: at %s, %i left', async (now, left) => {
    const { browser } = await server.signInCustomer()
    await open(browser)
    server.clock.set(new Date(now))
    const back = await server.signInCustomer()
    expect((await list(back.browser))[0]).toMatchObject({ status: 'open', days_left: left })
  })

  it('are a conversation: an answer is told of without its words, more from the customer opens it again', async () => {
    const { browser } = await startCustomer(server)
    const ticket = await open(browser)
    await answerTicket(server.deps, ticket, 'They are on their way.')
    expect(await thread(browser, ticket)).toMatchObject({
      status: 'answered',
      messages: [
        { author: 'customer', text: 'Where are my papers?' },
        { author: 'staff', text: 'They are on their way.' },
      ],
    })
    const [message] = server.deps.outbox?.list('9876543210').filter(({ text }) => text.includes(ticket)) ?? []
    expect(message?.text).toContain('has an answer')
    expect(message?.text).not.toContain('on their way')
    const added = (
      await browser.call('createTicketMessage', { params: { ticket }, body: { text: 'They are still not here.' } })
    ).data
    expect(added.status).toBe('open')
    expect(added.messages.at(-1)).toMatchObject({ author: 'customer', text: 'They are still not here.' })
    const stored = JSON.stringify([await storedTicketMessages(server), await storedHelpRequests(server, { ticket })])
    expect(stored).not.toMatch(/papers|on their way|not here/)
  })

  it('take up to 2000 characters, twenty times an hour', async () => {
    const { browser } = await server.signInCustomer()
    const ticket = await open(browser)
    const add = (text: unknown) =>
      browser.status('createTicketMessage', { params: { ticket }, body: untyped({ text }) })
    for (const bad of ['', '   ', 'x'.repeat(2_001), 5, null]) expect([bad, await add(bad)]).toEqual([bad, 422])
    expect(await add('x'.repeat(2_000))).toBe(200)
    for (let more = 0; more < 19; more += 1) expect(await add('again')).toBe(200)
    expect(await add('again')).toBe(429)
    server.clock.set(new Date(server.clock.now().getTime() + 3_601_000))
    const back = await server.signInCustomer()
    await back.browser.call('createTicketMessage', { params: { ticket }, body: { text: 'now' } })
  })

  it('are answered by the sandbox desk, which says what it is, once', async () => {
    const { browser } = await startCustomer(server)
    const ticket = await open(browser)
    await letTimePass(server, 40)
    const { status, messages } = await thread(browser, ticket)
    expect([status, messages.length]).toEqual(['answered', 2])
    expect(messages[1]?.text).toMatch(/demonstration/)
    await letTimePass(server, 60)
    expect((await thread(browser, ticket)).messages).toHaveLength(2)
  })
})
