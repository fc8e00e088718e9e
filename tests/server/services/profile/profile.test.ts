import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { customers } from '#server/db/schema.ts'
import { SERVED_PROFILE_DEFAULTS } from '#src/contract/entities/profile/profile.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, PROFILE, someText, textLike } from '../shared/journey.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.deps.limits.profile = 'relaxed'
})
afterAll(() => server.close())

const data = (answer: Parameters<typeof bodyOf>[0]) => bodyOf<{ data: ServedProfile }>(answer).data

describe('profile', () => {
  it('serves every specified field with its default to somebody new', async () => {
    const { browser, userId } = await server.signInCustomer()
    const profile = data(await browser.get(`/api/user/${userId}`))
    expect(profile).toEqual({ ...SERVED_PROFILE_DEFAULTS, user_id: userId, mobile_phone_number: '9876543210' })
  })

  it('keeps what was typed on one device for another, PAN and birth date masked', async () => {
    const first = await server.signInCustomer()
    bodyOf(await first.browser.post(`/api/user/${first.userId}`, PROFILE))
    server.clock.set(new Date(Date.now() + 60_000))
    const second = await server.signInCustomer()
    expect(second.userId).toBe(first.userId)
    const profile = data(await second.browser.get(`/api/user/${first.userId}`))
    expect(profile).toMatchObject({ ...PROFILE, tin: 'HIGP*****A', birth_date: '**-**-1990', pl_completed: 1 })
    expect(bodyOf(await second.browser.get(`/api/getMaskInfo/${first.userId}`))).toEqual({
      pan: 'HIGP*****A',
      birth_date: '**-**-1990',
    })
  })

  it('completes the profile with its last field and opens it again when one is cleared', async () => {
    const { browser, userId } = await server.signInCustomer()
    const { monthly_income, ...rest } = PROFILE
    expect(data(await browser.post(`/api/user/${userId}`, rest)).pl_completed).toBe(0)
    expect(data(await browser.post(`/api/user/${userId}`, { monthly_income })).pl_completed).toBe(1)
    expect(data(await browser.post(`/api/user/${userId}`, { first_name: '' })).pl_completed).toBe(0)
  })

  it('takes a required update as given once the complete profile is no longer being edited', async () => {
    const { browser, userId } = await server.signInCustomer()
    bodyOf(await browser.post(`/api/user/${userId}`, PROFILE))
    await server.deps.db.execute(`update customers set pl_update_required = 1 where user_id = ${userId}`)
    const post = async (body: object) =>
      bodyOf<{ data: ServedProfile }>(await browser.post(`/api/user/${userId}`, body)).data.pl_update_required
    expect(await post({ monthly_income: 43_000 })).toBe(1)
    expect(await post({ employer_name: '', is_editing: 0 })).toBe(1)
    expect(await post({ employer_name: 'Sunrise Textiles' })).toBe(1)
    expect(await post({ is_editing: 0 })).toBe(0)
  })

  it('takes a posted mask as unchanged and refuses every other mask', async () => {
    const { browser, userId } = await server.signInCustomer()
    await browser.post(`/api/user/${userId}`, { tin: '', birth_date: '' })
    const early = await browser.post(`/api/user/${userId}`, { tin: 'HIGP*****A' })
    expect(early.status).toBe(422)
    bodyOf(await browser.post(`/api/user/${userId}`, PROFILE))
    const same = data(await browser.post(`/api/user/${userId}`, { tin: 'HIGP*****A', birth_date: '**-**-1990' }))
    expect(same).toMatchObject({ tin: 'HIGP*****A', birth_date: '**-**-1990', pl_completed: 1 })
    for (const wrong of [
      { tin: 'ABCP*****F' },
      { tin: 'HIGPQ****A' },
      { tin: 'HIGPQ432*A' },
      { birth_date: '**-**-1991' },
    ]) {
      const { status, body } = await browser.post(`/api/user/${userId}`, wrong)
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'validation', errors: { [Object.keys(wrong)[0] ?? '']: someText } })
    }
    const check = { pan: 'higpq4321a', birth_date: '14/08/1990' }
    expect((await browser.post('/api/identity-check', check)).status).toBe(200)
  })

  it('keeps different fields of two tabs and, of the same field, the last', async () => {
    const { browser, userId } = await server.signInCustomer()
    const tabs = Array.from({ length: 10 }, (_, at) => [
      browser.post(`/api/user/${userId}`, { monthly_income: 10_000 + at }),
      browser.post(`/api/user/${userId}`, { address1: `House ${at}` }),
      browser.post(`/api/user/${userId}`, { gender: 2 }),
    ])
    await Promise.all(tabs.flat())
    bodyOf(await browser.post(`/api/user/${userId}`, { monthly_income: 77_000 }))
    const profile = data(await browser.get(`/api/user/${userId}`))
    expect(profile).toMatchObject({ monthly_income: 77_000, address1: textLike(/^House/), gender: 2 })
  })

  it("answers a stranger's id and a missing one with the same bytes, and writes nothing", async () => {
    const victim = await server.signInCustomer({ destination: '9876500001' })
    const thief = await server.signInCustomer({ destination: '9876500002' })
    bodyOf(await victim.browser.post(`/api/user/${victim.userId}`, PROFILE))
    const calls = (id: number) => [
      thief.browser.get(`/api/user/${id}`),
      thief.browser.get(`/api/getMaskInfo/${id}`),
      thief.browser.post(`/api/user/${id}`, { first_name: 'Thief' }),
      thief.browser.post('/api/set-language', { uid: id, language: 'hi' }),
    ]
    const foreign = await Promise.all(calls(victim.userId))
    const missing = await Promise.all(calls(999_999_999))
    for (const [at, answer] of foreign.entries()) {
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(missing[at]?.body)
    }
    expect(data(await victim.browser.get(`/api/user/${victim.userId}`))).toMatchObject({
      first_name: 'Ananya',
      language: 1,
    })
  })

  it('takes the monthly rent of the specified shape and keeps nothing of it', async () => {
    const { browser, userId } = await server.signInCustomer()
    const answer = await browser.post(`/api/user/${userId}`, { residence_type: 3, monthly_rent: 9_000 })
    expect(data(answer)).toMatchObject({ residence_type: 3, monthly_rent: 0 })
    const [row] = await server.deps.db.select().from(customers).where(eq(customers.user_id, userId))
    expect(JSON.stringify(row)).not.toContain('rent')
    expect((await browser.post(`/api/user/${userId}`, { monthly_rent: -1 })).status).toBe(422)
  })

  it('refuses fields that only the server decides', async () => {
    const { browser, userId } = await server.signInCustomer()
    const before = await server.deps.db.select().from(customers).where(eq(customers.user_id, userId))
    for (const field of [
      'pl_completed',
      'user_id',
      'role_id',
      'email_verified',
      'inflight_credit_app_id',
      'version',
      'deleted_at',
      'data_key',
      '__proto__x',
    ]) {
      const { status, body } = await browser.post(`/api/user/${userId}`, { [field]: 1 })
      expect([field, status]).toEqual([field, 422])
      expect(body).toMatchObject({ errors: { [field]: someText } })
    }
    const polluted = await browser.post(`/api/user/${userId}`, undefined, {
      raw: '{"__proto__":{"isAdmin":1},"first_name":"Ananya"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(polluted.status).not.toBe(500)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
    const [after] = await server.deps.db.select().from(customers).where(eq(customers.user_id, userId))
    expect({ ...after, version: 0, updated_at: 0, first_name_enc: 0 }).toEqual({
      ...before[0],
      version: 0,
      updated_at: 0,
      first_name_enc: 0,
    })
  })

  it('does not change the contact that signs in, and takes any other without a word of who has it', async () => {
    const { browser, userId } = await server.signInCustomer({ destination: '9876500001' })
    await server.signInCustomer({ channel: 'email', destination: 'taken@sentinel.in' })
    expect((await browser.post(`/api/user/${userId}`, { mobile_phone_number: '9876500009' })).status).toBe(422)
    expect((await browser.post(`/api/user/${userId}`, { mobile_phone_number: '9876500001' })).status).toBe(200)
    expect((await browser.post(`/api/user/${userId}`, { email: 'Taken@sentinel.in' })).status).toBe(200)
    expect((await browser.post(`/api/user/${userId}`, { email: 'free@sentinel.in' })).status).toBe(200)
  })

  it('signs nobody in by a contact that was only typed into a profile', async () => {
    const squatter = await server.signInCustomer({ channel: 'email', destination: 'squat@sentinel.in' })
    bodyOf(await squatter.browser.post(`/api/user/${squatter.userId}`, { mobile_phone_number: '9876511111' }))
    const owner = await server.signInCustomer({ destination: '9876511111' })
    expect(owner.userId).not.toBe(squatter.userId)
    expect(data(await squatter.browser.get(`/api/user/${squatter.userId}`)).mobile_phone_number).toBe('9876511111')
  })

  it('checks identity in constant shape, five times in a quarter of an hour', async () => {
    const { browser, userId } = await server.signInCustomer()
    bodyOf(await browser.post(`/api/user/${userId}`, PROFILE))
    const wrongPan = await browser.post('/api/identity-check', { pan: 'HIGPQ4321B', birth_date: '14/08/1990' })
    const wrongDate = await browser.post('/api/identity-check', { pan: 'HIGPQ4321A', birth_date: '15/08/1990' })
    expect([wrongPan.status, wrongDate.status]).toEqual([422, 422])
    for (let at = 0; at < 4; at += 1) await browser.post('/api/identity-check', { pan: 'x', birth_date: 'y' })
    const right = { pan: 'HIGPQ4321A', birth_date: '14/08/1990' }
    expect((await browser.post('/api/identity-check', right)).status).toBe(429)
    server.clock.set(new Date(Date.now() + 16 * 60_000))
    const again = await server.signInCustomer()
    expect((await again.browser.post('/api/identity-check', right)).status).toBe(200)
  })

  it('keeps the language', async () => {
    const { browser, userId } = await server.signInCustomer()
    bodyOf(await browser.post('/api/set-language', { uid: userId, language: 'hi' }))
    expect(data(await browser.get(`/api/user/${userId}`)).language).toBe(2)
  })
})
