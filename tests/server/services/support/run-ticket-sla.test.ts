import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { saveDeskPerson } from '#server/db/repositories/support/desk-people.ts'
import { queueRegularJobs } from '#server/jobs/regular-jobs.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { runTicketSla } from '#server/services/support/run-ticket-sla.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { startCustomer } from '../shared/journey.ts'

const REQUEST = { name: 'Asha', email: 'visitor@home.in', phone: '9876543210', description: 'Where is it?' }
/** A Tuesday morning in India. */
const START = new Date('2026-12-01T05:00:00Z')
const PARTNER = { partner_id: 1, partner_user_id: 1 }

describe.each(engines())('tickets that nobody touches, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(START)
  })
  afterAll(() => server.close())

  const open = async (browser: Browser = server.browser()) =>
    (await browser.call('createHelpRequest', { body: REQUEST })).ticket
  const ofPartner = async () =>
    (await createPartnerTicket(server.deps, { topic: 'tech', subject: 'Links', description: 'Silent.' }, PARTNER))
      .ticket
  const detail = async (ticket: string) => {
    const agent = (await server.signInAdmin(3)).browser
    return (await agent.call('getDeskTicket', { params: { ticket } })).data
  }
  const answer = (ticket: string, more: object = {}) =>
    answerDeskTicket(server.deps, ticket, { text: 'Soon.', seen: 0, close: false, ...more }, { admin_id: 1 })
  const dayLater = async (day: number) => {
    server.clock.set(new Date(START.getTime() + days(day)))
    await runTicketSla(server.deps)
  }
  const mails = (to: string) => (server.deps.outbox?.list(to) ?? []).map(({ text }) => text)
  const acts = async (wanted: string) =>
    (await storedAuditLog(server)).filter(({ action }) => action === wanted).map(({ actor, object }) => [actor, object])

  it('go to the grievance officer on day 20, not sooner and once, and what is answered does not', async () => {
    const [waits, lender, answered, partners] = [await open(), await open(), await open(), await ofPartner()]
    await answer(lender, { lender: true })
    await answer(answered)
    await dayLater(19)
    expect(await acts('ticket.escalate')).toEqual([])
    await dayLater(20)
    await dayLater(20.1)
    expect((await acts('ticket.escalate')).sort()).toEqual(
      [waits, lender, partners].sort().map((ticket) => ['creditlane', `ticket:${ticket}`]),
    )
    expect(await detail(waits)).toMatchObject({ escalated: true, escalation: { by: null, reason: '' } })
    expect((await detail(answered)).escalation).toBeNull()
    await runDueJobs(server.deps)
    expect(mails(server.deps.env.company.officer.email).filter((text) => text.includes(waits))).toHaveLength(1)
  })

  it('past day 30 whoever asked is told of the Ombudsman, once, by what they have; a partner is not', async () => {
    const { browser } = await startCustomer(server)
    const [mine, visitors, partners, answered] = [await open(browser), await open(), await ofPartner(), await open()]
    await answer(answered)
    await dayLater(30)
    expect(await acts('ticket.ombudsman')).toEqual([])
    await dayLater(31)
    await dayLater(32)
    await runDueJobs(server.deps)
    expect((await acts('ticket.ombudsman')).sort()).toEqual([
      ['creditlane', `ticket:${mine}`],
      ['creditlane', `ticket:${visitors}`],
    ])
    const [text = '', ...more] = mails('9876543210').filter((each) => each.includes('Ombudsman'))
    expect(text).toContain('cms.rbi.org.in')
    expect(text).toContain(`/my-tickets/${mine}`)
    expect(more).toEqual([])
    expect(mails(REQUEST.email).filter((each) => /Ombudsman/.test(each))).toHaveLength(1)
    expect((await detail(mine)).ombudsman_told_at).not.toBeNull()
    expect((await detail(partners)).ombudsman_told_at).toBeNull()
  })

  it('are shared among those who are here and take them, evenly and by what they can answer', async () => {
    const first = (await server.signInAdmin(3)).browser
    const second = (await server.signInAdmin(1)).browser
    const idOf = async (browser: Browser) => {
      await browser.call('updateDeskShare', { body: { taking: true, languages: ['en', 'hi'], subjects: [] } })
      const rows = (await storedAuditLog(server)).filter(({ action }) => action === 'ticket.share')
      return Number(rows.at(-1)?.actor.replace('admin:', ''))
    }
    const [one, other] = [await idOf(first), await idOf(second)]
    const tickets = [await open(), await open(), await open(), await ofPartner()]
    await runTicketSla(server.deps)
    const owners: (number | undefined)[] = []
    // One after another: each reader has signed in anew, and only the last sign-ins of one person stand.
    for (const ticket of tickets) owners.push((await detail(ticket)).assigned_to?.admin_id)
    expect(owners.filter((each) => each === one)).toHaveLength(2)
    expect(owners.filter((each) => each === other)).toHaveLength(2)
    expect(await acts('ticket.assign')).toHaveLength(4)
    await saveDeskPerson(server.deps.db, { admin_id: one, taking: true, languages: ['en'], subjects: ['payout'] })
    await saveDeskPerson(server.deps.db, { admin_id: other, taking: false, languages: ['en'], subjects: [] })
    const { browser, userId } = await startCustomer(server)
    await browser.call('setLanguage', { body: { uid: userId, language: 'hi' } })
    const [hindi, partners] = [await open(browser), await ofPartner()]
    await runTicketSla(server.deps)
    expect((await detail(partners)).assigned_to).toBeNull()
    expect((await detail(hindi)).assigned_to).toBeNull()
    await saveDeskPerson(server.deps.db, { admin_id: one, taking: true, languages: ['hi'], subjects: [] })
    await runTicketSla(server.deps)
    expect((await detail(partners)).assigned_to?.admin_id).toBe(one)
    expect((await detail(hindi)).assigned_to?.admin_id).toBe(one)
  })

  it('are nobody’s while nobody who takes them has been here for a quarter of an hour', async () => {
    const agent = (await server.signInAdmin(3)).browser
    await agent.call('updateDeskShare', { body: { taking: true, languages: ['en', 'hi'], subjects: [] } })
    const ticket = await open()
    server.clock.set(new Date(START.getTime() + minutes(16)))
    await runTicketSla(server.deps)
    expect(await acts('ticket.assign')).toEqual([])
    await server.signInAdmin(3)
    await runTicketSla(server.deps)
    expect((await detail(ticket)).assigned_to).not.toBeNull()
  })

  it('are looked after again and again, once the server has started', async () => {
    await queueRegularJobs(server.deps)
    const ticket = await open()
    for (const day of [19, 20]) {
      server.clock.set(new Date(START.getTime() + days(day)))
      await runDueJobs(server.deps)
    }
    expect(await acts('ticket.escalate')).toEqual([['creditlane', `ticket:${ticket}`]])
  })
})
