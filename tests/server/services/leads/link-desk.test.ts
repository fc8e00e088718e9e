import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { createApplication } from '#server/services/applications/create-application.ts'
import { createManyLinks } from '#server/services/leads/create-many-links.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { isRobot } from '#server/services/leads/shared/lead-exclusions.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { changeApplicationFacts, changeApplications } from '#tests/builders/application.ts'
import { changeLeads, storedLeads, storedTouches } from '#tests/builders/lead.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { changePartners, removePartnerEvidence, storedPartners } from '#tests/builders/partner.ts'
import { addPayoutLines } from '#tests/builders/payout.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const PHONE = 'Mozilla/5.0 (Linux; Android 14; CUBOT X30) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'

describe.each(engines())('the desk of links on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const linkOf = (partner_id: number, label = '', product_type: ProductType = 'Personal Loans') =>
    createTrackingLink(server.deps, { product_type, label }, { partner_id, partner_user_id: partner_id })
  const admin = async () => (await server.signInAdmin(1)).browser
  const list = async (query: QueryTo<'listAllTrackingLinks'> = {}) =>
    (await admin()).call('listAllTrackingLinks', { query })
  const lineOf = async (id: number) => (await list()).rows.find(({ link_id }) => link_id === id)
  const ownLinks = async (who: 'a' | 'b') => await (await server.signInPartner(who)).browser.call('listTrackingLinks')

  const follow = async (browser: Browser, code: string, userAgent = PHONE) => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, 'user-agent': userAgent }
    const answer = await server.app.fetch(new Request(`http://127.0.0.1/go/${code}`, { headers }))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      browser.cookies.set(name, value)
    }
    return answer
  }

  it('counts each step of what came of a link, and no other link with it', async () => {
    const [shop, other] = [await linkOf(1, 'Shop'), await linkOf(2, 'Fair')]
    await follow(server.browser(), shop.code)
    const browser = server.browser()
    await follow(browser, shop.code)
    server.clock.set(new Date(server.clock.now().getTime() + 120_000))
    await follow(browser, shop.code)
    const { userId } = await server.signInCustomer({ browser })
    const { app_id } = await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    expect(await lineOf(shop.link_id)).toMatchObject({
      partner_id: 1,
      label: 'Shop',
      product_type: 'Personal Loans',
      stopped_by: null,
      stopped_reason: null,
      clicks: 3,
      visits: 2,
      people: 1,
      applied: 0,
      disbursed: 0,
      revenue: 0,
      payout: 0,
      robots: 0,
      own: 0,
    })
    const { clock } = server.deps
    const now = clock.now()
    await changeApplications(server, { app_id }, { status: 'disbursed', lender_id: 1 })
    await changeApplicationFacts(server, { app_id }, { submitted_at: now, disbursed_at: now, status: 'disbursed' })
    await changeLeads(server, {}, { app_id })
    const [lead] = await storedLeads(server)
    const line = {
      partner_id: 1,
      lead_id: lead?.lead_id,
      app_id,
      lender_id: 1,
      disbursed_amount: toPaise(50_000),
      disbursed_at: now,
      month: '2026-11',
      partner_percent: '50',
      status: 'accrued' as const,
      tds: toPaise(0),
      partner_flat: toPaise(0),
      created_at: now,
    }
    await addPayoutLines(server, [
      { ...line, revenue: toPaise(1_000), gross: toPaise(500), net: toPaise(500) },
      { ...line, tranche: 2, revenue: toPaise(400), gross: toPaise(200), net: toPaise(200) },
      { ...line, tranche: 2, revenue: toPaise(-400), gross: toPaise(-200), net: toPaise(-200), takes_back: 2 },
    ])
    expect(await lineOf(shop.link_id)).toMatchObject({ applied: 1, disbursed: 1, revenue: 1_000, payout: 500 })
    expect(await lineOf(other.link_id)).toMatchObject({ clicks: 0, people: 0, applied: 0, revenue: 0, payout: 0 })
  })

  it('finds links by name, partner, code and address, and by each filter; pages and sorts', async () => {
    const [pune, gold, fair] = [
      await linkOf(1, 'Diwali Pune'),
      await linkOf(1, 'Gold 100', 'Gold Loans'),
      await linkOf(2, 'Fair'),
    ]
    const ids = async (query: QueryTo<'listAllTrackingLinks'>) =>
      (await list(query)).rows.map(({ link_id }) => link_id).sort((a, b) => a - b)
    const [second] = await storedPartners(server, { partner_id: 2 })
    expect(await ids({ search: 'diwali' })).toEqual([pune.link_id])
    expect(await ids({ search: `https://x.example/go/${gold.code}?c=qr` })).toEqual([gold.link_id])
    expect(await ids({ search: gold.code })).toEqual([gold.link_id])
    expect(await ids({ search: second?.name ?? '' })).toEqual([fair.link_id])
    expect(await ids({ search: second?.code.toUpperCase() ?? '' })).toContain(fair.link_id)
    expect(await ids({ search: '%' })).toEqual([])
    expect(await ids({ partner_id: 1 })).toEqual([pune.link_id, gold.link_id])
    expect(await ids({ product_type: 'Gold Loans' })).toEqual([gold.link_id])
    const sorted = (await list({ sort: 'label', direction: 'asc' })).rows.map(({ label }) => label)
    expect(sorted).toEqual(['Diwali Pune', 'Fair', 'Gold 100'])
    expect((await list({ page: 2, size: 25 })).rows).toEqual([])
    expect((await list()).total).toBe(3)
  })

  it('stops a link with a reason that its partner reads, and only we let it work again', async () => {
    const { link_id, code } = await linkOf(1)
    const before = server.browser()
    await follow(before, code)
    const by = await admin()
    expect(await by.status('stopTrackingLink', { params: { id: link_id }, body: { reason: 'no' } })).toBe(422)
    const reason = 'A poster promises approval'
    await by.call('stopTrackingLink', { params: { id: link_id }, body: { reason } })
    // Pressed twice it keeps the first reason.
    await by.call('stopTrackingLink', { params: { id: link_id }, body: { reason: 'Something else' } })
    expect(await ownLinks('a')).toMatchObject([{ link_id, stopped_by: 'staff', stopped_reason: reason }])
    expect((await list({ state: 'staff' })).rows).toMatchObject([
      { link_id, stopped_by: 'staff', stopped_reason: reason },
    ])
    expect((await list({ state: 'works' })).rows).toEqual([])

    const visitor = server.browser()
    const answer = await follow(visitor, code)
    expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual([
      302,
      '/personal-loan',
      [],
    ])
    await server.signInCustomer({ browser: visitor, destination: '9812345612' })
    expect(await storedLeads(server)).toEqual([])
    await server.signInCustomer({ browser: before, destination: '9812345613' })
    expect(await storedLeads(server)).toMatchObject([{ partner_id: 1, link_id }])

    const owner = (await server.signInPartner('a')).browser
    const again = await owner.answer('createTrackingLink', { body: { product_type: 'Personal Loans', label: '' } })
    expect([again.status, again.body]).toMatchObject([409, { code: 'conflict' }])
    await owner.call('disableTrackingLink', { params: { id: link_id } })

    const later = await admin()
    await later.call('resumeTrackingLink', { params: { id: link_id }, body: { reason: 'The poster is gone' } })
    expect(await ownLinks('a')).toMatchObject([{ stopped_by: null, stopped_reason: null, disabled_at: null }])
    expect((await follow(server.browser(), code)).headers.getSetCookie()).toHaveLength(2)
    const said = await storedAuditLog(server, { object: `link:${link_id}` })
    expect(said.map(({ action, after }) => [action, after])).toEqual([
      ['link.stop', { disabled: true, reason }],
      ['link.stop', { disabled: true, reason }],
      ['link.disable', { disabled: true }],
      ['link.resume', { disabled: false, reason: 'The poster is gone' }],
    ])
  })

  it('tells the owner by mail that a link is stopped or works again, and why, once for each', async () => {
    const { link_id } = await linkOf(1, 'Shop')
    const by = await admin()
    const act = (what: 'resumeTrackingLink' | 'stopTrackingLink', reason: string) =>
      by.answer(what, { params: { id: link_id }, body: { reason } })
    const mails = async () => {
      await runDueJobs(server.deps)
      return (server.deps.outbox?.list('partner@demo.test') ?? []).map(({ text }) => text)
    }
    await act('resumeTrackingLink', 'It works already')
    expect(await mails()).toEqual([])
    await act('stopTrackingLink', 'A misleading poster')
    await act('stopTrackingLink', 'Something else')
    server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    const [stopped, ...none] = await mails()
    expect(none).toEqual([])
    expect(stopped).toContain('Your link Shop is stopped. Why: A misleading poster')
    await act('resumeTrackingLink', 'The poster is gone')
    expect((await mails()).filter((text) => text.includes('works again. Why: The poster is gone'))).toHaveLength(1)
    expect(await mails()).toHaveLength(2)
  })

  it('makes a link for each of many names, all or none, and no second one of a name', async () => {
    const by = await admin()
    const make = (body: object) =>
      by.answer('createManyLinks', { body: { partner_id: 1, product_type: 'Gold Loans', labels: ['A', 'B'], ...body } })
    const own = await linkOf(1, 'B', 'Gold Loans')
    const { status, body } = await make({ labels: ['Counter 1', ' B ', 'काउंटर 2'] })
    expect([status, body]).toMatchObject([
      200,
      [{ label: 'Counter 1', product_type: 'Gold Loans' }, { link_id: own.link_id }, { label: 'काउंटर 2' }],
    ])
    expect((await ownLinks('a')).map(({ label }) => label).toSorted()).toEqual(['B', 'Counter 1', 'काउंटर 2'])
    expect(await ownLinks('b')).toEqual([])
    const [entry] = await storedAuditLog(server, { action: 'link.create_many' })
    expect(entry).toMatchObject({ object: 'partner:1', actor: 'admin:1' })

    for (const labels of [[], [''], ['A', 'x'.repeat(41)], ['<b>'], Array.from({ length: 101 }, (_, n) => `S ${n}`)])
      expect((await make({ labels })).status, JSON.stringify(labels).slice(0, 20)).toBe(422)
    expect((await make({ partner_id: 999 })).status).toBe(404)
    // One of our own stops among them: none of the others is made.
    await by.call('stopTrackingLink', { params: { id: own.link_id }, body: { reason: 'A misleading poster' } })
    const some = { partner_id: 1, product_type: 'Gold Loans' as const, labels: ['New', 'B'] }
    await expect(createManyLinks(server.deps, some)).rejects.toThrow('We have stopped your link of this name')
    await removePartnerEvidence(server, { partner_id: 2 })
    expect((await make({ partner_id: 2 })).body).toMatchObject({
      message: 'This partner has not accepted our agreement yet. Links can be made after that.',
    })
    await changePartners(server, { partner_id: 1 }, { status: 0 })
    expect((await make({ labels: ['A'] })).status).toBe(409)
    await changePartners(server, { partner_id: 1 }, { status: 1 })
    expect((await list()).total).toBe(3)
  })

  it('leaves alone what the partner has stopped, and what is not there', async () => {
    const { link_id, code } = await linkOf(1)
    const owner = (await server.signInPartner('a')).browser
    await owner.call('disableTrackingLink', { params: { id: link_id } })
    const by = await admin()
    for (const act of ['stopTrackingLink', 'resumeTrackingLink'] as const)
      expect(await by.status(act, { params: { id: link_id }, body: { reason: 'A reason' } }), act).toBe(409)
    expect((await list({ state: 'partner' })).rows).toMatchObject([
      { link_id, stopped_by: 'partner', stopped_reason: null },
    ])
    expect(await by.status('stopTrackingLink', { params: { id: 999 }, body: { reason: 'A reason' } })).toBe(404)
    expect(await by.status('resumeTrackingLink', { params: { id: 999 }, body: { reason: 'A reason' } })).toBe(404)
    // Who makes one anew has one that works.
    expect((await linkOf(1)).code).not.toBe(code)
  })

  it('a partner who is switched off brings nobody, and no visitor stands before a closed door', async () => {
    const { code } = await linkOf(1, '', 'Gold Loans')
    await changePartners(server, { partner_id: 1 }, { status: 0 })
    const answer = await follow(server.browser(), code)
    expect([answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual(['/gold-loan', []])
    expect(await storedTouches(server)).toEqual([])
    await changePartners(server, { partner_id: 1 }, { status: 1 })
  })

  it('leaves out robots and the partner’s own people, until a customer signs in by their click', async () => {
    const { link_id, code } = await linkOf(1)
    await follow(server.browser(), code, CRAWLER)
    await follow(server.browser(), code)
    const shop = (await server.signInPartner('a')).browser
    await follow(shop, code)
    // Of another partner it is a visit as any other.
    await follow((await server.signInPartner('b')).browser, code)
    expect(await lineOf(link_id)).toMatchObject({ clicks: 2, visits: 2, robots: 1, own: 1 })
    expect(await ownLinks('a')).toMatchObject([{ clicks: 2 }])

    // The same browser is known again where the portal's cookie does not travel.
    const lead = new Map([...shop.cookies].filter(([name]) => name === 'lead'))
    server.clock.set(new Date(server.clock.now().getTime() + 120_000))
    const later = server.browser()
    for (const [name, value] of lead) later.cookies.set(name, value)
    await follow(later, code)
    expect(await lineOf(link_id)).toMatchObject({ clicks: 2, own: 2 })

    await server.signInCustomer({ browser: later })
    expect(await lineOf(link_id)).toMatchObject({ clicks: 4, people: 1, own: 0, robots: 1 })
    expect(await storedLeads(server)).toMatchObject([{ partner_id: 1, link_id }])
  })

  it('writes what was asked for as a file, and notes who took it', async () => {
    await linkOf(1, 'Shop')
    await linkOf(2, 'Fair')
    const answer = await (await admin()).call('exportAllTrackingLinks', { query: { partner_id: 2 } })
    const lines = String(answer).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Link,Address,Partner,Product,Made (IST),State')
    expect(lines[1]).toMatch(/^Fair,\/go\//)
    const [entry] = await storedAuditLog(server, { action: 'link.export' })
    expect(entry?.after).toEqual({ partner_id: 2 })
  })

  it('reads one page of very many links by its index', async () => {
    const { db } = server.deps
    await db.execute(sql`
      insert into tracking_links (code, partner_id, product_type, label, created_by, created_at)
      select 'many' || n, 1, 'Personal Loans', 'Shop ' || n, 1, now() - n * interval '1 minute' from generate_series(1, 12000) n`)
    await db.execute(sql`analyze tracking_links`)
    const page = await list({ size: 100 })
    expect([page.rows.length, page.total]).toEqual([100, 10_000])
    const plan = await db.execute(sql`
      explain select link_id from tracking_links order by created_at desc, link_id desc limit 100`)
    expect(JSON.stringify(plan)).toContain('tracking_links_created')
  })
})

describe('robots', () => {
  it.each([
    [CRAWLER, true],
    ['facebookexternalhit/1.1', true],
    ['WhatsApp/2.23.20.0 A', true],
    ['TelegramBot (like TwitterBot)', true],
    ['curl/8.4.0', true],
    [PHONE, false],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Instagram 300.0', false],
    ['', false],
  ])('%s: %s', (userAgent, robot) => {
    expect(isRobot(userAgent)).toBe(robot)
  })
})
