import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { days } from '#src/contract/rules/time.ts'
import { changeTouches } from '#tests/builders/lead.ts'
import { bodyOf } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const START = Date.UTC(2026, 10, 2, 6)
const PHONE = '9812345610'

describe.each(engines())('who held a lead, and why, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const at = (day: number) => server.clock.set(new Date(START + days(day)))
  const linkOf = (partner_id: number, label: string) =>
    createTrackingLink(
      server.deps,
      { product_type: 'Personal Loans', label },
      { partner_id, partner_user_id: partner_id },
    )
  /** Somebody comes by a link, and signs in. */
  const bring = async (code: string, query = '', browser: Browser = server.browser()) => {
    const answer = await server.app.fetch(new Request(`http://127.0.0.1/go/${code}${query}`))
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      browser.cookies.set(name, value)
    }
    await server.signInCustomer({ browser, destination: PHONE })
  }
  const leadOf = async (who: 'a' | 'b') => {
    const { browser } = await server.signInPartner(who)
    const [lead] = (await browser.call('listPartnerLeads')).rows
    return lead?.reference ?? ''
  }
  const historyOf = async (reference: string) =>
    (await server.signInAdmin(1)).browser.answer('getLeadHistory', { params: { reference } })

  it('says who came first, what later ones changed, and who held it when that was over', async () => {
    at(0)
    const [shop, fair] = [await linkOf(1, 'Shop'), await linkOf(2, 'Fair')]
    await bring(shop.code, '?c=qr')
    at(1)
    await bring(shop.code)
    at(2)
    await bring(fair.code)
    const first = await leadOf('a')
    const { holdings, touches: told } = bodyOf(await historyOf(first.toLowerCase()))
    const [one, two] = [holdings[0]?.partner ?? '', told[2]?.partner ?? '']
    expect(two).not.toBe(one)
    // The clock of a test goes on.
    const from = told[0]?.at ?? ''
    expect(Date.parse(from) - START).toBeLessThan(days(1))
    expect(holdings).toEqual([
      {
        partner: one,
        reference: first,
        is_prolonged: false,
        is_over: false,
        from,
        until: new Date(Date.parse(from) + days(90)).toISOString(),
      },
    ])
    expect(told.map(({ effect, channel, label, holder }) => [effect, channel, label, holder])).toEqual([
      ['began', 'qr', 'Shop', one],
      ['again', 'link', 'Shop', one],
      ['held', 'link', 'Fair', one],
    ])
    at(91)
    await bring(fair.code)
    const later = bodyOf(await historyOf(first))
    expect(later.holdings.map(({ partner, is_over }) => [partner, is_over])).toEqual([
      [one, true],
      [two, false],
    ])
    expect(later.holdings[1]?.reference).toBe(await leadOf('b'))
    expect(later.touches.at(-1)).toMatchObject({ effect: 'began', holder: two })
    expect(JSON.stringify(later)).not.toContain(PHONE)
  })

  it('a click of a partner who was switched off counts for nobody, and says so', async () => {
    at(0)
    const [shop, fair] = [await linkOf(1, 'Shop'), await linkOf(2, 'Fair')]
    await bring(shop.code)
    at(91)
    await bring(fair.code)
    await changeTouches(server, { partner_id: 2 }, { left_out: 'stopped' })
    const { holdings, touches: told } = bodyOf(await historyOf(await leadOf('a')))
    expect(holdings).toHaveLength(1)
    expect(told.map(({ effect, holder }) => [effect, holder === null])).toEqual([
      ['began', false],
      ['off', true],
    ])
  })

  it('a number that no lead has is not there, and what is no number is refused', async () => {
    expect((await historyOf('LD-999999999')).status).toBe(404)
    expect((await historyOf('CL-1')).status).toBe(422)
  })
})
