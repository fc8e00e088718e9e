import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { REFERRAL_REWARD } from '#src/contract/entities/partners/referral.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { storedHelpRequests } from '#tests/builders/help-request.ts'
import { changeMerchantRequests } from '#tests/builders/partner.ts'
import { makeReward, storedReferrals } from '#tests/builders/payout.ts'
import { bodyOf } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const TICKET = { topic: 'tech', subject: 'SENTINEL subject', description: 'SENTINEL: my link is silent.' } as const
const MERCHANT = {
  full_name: 'Meera Joshi',
  phone: '9876501111',
  email: 'meera@shop.in',
  business_name: 'Meera Shop',
  pincode: '411001',
  pan: 'ABCPJ1234K',
  consent: true,
}

describe.each(engines())('tickets and invitations of a partner on %s', (engine) => {
  let server: TestServer
  let a: Browser
  let b: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    a = (await server.signInPartner('a')).browser
    b = (await server.signInPartner('b')).browser
  })
  afterAll(() => server.close())

  const open = () => a.call('createPartnerTicket', { body: TICKET })
  const invitations = (who = a) => who.call('listReferrals')
  const invite = (contact: string, who = a) =>
    who.answer('createReferral', { body: { name: 'Meera Joshi', contact, consent: true } })

  it('stores a ticket sealed, with a number and thirty days', async () => {
    const thread = await open()
    expect(thread).toMatchObject({ status: 'open', days_left: 30, topic: 'tech', subject: TICKET.subject })
    expect(thread.ticket).toMatch(/^CLT-\d{6}$/)
    expect(thread.messages).toMatchObject([{ author: 'partner', text: TICKET.description }])
    expect(JSON.stringify(await storedHelpRequests(server))).not.toContain('SENTINEL')
  })

  it('shows partner B nothing of it, and lets B write nothing', async () => {
    const { ticket } = await open()
    expect(await b.call('listPartnerTickets')).toEqual([])
    expect(await b.status('getPartnerTicket', { params: { ticket } })).toBe(404)
    expect(await b.status('createPartnerTicketMessage', { params: { ticket }, body: { text: 'mine now' } })).toBe(404)
    const body = await a.call('getPartnerTicket', { params: { ticket } })
    expect(body.messages).toHaveLength(1)
  })

  it('is answered by the demonstration, which says so; a reply opens it again', async () => {
    const { ticket } = await open()
    const now = server.clock.now()
    await runDueJobs(server.deps)
    server.clock.set(new Date(now.getTime() + 30_000))
    await runDueJobs(server.deps)
    const answered = await a.call('getPartnerTicket', { params: { ticket } })
    expect(answered.status).toBe('answered')
    expect(answered.messages[1]).toMatchObject({
      author: 'staff',
      text: expect.stringContaining('demonstration') as unknown,
    })
    const mails = (server.deps.outbox?.list('partner@demo.test') ?? []).map(({ text }) => text).join()
    for (const language of LOCALES) expect(mails).toContain(textsIn(language)('server:ticket.partner', { ticket }))
    const body = await a.call('createPartnerTicketMessage', { params: { ticket }, body: { text: 'Still silent.' } })
    expect(body).toMatchObject({ status: 'open', messages: [{}, {}, { author: 'partner', text: 'Still silent.' }] })
    const listed = await a.call('listPartnerTickets', { query: { topic: 'general' } })
    expect(listed).toEqual([])
    server.clock.set(null)
  })

  it('invites a contact once, and shows it in part to the partner alone', async () => {
    const body = bodyOf(await invite('9876512345'))
    expect(body).toMatchObject({ contact: '98xxxxxx45', status: 'invited', reward: REFERRAL_REWARD })
    const again = await invite('9876512345', b)
    expect(again.status).toBe(422)
    expect(again.body).toMatchObject({ errors: { contact: 'Somebody has invited this contact already' } })
    expect((await invitations(b)).referrals).toEqual([])
    const stored = JSON.stringify(await storedReferrals(server))
    expect(stored).not.toMatch(/9876512345|Meera/)
  })

  it('follows an invitation from the form to the reward', async () => {
    const { code, referral_id } = bodyOf(await invite('Meera@Shop.in'))
    const status = async () => (await invitations()).referrals.find((each) => each.referral_id === referral_id)?.status
    const guess = server.browser()
    await guess.call('createMerchantRequest', { body: { ...MERCHANT, phone: '9876502222', ref: 'RF-NOTKNOWN' } })
    expect(await status()).toBe('invited')
    const { reference } = await server.browser().call('createMerchantRequest', { body: { ...MERCHANT, ref: code } })
    expect(await status()).toBe('applied')
    await changeMerchantRequests(server, { reference }, { status: 'approved', partner_id: 2 })
    expect(await status()).toBe('approved')
    const payout = await reward(referral_id)
    expect(await status()).toBe('rewarded')
    await reward(null, payout)
    expect(await status()).toBe('approved')
  })

  const reward = (referral_id: number | null, takes_back: number | null = null): Promise<number> =>
    makeReward(server, { referral_id, takes_back, at: new Date('2026-03-10T06:00:00Z') })
})
