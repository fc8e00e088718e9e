import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pgErrorCode } from '#server/db/database-away.ts'
import { applications, partners, partnerUsers } from '#server/db/schema.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { agreeTerms, approvedLoan, payOut } from './payout-book.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const REVENUE = '/api/partner/get-revenue'
const revenue = async (which: 'a' | 'b') => (await (await server.signInPartner(which)).browser.get(REVENUE)).body

it('each partner sees its own name and what its own leads brought, under whatever brand', async () => {
  await agreeTerms(server)
  await payOut(server, await approvedLoan(server, 50_000, 1))
  await payOut(server, await approvedLoan(server, 70_000, 2))
  // Sentinels: a lead of the first partner under the second one's brand, and nobody's lead under its own.
  const under = async (code: string, app_id: string) => {
    await server.deps.db.update(applications).set({ partner: code }).where(eq(applications.app_id, app_id))
    await payOut(server, app_id)
  }
  await under('bazaarmitr', await approvedLoan(server, 10_000, 1))
  await under('bazaarmitr', await approvedLoan(server, 90_000, null))
  await approvedLoan(server, 5_000, 1)
  expect(await revenue('a')).toMatchObject({ name: 'Anand Money Mart', applications: 3, disbursed_amount: 60_000 })
  expect(await revenue('b')).toMatchObject({ name: 'BazaarMitra Retail', applications: 1, disbursed_amount: 70_000 })

  const { browser } = await server.signInPartner('a')
  const report = async (name: string) => (await browser.get(`/api/partner/reports/${name}`)).body
  expect(await report('applications')).toMatchObject({ total: 3 })
  expect(await report('disbursals')).toMatchObject({ total: 2 })
})

it('who may not see leads, or earnings, is told zero of them', async () => {
  await agreeTerms(server)
  await payOut(server, await approvedLoan(server, 50_000, 1))
  const may = async (rights: ('leads' | 'earnings')[]) => {
    await server.deps.db.update(partnerUsers).set({ owner: 0, rights }).where(eq(partnerUsers.partner_id, 1))
    const told = (await revenue('a')) as Record<string, unknown>
    return [told['applications'], told['disbursed_amount'], told['revenue_percent'], told['revenue_flat_fee']]
  }
  expect(await may([])).toEqual([0, 0, 0, 0])
  expect(await may(['leads'])).toEqual([1, 0, 0, 0])
  expect(await may(['earnings'])).toEqual([0, 50_000, 40, 100])
  await server.deps.db.update(partnerUsers).set({ owner: 1, rights: [] }).where(eq(partnerUsers.partner_id, 1))
})

it('two partners never share a code', async () => {
  const second = server.deps.db.insert(partners).values({ name: 'Another', code: 'cl', merchant_id: 'M-2001' })
  expect(pgErrorCode(await second.catch((error: unknown) => error))).toBe('23505')
})
