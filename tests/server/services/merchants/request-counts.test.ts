import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMerchantRequest } from '#server/services/merchants/create-merchant-request.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const REQUEST = { full_name: 'Asha Patil', business_name: 'Asha Stores', pincode: '431001', pan: 'AABCA1234B' }

describe.each(engines())('counts of requests on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    admin = (await server.signInAdmin(1)).browser
    for (const n of [1, 2, 3, 4])
      await createMerchantRequest(server.deps, {
        ...REQUEST,
        consent: true,
        phone: `970000000${n}`,
        email: `asha${n}@stores.com`,
      })
  })
  const list = (query: QueryTo<'listMerchantRequests'> = {}) => admin.call('listMerchantRequests', { query })

  it('equal the lists, whichever state is shown, and follow a search', async () => {
    const [first, second, third] = (await list()).rows
    await admin.call('declineMerchantRequest', {
      params: { id: first?.request_id ?? 0 },
      body: { reason: 'The PAN is of somebody else' },
    })
    await admin.call('declineMerchantRequest', {
      params: { id: second?.request_id ?? 0 },
      body: { reason: 'The PAN is of somebody else' },
    })
    const terms = { code: null, revenue_percent: null, revenue_flat_fee: null }
    await admin.call('approveMerchantRequest', { params: { id: third?.request_id ?? 0 }, body: terms })
    for (const state of ['open', 'approved', 'declined'] as const) {
      const { total, counts } = await list({ status: state })
      expect(counts).toEqual({ open: 1, approved: 1, declined: 2 })
      expect(total).toBe(counts[state])
    }
    const found = await list({ search: first?.reference })
    expect([found.total, found.counts]).toEqual([1, { open: 0, approved: 0, declined: 1 }])
  })
})
