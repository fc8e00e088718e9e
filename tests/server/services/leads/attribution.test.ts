import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { eraseRows } from '#server/db/repositories/privacy/erase-rows.ts'
import { transaction } from '#server/db/transaction.ts'
import { createApplication } from '#server/services/applications/create-application.ts'
import { moveApplication } from '#server/services/applications/move-application.ts'
import { createLenderRevenue } from '#server/services/earnings/create-lender-revenue.ts'
import { listOffering } from '#server/services/earnings/list-offering.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { NO_END } from '#src/contract/attribution.ts'
import { CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { lineAmounts } from '#src/contract/finance/earnings/statement.ts'
import { NO_PAISE, toPaise } from '#src/contract/rules/paise.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplications, makeApplication, makeEvent } from '#tests/builders/application.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
import { changeLeads, storedLeads, storedTouches } from '#tests/builders/lead.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { changePartners, changePartnerUsers } from '#tests/builders/partner.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, payOut } from '../earnings/payout-book.ts'

const PHONE = '9812345610'
const START = Date.UTC(2026, 10, 2, 6)

describe.each(bothEngines())('attribution on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const at = (day: number) => server.clock.set(new Date(START + days(day)))
  const linkOf = (partner_id: number, product_type: ProductType = 'Personal Loans') =>
    createTrackingLink(server.deps, { product_type, label: '' }, { partner_id, partner_user_id: partner_id })

  /** Follows a link in a browser, which keeps what it is given. */
  const follow = async (browser: Browser, code: string, query = '') => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await server.app.fetch(new Request(`http://127.0.0.1/go/${code}${query}`, { headers: { cookie } }))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      browser.cookies.set(name, value)
    }
    return answer
  }
  const signIn = (browser = server.browser(), destination = PHONE) => server.signInCustomer({ browser, destination })
  const openLeads = async (who: 'a' | 'b') => {
    const { browser } = await server.signInPartner(who)
    return (await browser.call('listPartnerLeads')).rows
  }
  const inspect = async (who: 'a' | 'b', mobile = PHONE) => {
    const { browser } = await server.signInPartner(who)
    const body = { mobile, product_type: 'Personal Loans' } as const
    return await browser.call('inspectLead', { body })
  }

  it('a click becomes a lead at the sign-in, and goes on on another device', async () => {
    at(0)
    const link = await linkOf(1)
    const first = server.browser()
    const answer = await follow(first, link.code, '?c=qr')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/personal-loan?partner=cl&utm_source=cl_direct')
    expect([...first.cookies.keys()].sort()).toEqual(['qr', 'url'])
    expect(first.cookies.get('url')).toBe('%2Fpersonal-loan')
    for (const line of answer.headers.getSetCookie())
      expect(line).toMatch(/; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=7776000$/)
    expect(await openLeads('a')).toEqual([])

    const { userId } = await signIn(first)
    expect(await openLeads('a')).toMatchObject([
      { status: 'new', mobile: '98xxxxxx10', name: '', channel: 'qr', product_type: 'Personal Loans' },
    ])

    at(1)
    await signIn()
    await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    const [lead] = await openLeads('a')
    expect(lead?.status).toBe('in_progress')
    expect(lead?.reference).toMatch(/^LD-\d+$/)
    expect(await openLeads('b')).toEqual([])
  })

  it('cookies cleared between the start and the code lose nothing', async () => {
    at(0)
    const browser = server.browser()
    await follow(browser, (await linkOf(1)).code)
    const { prospectAppId } = await browser.call('createProspect', { body: {} })
    for (const name of ['lead', 'qr', 'url']) browser.cookies.delete(name)
    const request = {
      prospectAppId,
      channel: 'mobile',
      destination: PHONE,
      notice_version: CONSENT_VERSIONS.privacy_notice,
    } as const
    await browser.call('sendOtp', { body: request })
    await browser.call('verifyOtp', { body: { prospectAppId, otp: server.codeFor(PHONE) } })
    expect(await openLeads('a')).toHaveLength(1)
  })

  it('the first partner keeps the lead for 90 days, then the next one has it', async () => {
    at(0)
    const [ofA, ofB] = [await linkOf(1), await linkOf(2)]
    const browser = server.browser()
    await follow(browser, ofA.code)
    await signIn(browser)
    at(40)
    const other = server.browser()
    await follow(other, ofB.code)
    await signIn(other)
    expect(await openLeads('a')).toHaveLength(1)
    expect(await openLeads('b')).toEqual([])
    at(91)
    const third = server.browser()
    await follow(third, ofB.code)
    await signIn(third)
    expect(await openLeads('a')).toMatchObject([{ status: 'lost' }])
    expect(await openLeads('b')).toMatchObject([{ status: 'new' }])
    expect(await inspect('a')).toMatchObject({ verdict: 'not_yours', reasons: ['began_anew_elsewhere'] })
    expect(await inspect('b')).toMatchObject({ verdict: 'yours', reasons: ['first_within_hold'] })
  })

  it('what is sent while an earlier application is open is the same partner’s, however late, and not after its rest', async () => {
    at(0)
    const browser = server.browser()
    await follow(browser, (await linkOf(1)).code)
    const { userId } = await signIn(browser)
    const send = async (reference: string, lender_id: number) => {
      const facts = { app_id: `app_${reference}`, reference, user_id: userId, status: 'received', lender_id }
      const { app_id } = await makeApplication(server, { ...facts, amount: 50_000 })
      await makeEvent(server, { app_id, status: 'submitted', source: 'customer' })
      await move(reference, 'in_review')
    }
    const move = (reference: string, to: 'in_review' | 'approved' | 'rejected' | 'disbursed') =>
      transaction(server.deps, async (deps) => {
        const row = await lockApplication(deps.db, `app_${reference}`, null)
        if (!row || !(await moveApplication(deps, row, { to, source: 'lender' })))
          throw new Error(`${reference} cannot be ${to}`)
      })
    const reported = async () => {
      const { browser: partner } = await server.signInPartner('a')
      const { rows } = await partner.call('listApplicationReport')
      return rows.map(({ reference }) => reference).sort()
    }
    // The clock goes on while a test runs: whole days since the start, null = no end.
    const heldUntil = async () =>
      (await storedLeads(server)).map(({ held_until }) =>
        held_until.getTime() === NO_END ? null : Math.floor((held_until.getTime() - START) / days(1)),
      )

    at(10)
    await send('first', 1)
    expect(await heldUntil()).toEqual([null])
    expect(await inspect('a')).toMatchObject({ reasons: ['application_open'], held_until: null })
    at(95)
    await send('second', 2)
    expect(await reported()).toEqual(['first', 'second'])
    at(97)
    await move('first', 'rejected')
    expect(await heldUntil()).toEqual([null])
    at(100)
    await move('second', 'approved')
    await move('second', 'disbursed')
    expect(await heldUntil()).toEqual([130])
    expect(await storedPayoutLines(server)).toMatchObject([{ app_id: 'app_second', partner_id: 1 }])
    at(131)
    await send('third', 3)
    expect(await reported()).toEqual(['first', 'second'])
    expect(await heldUntil()).toEqual([130])
  })

  it('an open end does not outlive the lead: a touch that becomes known later gives it to whoever was first', async () => {
    at(1)
    const browser = server.browser()
    await follow(browser, (await linkOf(1)).code)
    const { userId } = await signIn(browser)
    const { app_id } = await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    await changeApplications(server, { app_id }, { status: 'received' })
    await makeEvent(server, { app_id, status: 'submitted', source: 'customer' })
    at(1.1)
    await signIn(browser)
    const other = server.browser()
    at(0)
    await follow(other, (await linkOf(2)).code)
    at(2)
    await signIn(other)
    const [ofA, ofB, ...more] = await storedLeads(server, {}, 'partner_id')
    expect(ofB).toMatchObject({ partner_id: 2, status: 'applied', held_until: new Date(NO_END) })
    expect(ofA).toMatchObject({ partner_id: 1, status: 'lost', held_until: ofB?.first_touch_at })
    expect(more).toEqual([])
  })

  it('a lead that signed in by e-mail is found by its address, in any case, and by nobody else', async () => {
    at(0)
    const browser = server.browser()
    await follow(browser, (await linkOf(1)).code)
    await server.signInCustomer({ browser, channel: 'email', destination: 'asha@example.com' })
    const { browser: a } = await server.signInPartner('a')
    const { browser: b } = await server.signInPartner('b')
    const ask = (who: Browser, contact: object) =>
      who.call('inspectLead', { body: { ...contact, product_type: 'Personal Loans' } })
    expect(await ask(a, { email: 'Asha@Example.com' })).toMatchObject({
      verdict: 'yours',
      reference: expect.stringMatching(/^LD-/) as string,
    })
    expect(await ask(a, { email: 'someone@example.com' })).toMatchObject({ verdict: 'none' })
    expect(await ask(b, { email: 'asha@example.com' })).toMatchObject({ verdict: 'none', touches: [] })
    const noted = JSON.stringify(await storedAuditLog(server))
    expect(noted).toContain('a***@example.com')
    expect(noted).not.toContain('asha@')

    const errorsOf = async (contact: object) =>
      (await a.refusal('inspectLead', { body: { ...contact, product_type: 'Personal Loans' } })).body.errors
    expect(await errorsOf({})).toEqual({ mobile: 'Enter an email address or a 10 digit mobile number' })
    expect(await errorsOf({ mobile: PHONE, email: 'asha@example.com' })).toEqual({
      email: 'Give a mobile number or an email address, not both',
    })
    expect(await errorsOf({ mobile: '98123' })).toEqual({ mobile: 'Please enter a valid 10 digit mobile number' })
    for (const email of ['', 'asha'])
      expect(await errorsOf({ email })).toEqual({ email: 'Please enter a valid email address' })
  })

  it('follows the application: applied, lost, and paid out on another try', async () => {
    at(0)
    const browser = server.browser()
    await follow(browser, (await linkOf(1)).code)
    const { userId } = await signIn(browser)
    const send = async () => {
      const { app_id } = await createApplication(server.deps, 'Personal Loans', { user_id: userId })
      await changeApplications(server, { app_id }, { status: 'submitted' })
      await makeEvent(server, { app_id, status: 'submitted', source: 'customer' })
      return app_id
    }
    const move = (app_id: string, to: 'in_review' | 'approved' | 'rejected' | 'disbursed') =>
      transaction(server.deps, async (deps) => {
        const row = await lockApplication(deps.db, app_id, null)
        if (!row) throw new Error('no application')
        await moveApplication(deps, row, { to, source: 'lender' })
      })
    const statuses = async () => (await openLeads('a')).map(({ status }) => status)
    const first = await send()
    await move(first, 'in_review')
    expect(await statuses()).toEqual(['applied'])
    await move(first, 'rejected')
    expect(await statuses()).toEqual(['lost'])
    at(3)
    const second = await send()
    await move(second, 'approved')
    await move(second, 'disbursed')
    expect(await statuses()).toEqual(['disbursed'])
    const [row] = await storedLeads(server)
    expect(row).toMatchObject({ app_id: second, user_id: userId })
  })

  it('what is sent in the very moment of the first touch is the lead’s, and what was sent before is not', async () => {
    at(0)
    const browser = server.browser()
    const { userId } = await signIn(browser)
    const sent = async (reference: string, lender_id: number, now: Date) => {
      const facts = { app_id: `app_${reference}`, reference, user_id: userId, status: 'received', lender_id }
      const { app_id } = await makeApplication(server, { ...facts, amount: 50_000, at: now })
      await makeEvent(server, { app_id, status: 'submitted', source: 'customer', at: now })
    }
    at(1)
    await follow(browser, (await linkOf(1)).code)
    const [touched] = await storedTouches(server)
    if (!touched) throw new Error('no touch')
    await sent('before', 1, new Date(touched.at.getTime() - 1))
    at(2)
    await signIn(browser)
    expect(await openLeads('a')).toMatchObject([{ status: 'new' }])
    await sent('then', 2, touched.at)
    at(3)
    await signIn(browser)
    expect(await openLeads('a')).toMatchObject([{ status: 'applied' }])
    expect(await storedLeads(server)).toMatchObject([{ app_id: 'app_then' }])
  })

  it('a product chosen later is the same partner’s, and counts once', async () => {
    at(0)
    const browser = server.browser()
    await follow(browser, (await linkOf(1, 'Gold Loans')).code)
    const { userId } = await signIn(browser)
    for (let i = 0; i < 2; i += 1) await createApplication(server.deps, 'Business Loans', { user_id: userId })
    const rows = await openLeads('a')
    expect(rows.map(({ product_type, status }) => [product_type, status]).sort()).toEqual([
      ['Business Loans', 'in_progress'],
      ['Gold Loans', 'new'],
    ])
  })

  it('a device in a shop brings each of its customers', async () => {
    at(0)
    const counter = server.browser()
    const link = await linkOf(1)
    await follow(counter, link.code)
    await signIn(counter, '9812345610')
    await signIn(counter, '9812345611')
    expect((await openLeads('a')).map(({ mobile }) => mobile).sort()).toEqual(['98xxxxxx10', '98xxxxxx11'])
    const { browser } = await server.signInPartner('a')
    const [own] = await browser.call('listTrackingLinks')
    expect(own).toMatchObject({ clicks: 1, leads: 2 })
  })

  it('a partner who is switched off keeps the leads it has, and whoever clicked before and signs in later is nobody’s', async () => {
    at(0)
    const { code } = await linkOf(1)
    const [known, late] = [server.browser(), server.browser()]
    await follow(known, code)
    await follow(late, code)
    await signIn(known)
    await changePartners(server, { partner_id: 1 }, { status: 0 })
    at(1)
    await signIn(known)
    await signIn(late, '9812345611')
    expect(await storedLeads(server)).toHaveLength(1)
    expect((await storedTouches(server)).map(({ left_out }) => left_out)).toEqual([null, 'stopped'])
  })

  it('a changed, unknown, disabled or foreign code leads to the front page and keeps nothing', async () => {
    at(0)
    const { code, link_id } = await linkOf(1)
    const changed = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A')
    const other = code.startsWith('A') ? `B${code.slice(1)}` : `A${code.slice(1)}`
    const { browser } = await server.signInPartner('b')
    expect(await browser.status('disableTrackingLink', { params: { id: link_id } })).toBe(404)
    const bad = [changed, other, 'x', '', '%00', `${code}/x`, '../api/health']
    for (const each of bad) {
      const answer = await follow(server.browser(), each)
      if (each.startsWith('..')) continue
      expect([answer.status, answer.headers.get('location'), answer.headers.getSetCookie()], each).toEqual([
        302,
        '/',
        [],
      ])
    }
    const owner = (await server.signInPartner('a')).browser
    await owner.call('disableTrackingLink', { params: { id: link_id } })
    const answer = await follow(server.browser(), code)
    expect([answer.headers.get('location'), answer.headers.getSetCookie()]).toEqual(['/personal-loan', []])
    expect(await storedTouches(server)).toEqual([])
  })

  it('a reload is one click, a cookie of somebody’s own making none, and a preview of the head none', async () => {
    at(0)
    const { code } = await linkOf(1)
    const browser = server.browser()
    await follow(browser, code)
    await follow(browser, code)
    expect(await storedTouches(server)).toHaveLength(1)
    await server.app.fetch(new Request(`http://127.0.0.1/go/${code}`, { method: 'HEAD' }))
    expect(await storedTouches(server)).toHaveLength(1)
    const thief = server.browser()
    const visit = browser.cookies.get('lead')?.split('.')[0] ?? ''
    thief.cookies.set('lead', `${visit}.${'0'.repeat(22)}`)
    await signIn(thief)
    expect(await openLeads('a')).toEqual([])
    const refused = await server.app.fetch(new Request(`http://127.0.0.1/go/${code}`, { method: 'POST' }))
    expect(refused.status).toBe(405)
  })

  it.each([
    '.',
    ',',
    ')',
    '!',
    '?',
    ';',
    ':',
    "'",
    '"',
    '»',
    '”',
    '…',
    '।',
    '/',
    '%20',
    '%E0%A5%A4',
    '%20says',
    '&amp;c=qr',
  ])('a link at the end of a sentence leads to the product, and is the partner’s: %j', async (behind) => {
    const { code } = await linkOf(1)
    const browser = server.browser()
    const answer = await follow(browser, `${code}${behind}`)
    expect(answer.headers.get('location')).toMatch(/^\/[\w-]+\?partner=/)
    expect(browser.cookies.has(behind.includes('c=qr') ? 'qr' : 'lead')).toBe(true)
    expect(await storedTouches(server)).toMatchObject([{ channel: behind.includes('c=qr') ? 'qr' : 'link' }])
  })

  it('a longer code is another one', async () => {
    const { code } = await linkOf(1)
    expect((await follow(server.browser(), `${code}x.`)).headers.get('location')).toBe('/')
  })

  it('many requests for links are slowed down', async () => {
    const { code } = await linkOf(1)
    const answers = []
    for (let i = 0; i < 201; i += 1)
      answers.push((await server.app.fetch(new Request(`http://127.0.0.1/go/${code}x`))).status)
    expect(new Set(answers.slice(0, 200))).toEqual(new Set([302]))
    expect(answers.at(-1)).toBe(429)
  })

  it('the inspector tells nobody whether a stranger is a customer or another partner’s lead', async () => {
    at(0)
    const browser = server.browser()
    await follow(browser, (await linkOf(2)).code)
    await signIn(browser)
    await signIn(server.browser(), '9812345699')
    const answers = []
    for (const mobile of [PHONE, '9812345699', '9000000001']) answers.push(await inspect('a', mobile))
    for (const answer of answers)
      expect(answer).toEqual({ verdict: 'none', reasons: ['no_touch'], reference: null, held_until: null, touches: [] })
    const { browser: partner } = await server.signInPartner('a')
    const ask = () => partner.status('inspectLead', { body: { mobile: PHONE, product_type: 'Personal Loans' } })
    const statuses = []
    for (let i = 0; i < 58; i += 1) statuses.push(await ask())
    expect(statuses.at(56)).toBe(200)
    expect(statuses.at(-1)).toBe(429)
  })

  it('nothing of one partner shows anywhere to another', async () => {
    at(0)
    const sentinel = 'SENTINEL-counter'
    const { browser: a } = await server.signInPartner('a')
    const made = await a.call('createTrackingLink', { body: { product_type: 'Personal Loans', label: sentinel } })
    const { code } = made
    const again = await a.call('createTrackingLink', { body: { product_type: 'Personal Loans', label: sentinel } })
    expect(again.code).toBe(code)
    const browser = server.browser()
    await follow(browser, code)
    await signIn(browser)
    at(1)
    const ofB = server.browser()
    await follow(ofB, (await linkOf(2)).code)
    await signIn(ofB)
    const [lead] = await openLeads('a')
    const { browser: b } = await server.signInPartner('b')
    const seen = [
      await b.answer('listOffering'),
      await b.answer('listTrackingLinks'),
      await b.answer('listPartnerLeads'),
      await b.answer('inspectLead', { body: { mobile: PHONE, product_type: 'Personal Loans' } }),
    ]
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const text = JSON.stringify(seen.map(({ body }) => body))
    for (const secret of [sentinel, code, lead?.reference ?? 'none', 'Anand', PHONE]) expect(text).not.toContain(secret)
    expect(seen[3]?.body).toMatchObject({ verdict: 'not_yours', reasons: ['another_was_first'] })
    expect(JSON.stringify(await storedLeads(server))).not.toContain(PHONE)
  })

  it('the offering earns what the statement will pay, and leaves what is switched off out', async () => {
    const { deps } = server
    await changePartners(server, { partner_id: 1 }, { revenue_percent: '40', revenue_flat_fee: toPaise(50) })
    const slab = {
      lender_id: 1,
      slab_disbursed_min: null,
      slab_disbursed_max: null,
      slab_number_min: null,
      slab_number_max: null,
      ats_min: null,
      ats_max: null,
      revenue_type_id: 3,
      revenue_flat: 250,
      revenue_percent: 3,
      status: 1,
    } as const
    const kept = await createLenderRevenue(deps, slab)
    await createLenderRevenue(deps, { ...slab, lender_id: 2, revenue_percent: 1.5, revenue_flat: null })
    await createLenderRevenue(deps, { ...slab, lender_id: 2, revenue_percent: 50, status: 0 })
    const offerings = await listOffering(deps, { partner_id: 1 })
    const personal = offerings.find(({ product_type }) => product_type === 'Personal Loans')
    expect(personal).toMatchObject({
      providers: 18,
      percent_min: 0.6,
      percent_max: 1.2,
      flat_min: 50,
      flat_max: 150,
      example: { amount: 200_000, min: 1_250, max: 2_550 },
    })
    const { gross } = lineAmounts(kept, { percent: 40, flat: 50 }, 200_000)
    expect(personal?.example?.max).toBe(gross)
    expect(offerings.find(({ product_type }) => product_type === 'Credit Cards')).toMatchObject({
      percent_min: null,
      percent_max: null,
      flat_min: 0,
      flat_max: 0,
      example: null,
      loan: null,
    })
    expect(offerings.find(({ product_type }) => product_type === 'Other Insurance')).toMatchObject({ flat_max: 0 })
    // No slab at all: the fee of each loan is paid in any case.
    expect(offerings.find(({ product_type }) => product_type === 'Gold Loans')).toMatchObject({
      percent_max: null,
      flat_min: 50,
      flat_max: 50,
    })

    await payOut(server, await approvedLoan(server, 200_000))
    const [line] = await storedPayoutLines(server)
    expect((line?.gross ?? 0) / 100).toBe(personal?.example?.max)
    const card = await approvedLoan(server, 200_000)
    const asCard = { product_type: 'Credit Cards', lender_id: null }
    await changeApplications(server, { app_id: card }, asCard)
    await changeLeads(server, { phone_index: card }, { product_type: 'Credit Cards' })
    await payOut(server, card)
    expect(await storedPayoutLines(server)).toHaveLength(1)
    await changePartners(server, { partner_id: 1 }, { revenue_percent: '0', revenue_flat_fee: NO_PAISE })
  })

  it('somebody without the right to leads sees none of them, and may share links', async () => {
    const { browser } = await server.signInPartner('a')
    await changePartnerUsers(server, { partner_id: 1 }, { owner: 0, rights: ['support'] })
    const inspector = { mobile: PHONE, product_type: 'Personal Loans' }
    expect(await browser.status('listPartnerLeads')).toBe(403)
    expect(await browser.status('inspectLead', { body: untyped(inspector) })).toBe(403)
    await browser.call('listTrackingLinks')
    await changePartnerUsers(server, { partner_id: 1 }, { owner: 1, rights: [] })
  })

  it('what is not a name for a link is refused', async () => {
    const { browser } = await server.signInPartner('a')
    for (const label of ['<b>', 'x'.repeat(41), 'a\nb'])
      expect(
        (await browser.refusal('createTrackingLink', { body: { product_type: 'Personal Loans', label } })).body,
      ).toMatchObject({ code: 'validation' })
  })

  it('forgetting a customer empties the lead and keeps its line', async () => {
    at(0)
    const browser = server.browser()
    await follow(browser, (await linkOf(1)).code)
    const { userId } = await signIn(browser)
    const { db } = server.deps
    const [customer] = await storedCustomers(server, { user_id: userId })
    if (!customer) throw new Error('no customer')
    await transaction({ db }, ({ db }) => eraseRows(db, customer, server.clock.now()))
    expect(await openLeads('a')).toMatchObject([{ name: '', mobile: '' }])
    const [row] = await storedLeads(server)
    expect(row).toMatchObject({ contact_enc: null, user_id: null, phone_index: `erased-${row?.lead_id}` })
    expect(await storedTouches(server, { phone_index: customer.phone_index ?? '' })).toEqual([])
    expect(await inspect('a')).toMatchObject({ verdict: 'none' })
  })

  it('two sign-ins at once make one lead', async () => {
    at(0)
    const browser = server.browser()
    const link = await linkOf(1)
    await follow(browser, link.code)
    const { userId } = await signIn(browser)
    const products = ['Gold Loans', 'Business Loans', 'Credit Cards'] as const
    await Promise.all(
      [...products, ...products].map((product) => createApplication(server.deps, product, { user_id: userId })),
    )
    expect((await openLeads('a')).map(({ product_type }) => product_type).sort()).toEqual(
      ['Personal Loans', ...products].sort(),
    )
  })
})
