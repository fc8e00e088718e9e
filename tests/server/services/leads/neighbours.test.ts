import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockApplication } from '#server/db/repositories/applications/applications.ts'
import { transaction } from '#server/db/transaction.ts'
import { createApplication } from '#server/services/applications/create-application.ts'
import { moveApplication } from '#server/services/applications/move-application.ts'
import { listApiLeads } from '#server/services/integration/list-api-leads.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import type { TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeApplications, storedApplicationFacts } from '#tests/builders/application.ts'
import { storedLeads, storedTouches } from '#tests/builders/lead.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const MINUTE = 60_000
const START = Date.UTC(2026, 10, 2, 6)
const [ASHA, RAVI] = ['9812345610', '9812345611']

/** Nobody's lead, click or answer changes because of what somebody else does. */
describe.each(engines())('leads beside others on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const at = (day: number, minute = 0) => server.clock.set(new Date(START + days(day) + minute * MINUTE))
  const linkOf = (partner_id: number, label = '', product_type: ProductType = 'Personal Loans') =>
    createTrackingLink(server.deps, { product_type, label }, { partner_id, partner_user_id: partner_id })
  const follow = async ({ code }: TrackingLink, browser = server.browser()): Promise<Browser> => {
    await browser.get(`/go/${code}`)
    return browser
  }
  const signIn = (destination: string, browser = server.browser()) => server.signInCustomer({ browser, destination })
  const partner = async (who: 'a' | 'b') => (await server.signInPartner(who)).browser
  const linksOf = async (who: 'a' | 'b', query: QueryTo<'listTrackingLinks'> = {}) =>
    (await (await partner(who)).call('listTrackingLinks', { query })).map(({ label, clicks, leads }) => [
      label,
      clicks,
      leads,
    ])
  const leadsOf = async (who: 'a' | 'b', query: QueryTo<'listPartnerLeads'> = {}) =>
    (await (await partner(who)).call('listPartnerLeads', { query })).rows
  const inspect = async (who: 'a' | 'b', mobile: string) =>
    await (await partner(who)).call('inspectLead', { body: { mobile, product_type: 'Personal Loans' } })

  it('each link counts its own clicks and leads, the newest stands first, and a product shows its own', async () => {
    at(0)
    const shop = await linkOf(1, 'shop')
    at(0, 1)
    const fair = await linkOf(1, 'fair')
    at(0, 2)
    const gold = await linkOf(1, 'gold', 'Gold Loans')
    const other = await linkOf(2, 'other')
    expect([shop.clicks, shop.leads]).toEqual([0, 0])
    at(0, 3)
    // Three browsers within the minute are three clicks; only one of the two at the shop signs in.
    const [asha] = [await follow(shop), await follow(shop), await follow(gold)]
    const ravi = await follow(other)
    await follow(other)
    await signIn(ASHA, asha)
    await signIn(RAVI, ravi)
    expect(await linksOf('a')).toEqual([
      ['gold', 1, 0],
      ['fair', 0, 0],
      ['shop', 2, 1],
    ])
    expect(await linksOf('a', { product_type: 'Gold Loans' })).toEqual([['gold', 1, 0]])
    expect(await linksOf('b')).toEqual([['other', 2, 1]])
    expect(await linkOf(1, 'shop')).toMatchObject({ link_id: shop.link_id, clicks: 0, leads: 0 })
    expect(fair.link_id).not.toBe(shop.link_id)
  })

  it('a name is used again only for the same product and while its link works', async () => {
    at(0)
    const shop = await linkOf(1, 'shop')
    expect((await linkOf(1, 'shop')).link_id).toBe(shop.link_id)
    const others = [await linkOf(1, 'fair'), await linkOf(1, 'shop', 'Gold Loans'), await linkOf(2, 'shop')]
    await (await partner('a')).call('disableTrackingLink', { params: { id: shop.link_id } })
    others.push(await linkOf(1, 'shop'))
    expect(new Set([shop, ...others].map(({ link_id }) => link_id)).size).toBe(5)
  })

  it('two people brought by two partners are each their own partner’s, whoever was earlier', async () => {
    at(0)
    const [ofA, ofB] = [await linkOf(1), await linkOf(2)]
    const ravi = await follow(ofB)
    // Follows, and never comes.
    await follow(ofB)
    at(1)
    const asha = await follow(ofA)
    await signIn(RAVI, ravi)
    await signIn(ASHA, asha)
    expect((await leadsOf('a')).map(({ mobile }) => mobile)).toEqual(['98xxxxxx10'])
    expect((await leadsOf('b')).map(({ mobile }) => mobile)).toEqual(['98xxxxxx11'])
    expect(await inspect('a', ASHA)).toMatchObject({ verdict: 'yours', touches: [{ channel: 'link' }] })
    expect(await inspect('a', RAVI)).toMatchObject({ verdict: 'none', touches: [] })
    expect(await inspect('b', RAVI)).toMatchObject({ verdict: 'yours', touches: [{ channel: 'link' }] })
    const rows = await storedTouches(server)
    expect(rows.map(({ phone_index }) => phone_index === null)).toEqual([false, true, false])
  })

  it('what brought somebody else, another product or too long ago brings nobody to a further product', async () => {
    at(0)
    const [personal, gold] = [await linkOf(1), await linkOf(2, '', 'Gold Loans')]
    const ravi = await follow(personal)
    await signIn(RAVI, ravi)
    // By no partner.
    const { userId } = await signIn(ASHA)
    await createApplication(server.deps, 'Business Loans', { user_id: userId })
    expect(await leadsOf('a')).toHaveLength(1)
    expect(await storedTouches(server)).toHaveLength(1)

    at(1)
    await signIn(ASHA, await follow(gold))
    at(92)
    await createApplication(server.deps, 'Affordable Housing Loan', { user_id: userId })
    expect((await leadsOf('b')).map(({ product_type }) => product_type)).toEqual(['Gold Loans'])
  })

  it('a click of three months ago brings nobody, though the browser still knows it', async () => {
    at(0)
    const browser = await follow(await linkOf(1))
    at(91)
    await signIn(ASHA, browser)
    expect(await leadsOf('a')).toEqual([])
  })

  it('the browser keeps a visit for exactly the 90 days', async () => {
    const answer = await server.browser().get(`/go/${(await linkOf(1)).code}`)
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(2)
    for (const cookie of cookies) expect(cookie).toContain('Max-Age=7776000')
  })

  it('a loan for another product says nothing about this one', async () => {
    at(0)
    const { userId } = await signIn(ASHA, await follow(await linkOf(1)))
    at(1)
    const { app_id } = await createApplication(server.deps, 'Gold Loans', { user_id: userId })
    await changeApplications(server, { app_id }, { status: 'received' })
    await transaction(server.deps, async (deps) => {
      const row = await lockApplication(deps.db, app_id, null)
      if (row) await moveApplication(deps, row, { to: 'in_review', source: 'lender' })
    })
    await signIn(ASHA)
    const rows = await leadsOf('a', { sort: 'product_type', direction: 'asc' })
    expect(rows.map(({ product_type, status }) => [product_type, status])).toEqual([
      ['Gold Loans', 'applied'],
      ['Personal Loans', 'new'],
    ])
    expect((await leadsOf('a', { status: 'applied' })).map(({ product_type }) => product_type)).toEqual(['Gold Loans'])
  })

  it('a lead that nothing happened to is left as it stands, and one whose time is over says so', async () => {
    at(0)
    const link = await linkOf(1)
    const browser = await follow(link)
    await signIn(ASHA, browser)
    const [before] = await storedLeads(server)
    at(3)
    await signIn(ASHA)
    expect(await storedLeads(server)).toEqual([before])
    at(4)
    await signIn(ASHA, await follow(link, browser))
    const [after] = await storedLeads(server)
    for (const changed of [after?.last_touch_at, after?.updated_at])
      expect(changed?.getTime()).toBeGreaterThanOrEqual(START + days(4))
    expect(await inspect('a', ASHA)).toMatchObject({ verdict: 'yours', reasons: ['first_within_hold'] })
    at(91)
    expect(await inspect('a', ASHA)).toMatchObject({ verdict: 'yours', reasons: ['hold_ended_nobody_since'] })
  })

  it('the inspector shows what brought somebody oldest first, whichever device signed in first', async () => {
    at(0)
    const phone = await follow(await linkOf(1, 'shop'))
    at(1)
    const laptop = await follow(await linkOf(1, 'fair'))
    at(2)
    await signIn(ASHA, laptop)
    at(3)
    await signIn(ASHA, phone)
    expect((await inspect('a', ASHA)).touches.map(({ label }) => label)).toEqual(['shop', 'fair'])
  })

  it('a partner’s system reads its own leads, page by page', async () => {
    at(0)
    for (const [who, link] of [
      [ASHA, await linkOf(1, 'shop')],
      [RAVI, await linkOf(2)],
      ['9812345612', await linkOf(1, 'fair')],
    ] as const)
      await signIn(who, await follow(link))
    const { leads: own } = await listApiLeads(server.deps, undefined, { partner_id: 1 })
    expect(own).toHaveLength(2)
    expect((await listApiLeads(server.deps, own[0]?.reference, { partner_id: 1 })).leads).toEqual(own.slice(1))
    expect((await listApiLeads(server.deps, undefined, { partner_id: 2 })).leads).toHaveLength(1)
  })

  it('a lead whose application ended badly rests with its partner, and the inspector says so', async () => {
    at(0)
    const { userId } = await signIn(ASHA, await follow(await linkOf(1)))
    at(1)
    const { app_id } = await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    await changeApplications(server, { app_id }, { status: 'received' })
    await transaction(server.deps, async (deps) => {
      const row = await lockApplication(deps.db, app_id, null)
      if (row) await moveApplication(deps, row, { to: 'rejected', source: 'lender' })
    })
    expect(await inspect('a', ASHA)).toMatchObject({ verdict: 'yours', reasons: ['ended_in_rest'] })
  })

  it('the reports count an application with the partner who brings its customer later', async () => {
    at(0)
    const { userId } = await signIn(ASHA)
    const { app_id } = await createApplication(server.deps, 'Personal Loans', { user_id: userId })
    const channel = async () => (await storedApplicationFacts(server, { app_id }))[0]?.channel
    const alone = await channel()
    at(1)
    await signIn(ASHA, await follow(await linkOf(1)))
    expect([alone, await channel()]).toEqual(['direct', 'link'])
  })
})
