import { afterAll, beforeAll, expect, it } from 'vitest'
import { pgErrorCode } from '#server/db/client.ts'
import { applications, partners } from '#server/db/schema.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
afterAll(() => server.close())

/** Applications of one customer that came through a brand, whole rupees paid out for each. */
async function bring(partner: string, destination: string, paidOut: number[]) {
  const { userId } = await server.signInCustomer({ destination, partner })
  for (const [at, rupees] of paidOut.entries()) {
    const app_id = `app_${partner}_${at}`
    await server.deps.db.insert(applications).values({
      app_id,
      origin_app_id: app_id,
      reference: app_id,
      user_id: userId,
      product_type: 'Personal Loans',
      partner,
      status: rupees > 0 ? 'disbursed' : 'rejected',
      amount: Math.max(rupees, 1) * 100,
    })
  }
}

it('each partner sees its own name and sums alone', async () => {
  await bring('cl', '9876543210', [50_000, 0])
  await bring('bazaarmitr', '9876543211', [70_000])
  const revenue = async (which: 'a' | 'b') => (await (await server.signInPartner(which)).browser.get(REVENUE)).body
  expect(await revenue('a')).toMatchObject({ name: 'Anand Money Mart', applications: 2, disbursed_amount: 50_000 })
  expect(await revenue('b')).toMatchObject({ name: 'BazaarMitra Retail', applications: 1, disbursed_amount: 70_000 })
})
const REVENUE = '/api/partner/get-revenue'

it('two partners never share a code', async () => {
  const second = server.deps.db.insert(partners).values({ name: 'Another', code: 'cl', merchant_id: 'M-2001' })
  expect(pgErrorCode(await second.catch((error: unknown) => error))).toBe('23505')
})
