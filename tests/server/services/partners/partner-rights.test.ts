import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { partnerUsers } from '#server/db/schema.ts'
import { trackingLinks } from '#server/db/schema-partner.ts'
import type { Referral, ReferralList } from '#src/contract/entities/partners/referral.ts'
import type { Offering, TrackingLink } from '#src/contract/entities/leads/tracking-link.ts'
import { PARTNER_RIGHTS, type PartnerRight } from '#src/contract/partner-rights.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { agreeTerms } from '../earnings/payout-book.ts'

const LINKS = '/api/partner/tracking-links'
const REFERRALS = '/api/partner/referrals'
const without = (right: PartnerRight) => PARTNER_RIGHTS.filter((each) => each !== right)

describe.each(engines())("what a partner's people may do and see on %s", (engine) => {
  let server: TestServer
  let person: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    await agreeTerms(server)
    person = (await server.signInPartner('a')).browser
  })
  afterEach(() => may(PARTNER_RIGHTS))
  afterAll(() => server.close())

  const may = async (rights: readonly PartnerRight[]) => {
    const change = { owner: 0, rights: [...rights] }
    await server.deps.db.update(partnerUsers).set(change).where(eq(partnerUsers.partner_id, 1))
  }
  let labels = 0
  const makeLink = async () => {
    const body = { product_type: 'Personal Loans', label: `counter ${(labels += 1)}` }
    const { status, body: link } = await person.post(LINKS, body)
    expect(status).toBe(200)
    return link as TrackingLink
  }
  const invite = (contact: string) => person.post(REFERRALS, { name: 'Meera Joshi', contact, consent: true })

  it('everybody makes links; to stop one for good takes the right to marketing', async () => {
    await may([])
    const { link_id } = await makeLink()
    for (const rights of [[], without('marketing')]) {
      await may(rights)
      expect(await person.post(`${LINKS}/${link_id}/disable`)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    }
    const stopped = async () =>
      (await server.deps.db.select().from(trackingLinks).where(eq(trackingLinks.link_id, link_id)))[0]?.disabled_at
    expect(await stopped()).toBeNull()
    await may(['marketing'])
    expect((await person.post(`${LINKS}/${link_id}/disable`)).status).toBe(200)
    expect(await stopped()).toBeInstanceOf(Date)
  })

  it('to invite takes the right to marketing, and nobody is noted without it', async () => {
    await may(without('marketing'))
    expect((await invite('meera@shop.in')).status).toBe(403)
    await may(['marketing'])
    expect(((await person.get(REFERRALS)).body as ReferralList).referrals).toEqual([])
    expect((await invite('meera@shop.in')).status).toBe(200)
  })

  it('what came of a link is told to those who may see leads', async () => {
    await makeLink()
    const counts = async () =>
      ((await person.get(LINKS)).body as TrackingLink[]).flatMap(({ clicks, leads }) => [clicks, leads])
    await may(without('leads'))
    expect(new Set(await counts())).toEqual(new Set([null]))
    expect(await makeLink()).toMatchObject({ clicks: null, leads: null })
    await may(['leads'])
    expect(new Set(await counts())).toEqual(new Set([0]))
  })

  it('commission and rewards are told to those who may see earnings', async () => {
    const offering = async () =>
      ((await person.get('/api/partner/offering')).body as Offering[]).find(
        ({ product_type }) => product_type === 'Personal Loans',
      )
    const hidden = { percent_min: null, percent_max: null, flat_min: null, flat_max: null, example: null }
    await may(without('earnings'))
    expect(await offering()).toMatchObject({
      ...hidden,
      providers: 18,
      loan: { amount_min: expect.any(Number) as number },
    })
    expect((await invite('ravi@shop.in')).body as Referral).toMatchObject({ reward: null })
    const list = (await person.get(REFERRALS)).body as ReferralList
    expect([list.reward, ...list.referrals.map(({ reward }) => reward)]).toEqual([null, null, null])
    await may(['earnings'])
    expect(await offering()).toMatchObject({ percent_max: 1.2, flat_max: 100 })
    const told = (await person.get(REFERRALS)).body as ReferralList
    expect([told.reward, ...told.referrals.map(({ reward }) => reward)]).toEqual([2_000, 2_000, 2_000])
  })
})
