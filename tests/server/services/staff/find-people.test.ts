import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { storedAuditLog } from '#tests/builders/log.ts'
import { storedPartnerUsers } from '#tests/builders/partner.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const MOBILE = '9812300451'

describe.each(engines())('everybody is found in one place on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
  })
  const find = async (text: string) => {
    const { browser } = await server.signInAdmin(1)
    return await browser.call('findPeople', { body: { text } })
  }

  it("customers by the whole of something and without a name, partners' people and staff by a part", async () => {
    const { userId } = await server.signInCustomer({ destination: MOBILE })
    const found = await find(MOBILE)
    expect(found).toMatchObject({ customers: [{ user_id: userId, matched: 'mobile' }], partners: [], staff: [] })
    expect(JSON.stringify(found)).not.toContain(MOBILE)
    expect((await find(MOBILE.slice(0, 6))).customers).toEqual([])

    const [owner] = await storedPartnerUsers(server, { partner_user_id: 1 })
    const person = { partner_user_id: 1, partner_id: owner?.partner_id, owner: true, on: true, name: owner?.name }
    expect((await find(owner?.email ?? '')).partners).toMatchObject([person])
    expect((await find((owner?.name ?? '').slice(0, 4).toUpperCase())).partners).toMatchObject([person])
    expect((await find('analyst@demo')).staff).toMatchObject([{ admin_id: 2, role_id: 2, state: 'active' }])
  })

  it('lists nobody for a text that everybody has, nor for signs of a pattern', async () => {
    const nobody = { customers: [], partners: [], staff: [] }
    for (const text of ['a', 'an', '%%%', '___']) expect(await find(text)).toEqual(nobody)
  })

  it('says who of a partner may sign in', async () => {
    const { browser } = await server.signInAdmin(1)
    const { email = '' } = (await storedPartnerUsers(server)).find((each) => each.partner_id === 1) ?? {}
    await browser.call('changePartnerStanding', {
      params: { id: 1 },
      body: { from: 'active', to: 'suspended', reason: 'A poster' },
    })
    expect((await find(email)).partners).toMatchObject([{ on: false }])
    await browser.call('changePartnerStanding', {
      params: { id: 1 },
      body: { from: 'suspended', to: 'active', reason: 'It is gone' },
    })
    expect((await find(email)).partners).toMatchObject([{ on: true }])
  })

  it('leaves what was typed in no log', async () => {
    await find('somebody@nowhere.example')
    const log = (await storedAuditLog(server)).filter(({ action }) => action === 'people.search')
    expect(log.map(({ after }) => after)).toEqual([{ found: 0 }])
    expect(JSON.stringify(await storedAuditLog(server))).not.toContain('nowhere.example')
  })
})
