import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PARTNER_RIGHTS } from '#src/contract/partner-rights.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { storedTrackingLinks } from '#tests/builders/lead.ts'
import { changePartnerUsers } from '#tests/builders/partner.ts'
import { bodyOf } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { agreeTerms } from '../earnings/payout-book.ts'

const without = (right: PartnerRight) => PARTNER_RIGHTS.filter((each) => each !== right)

describe.each(engines())("what a partner's people may do and see on %s", (engine) => {
  let server: TestServer
  let person: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    await agreeTerms(server)
    person = (await server.signInPartner('a')).browser
    await server.database.keep()
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())

  const may = async (rights: readonly PartnerRight[]) => {
    const change = { owner: 0, rights: [...rights] }
    await changePartnerUsers(server, { partner_id: 1 }, change)
  }
  let labels = 0
  const makeLink = async () => {
    const body = { product_type: 'Personal Loans', label: `counter ${(labels += 1)}` } as const
    return await person.call('createTrackingLink', { body })
  }
  const invite = (contact: string) =>
    person.answer('createReferral', { body: { name: 'Meera Joshi', contact, consent: true } })

  it('everybody has the usual link; to name one of their own, and to stop one, takes the right to marketing', async () => {
    const usual = { product_type: 'Personal Loans', label: ' ' } as const
    await may(without('marketing'))
    const { link_id } = await person.call('createTrackingLink', { body: usual })
    expect(await person.refusal('createTrackingLink', { body: { ...usual, label: 'Counter' } })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect((await storedTrackingLinks(server)).map(({ label }) => label)).toEqual([''])
    for (const rights of [[], without('marketing')]) {
      await may(rights)
      expect(await person.refusal('disableTrackingLink', { params: { id: link_id } })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      })
    }
    const stopped = async () => (await storedTrackingLinks(server, { link_id }))[0]?.disabled_at
    expect(await stopped()).toBeNull()
    await may(['marketing'])
    await person.call('disableTrackingLink', { params: { id: link_id } })
    expect(await stopped()).toBeInstanceOf(Date)
  })

  it('to invite takes the right to marketing, and nobody is noted without it', async () => {
    await may(without('marketing'))
    expect((await invite('meera@shop.in')).status).toBe(403)
    await may(['marketing'])
    expect((await person.call('listReferrals')).referrals).toEqual([])
    expect((await invite('meera@shop.in')).status).toBe(200)
    expect((await person.call('listReferrals')).referrals).toHaveLength(1)
  })

  it('what came of a link is told to those who may see leads', async () => {
    await may(PARTNER_RIGHTS)
    await makeLink()
    const counts = async () => (await person.call('listTrackingLinks')).flatMap(({ clicks, leads }) => [clicks, leads])
    await may(without('leads'))
    expect(new Set(await counts())).toEqual(new Set([null]))
    expect(await makeLink()).toMatchObject({ clicks: null, leads: null })
    await may(['leads'])
    expect(new Set(await counts())).toEqual(new Set([0]))
  })

  it('commission and rewards are told to those who may see earnings', async () => {
    const offering = async () =>
      (await person.call('listOffering')).find(({ product_type }) => product_type === 'Personal Loans')
    const hidden = { percent_min: null, percent_max: null, flat_min: null, flat_max: null, example: null }
    await may(without('earnings'))
    expect(await offering()).toMatchObject({
      ...hidden,
      providers: 18,
      loan: { amount_min: expect.any(Number) as number },
    })
    expect((await invite('meera@shop.in')).status).toBe(200)
    expect(bodyOf(await invite('ravi@shop.in'))).toMatchObject({ reward: null })
    const list = await person.call('listReferrals')
    expect([list.reward, ...list.referrals.map(({ reward }) => reward)]).toEqual([null, null, null])
    await may(['earnings'])
    expect(await offering()).toMatchObject({ percent_max: 1.2, flat_max: 100 })
    const told = await person.call('listReferrals')
    expect([told.reward, ...told.referrals.map(({ reward }) => reward)]).toEqual([2_000, 2_000, 2_000])
  })
})
