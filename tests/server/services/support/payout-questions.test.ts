import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { clocksFrom } from '#server/services/support/public/clocks.ts'
import { runTicketSla } from '#server/services/support/run-ticket-sla.ts'
import { days } from '#src/contract/rules/time.ts'
import { removeHelpRequests, storedHelpRequests } from '#tests/builders/help-request.ts'
import { storedPayoutDisputes, storedPayoutLines } from '#tests/builders/payout.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, openPayoutBook, payOut } from '../earnings/payout-book.ts'
import { bodyOf } from '../shared/journey.ts'

type Act = 'answerDeskTicket' | 'closeDeskTicket'

describe.each(engines())('a question about a payout, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  let partner: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    await openPayoutBook(server)
    partner = (await server.signInPartner('a')).browser
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  async function ask(): Promise<number> {
    await payOut(server, await approvedLoan(server, 300_000))
    const [line] = await storedPayoutLines(server)
    const asked = await partner.answer('createPayoutDispute', {
      params: { payoutId: line?.payout_id ?? 0 },
      body: {
        reason: 'That is too little.',
      },
    })
    return bodyOf<{ dispute_id: number }>(asked).dispute_id
  }
  const later = async (day: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + days(day)))
    admin = (await server.signInAdmin(1)).browser
  }
  const tickets = async () => (await admin.call('listDeskTickets')).rows
  const detail = async (ticket = '') => (await admin.call('getDeskTicket', { params: { ticket } })).data

  it('stands on the desk with both clocks, and its decision answers and closes it', async () => {
    const dispute = await ask()
    const [line] = await tickets()
    expect(line).toMatchObject({ kind: 'partner', status: 'open', days_left: 30 })
    expect(await detail(line?.ticket)).toMatchObject({ dispute, messages: [{ text: 'That is too little.' }] })
    // It is named as the partner's report names the line.
    const [{ lead_reference: lead } = {}] = (await partner.call('listPayoutReport')).rows
    expect(lead).toMatch(/^LD-/)
    expect((await detail(line?.ticket)).subject).toBe(`Question about the payout of ${lead}`)
    const act = (what: Act, body: object) =>
      admin.answer(what, { params: { ticket: line?.ticket ?? '' }, body: untyped(body) })
    bodyOf(await act('answerDeskTicket', { text: 'We are looking.', seen: 0, close: false }))
    expect((await act('closeDeskTicket', { reason: 'solved' })).status).toBe(409)
    const { seen } = await detail(line?.ticket)
    expect((await act('answerDeskTicket', { text: 'No.', seen, close: true })).status).toBe(409)
    const decided = { upheld: false, answer: 'The slab of that month says so.' }
    await admin.call('answerPayoutDispute', { params: { disputeId: dispute }, body: decided })
    const after = await detail(line?.ticket)
    expect(after).toMatchObject({ status: 'closed', closed: { reason: 'solved' } })
    expect(after.messages.at(-1)).toMatchObject({ author: 'staff', text: decided.answer })
    await runDueJobs(server.deps)
    const mails = server.deps.outbox?.list('partner@demo.test').filter(({ text }) => text.includes(line?.ticket ?? '-'))
    expect(mails?.length).toBeGreaterThan(0)
  })

  it('that was open before there were tickets gets one, once, with clocks from the day that it was asked', async () => {
    const dispute = await ask()
    await removeHelpRequests(server)
    const asked = server.clock.now()
    await later(12)
    await Promise.all([runTicketSla(server.deps), runTicketSla(server.deps)])
    const [line, ...more] = await tickets()
    expect(more).toEqual([])
    expect(line).toMatchObject({ kind: 'partner', status: 'open', days_left: 18 })
    const [row] = await storedHelpRequests(server)
    const [question] = await storedPayoutDisputes(server)
    expect(row).toMatchObject({ dispute_id: dispute, created_at: question?.created_at })
    expect(row).toMatchObject(clocksFrom(question?.created_at ?? asked))
    const decided = { upheld: false, answer: 'The slab of that month says so.' }
    await admin.call('answerPayoutDispute', { params: { disputeId: dispute }, body: decided })
    expect(await detail(line?.ticket)).toMatchObject({ status: 'closed' })
  })

  it('that is decided already gets no ticket any more; one older than twenty days goes to the officer at once', async () => {
    const dispute = await ask()
    await removeHelpRequests(server)
    await later(21)
    await runTicketSla(server.deps)
    const [line] = await tickets()
    expect(await detail(line?.ticket)).toMatchObject({ dispute, escalated: true })
    await removeHelpRequests(server)
    const decided = { upheld: false, answer: 'The slab of that month says so.' }
    await admin.call('answerPayoutDispute', { params: { disputeId: dispute }, body: decided })
    await runTicketSla(server.deps)
    expect(await storedHelpRequests(server)).toHaveLength(0)
  })
})
