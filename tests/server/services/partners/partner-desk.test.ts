import { NO_PAISE, toPaise } from '#src/contract/rules/paise.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { helpRequests } from '#server/db/schema.ts'
import { payoutLines, referrals } from '#server/db/schema-partner.ts'
import { merchantRequests } from '#server/db/schema-products.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { eq } from 'drizzle-orm'
import type { PartnerThread, PartnerTicket } from '#src/contract/entities/support/partner-ticket.ts'
import { REFERRAL_REWARD } from '#src/contract/entities/partners/referral.ts'
import type { Referral, ReferralList } from '#src/contract/entities/partners/referral.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const TICKET = { topic: 'tech', subject: 'SENTINEL subject', description: 'SENTINEL: my link is silent.' }
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

  const open = async () => (await a.post('/api/partner/tickets', TICKET)).body as PartnerThread
  const invitations = async (who = a) => (await who.get('/api/partner/referrals')).body as ReferralList
  const invite = (contact: string, who = a) =>
    who.post('/api/partner/referrals', { name: 'Meera Joshi', contact, consent: true })

  it('stores a ticket sealed, with a number and thirty days', async () => {
    const thread = await open()
    expect(thread).toMatchObject({ status: 'open', days_left: 30, topic: 'tech', subject: TICKET.subject })
    expect(thread.ticket).toMatch(/^CLT-\d{6}$/)
    expect(thread.messages).toMatchObject([{ author: 'partner', text: TICKET.description }])
    expect(JSON.stringify(await server.deps.db.select().from(helpRequests))).not.toContain('SENTINEL')
  })

  it('shows partner B nothing of it, and lets B write nothing', async () => {
    const { ticket } = await open()
    expect((await b.get('/api/partner/tickets')).body).toEqual([])
    expect((await b.get(`/api/partner/tickets/${ticket}`)).status).toBe(404)
    expect((await b.post(`/api/partner/tickets/${ticket}/messages`, { text: 'mine now' })).status).toBe(404)
    const { body } = await a.get(`/api/partner/tickets/${ticket}`)
    expect((body as PartnerThread).messages).toHaveLength(1)
  })

  it('is answered by the demonstration, which says so; a reply opens it again', async () => {
    const { ticket } = await open()
    const now = server.clock.now()
    await runDueJobs(server.deps)
    server.clock.set(new Date(now.getTime() + 30_000))
    await runDueJobs(server.deps)
    const answered = (await a.get(`/api/partner/tickets/${ticket}`)).body as PartnerThread
    expect(answered.status).toBe('answered')
    expect(answered.messages[1]).toMatchObject({
      author: 'staff',
      text: expect.stringContaining('demonstration') as unknown,
    })
    const mails = (server.deps.outbox?.list('partner@demo.test') ?? []).map(({ text }) => text).join()
    for (const language of LOCALES) expect(mails).toContain(textsIn(language)('server:ticket.partner', { ticket }))
    const { body } = await a.post(`/api/partner/tickets/${ticket}/messages`, { text: 'Still silent.' })
    expect(body).toMatchObject({ status: 'open', messages: [{}, {}, { author: 'partner', text: 'Still silent.' }] })
    const listed = (await a.get('/api/partner/tickets?topic=general')).body as PartnerTicket[]
    expect(listed).toEqual([])
    server.clock.set(null)
  })

  it('invites a contact once, and shows it in part to the partner alone', async () => {
    const { status, body } = await invite('9876512345')
    expect(status).toBe(200)
    expect(body).toMatchObject({ contact: '98xxxxxx45', status: 'invited', reward: REFERRAL_REWARD })
    const again = await invite('9876512345', b)
    expect(again.status).toBe(422)
    expect(again.body).toMatchObject({ errors: { contact: 'Somebody has invited this contact already' } })
    expect((await invitations(b)).referrals).toEqual([])
    const stored = JSON.stringify(await server.deps.db.select().from(referrals))
    expect(stored).not.toMatch(/9876512345|Meera/)
  })

  it('follows an invitation from the form to the reward', async () => {
    const { code, referral_id } = (await invite('Meera@Shop.in')).body as Referral
    const status = async () => (await invitations()).referrals.find((each) => each.referral_id === referral_id)?.status
    const guess = server.browser()
    await guess.post('/api/merchant-requests', { ...MERCHANT, phone: '9876502222', ref: 'RF-NOTKNOWN' })
    expect(await status()).toBe('invited')
    const { status: taken, body } = await server.browser().post('/api/merchant-requests', { ...MERCHANT, ref: code })
    expect(taken, JSON.stringify(body)).toBe(200)
    const { reference } = body as { reference: string }
    expect(await status()).toBe('applied')
    await server.deps.db
      .update(merchantRequests)
      .set({ status: 'approved', partner_id: 2 })
      .where(eq(merchantRequests.reference, reference))
    expect(await status()).toBe('approved')
    const payout = await reward(referral_id)
    expect(await status()).toBe('rewarded')
    await reward(null, payout)
    expect(await status()).toBe('approved')
  })

  async function reward(referral_id: number | null, takes_back: number | null = null): Promise<number> {
    const at = new Date('2026-03-10T06:00:00Z')
    const [line] = await server.deps.db
      .insert(payoutLines)
      .values({
        ...{ partner_id: 1, referral_id, takes_back, disbursed_amount: NO_PAISE, disbursed_at: at, month: '2026-03' },
        ...{ revenue: NO_PAISE, partner_percent: '0', partner_flat: toPaise(1000), gross: toPaise(1000) },
        ...{ tds: toPaise(20), net: toPaise(980) },
        status: takes_back === null ? 'accrued' : 'taken_back',
      })
      .returning()
    return line?.payout_id ?? 0
  }
})
