import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { getOffers, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const TEXT = '<b>No fee</b> in November'
const HINDI = 'नवंबर में <b>कोई फ़ीस नहीं</b>'
const day = (iso: string) => new Date(`${iso}T00:00:00+05:30`)
const comeBack = async (customer: Customer): Promise<Customer> => ({
  ...customer,
  browser: (await server.signInCustomer()).browser,
})

describe('special offers of lenders', () => {
  it('begin and end by the clock, and move nobody in the order', async () => {
    server.clock.set(new Date('2026-11-09T18:00:00Z'))
    let customer = await startCustomer(server)
    const before = (await getOffers(customer)).matched
    const last = before.at(-1)
    if (!last) throw new Error('nobody matched')
    await changeLenders(
      server,
      { lender_id: last.lender_id },
      {
        so_status: 1,
        so_text: TEXT,
        so_text_hi: HINDI,
        so_date_start: day('2026-11-10'),
        so_date_end: day('2026-11-20'),
      },
    )
    expect((await getOffers(customer)).matched).toEqual(before)

    for (const [now, live] of [
      ['2026-11-09T18:31:00Z', true],
      ['2026-11-20T18:29:00Z', true],
      ['2026-11-20T18:31:00Z', false],
    ] as const) {
      server.clock.set(new Date(now))
      customer = await comeBack(customer)
      const { matched } = await getOffers(customer)
      const special_offer = { text: TEXT, text_hi: HINDI, ends_at: '2026-11-20' }
      expect(matched).toEqual([...before.slice(0, -1), live ? { ...last, special_offer } : last])
    }
  })
})
