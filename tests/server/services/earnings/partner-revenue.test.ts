import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pgErrorCode } from '#server/db/database-away.ts'
import { changeApplications } from '#tests/builders/application.ts'
import { addPartners, changePartnerUsers } from '#tests/builders/partner.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { agreeTerms, approvedLoan, payOut } from './payout-book.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const revenue = async (which: 'a' | 'b') => await (await server.signInPartner(which)).browser.call('getPartnerRevenue')

it('each partner sees its own name and what its own leads brought, under whatever brand', async () => {
  await agreeTerms(server)
  await payOut(server, await approvedLoan(server, 50_000, 1))
  await payOut(server, await approvedLoan(server, 70_000, 2))
  // Sentinels: a lead of the first partner under the second one's brand, and nobody's lead under its own.
  const under = async (code: string, app_id: string) => {
    await changeApplications(server, { app_id }, { partner: code })
    await payOut(server, app_id)
  }
  await under('bazaarmitr', await approvedLoan(server, 10_000, 1))
  await under('bazaarmitr', await approvedLoan(server, 90_000, null))
  await approvedLoan(server, 5_000, 1)
  expect(await revenue('a')).toMatchObject({ name: 'Anand Money Mart', applications: 3, disbursed_amount: 60_000 })
  expect(await revenue('b')).toMatchObject({ name: 'BazaarMitra Retail', applications: 1, disbursed_amount: 70_000 })

  const { browser } = await server.signInPartner('a')
  expect(await browser.call('listApplicationReport')).toMatchObject({ total: 3 })
  expect(await browser.call('listDisbursalReport')).toMatchObject({ total: 2 })
})

it('who may not see leads, or earnings, is told zero of them', async () => {
  await agreeTerms(server)
  await payOut(server, await approvedLoan(server, 50_000, 1))
  const may = async (rights: ('leads' | 'earnings')[]) => {
    await changePartnerUsers(server, { partner_id: 1 }, { owner: 0, rights })
    const told = (await revenue('a')) as Record<string, unknown>
    return [told['applications'], told['disbursed_amount'], told['revenue_percent'], told['revenue_flat_fee']]
  }
  expect(await may([])).toEqual([0, 0, 0, 0])
  expect(await may(['leads'])).toEqual([1, 0, 0, 0])
  expect(await may(['earnings'])).toEqual([0, 50_000, 40, 100])
  await changePartnerUsers(server, { partner_id: 1 }, { owner: 1, rights: [] })
})

it('two partners never share a code', async () => {
  const second = addPartners(server, { name: 'Another', code: 'cl', merchant_id: 'M-2001' })
  expect(pgErrorCode(await second.catch((error: unknown) => error))).toBe('23505')
})
