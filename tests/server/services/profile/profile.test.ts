import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SERVED_PROFILE_DEFAULTS } from '#src/contract/entities/profile/profile.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import { storedCustomers } from '#tests/builders/customer.ts'
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
    const profile = data(await browser.answer('getUser', { params: { id: userId } }))
    expect(profile).toEqual({ ...SERVED_PROFILE_DEFAULTS, user_id: userId, mobile_phone_number: '9876543210' })
  })

  it('keeps what was typed on one device for another, PAN and birth date masked', async () => {
    const first = await server.signInCustomer()
    await first.browser.call('updateUser', { params: { id: first.userId }, body: PROFILE })
    server.clock.set(new Date(Date.now() + 60_000))
    const second = await server.signInCustomer()
    expect(second.userId).toBe(first.userId)
    const profile = data(await second.browser.answer('getUser', { params: { id: first.userId } }))
    expect(profile).toMatchObject({ ...PROFILE, tin: 'HIGP*****A', birth_date: '**-**-1990', pl_completed: 1 })
    expect(await second.browser.call('getMaskInfo', { params: { id: first.userId } })).toEqual({
      pan: 'HIGP*****A',
      birth_date: '**-**-1990',
    })
  })

  it('completes the profile with its last field and opens it again when one is cleared', async () => {
    const { browser, userId } = await server.signInCustomer()
    const { monthly_income, ...rest } = PROFILE
    expect(data(await browser.answer('updateUser', { params: { id: userId }, body: rest })).pl_completed).toBe(0)
    expect(
      data(await browser.answer('updateUser', { params: { id: userId }, body: { monthly_income } })).pl_completed,
    ).toBe(1)
    expect(
      data(await browser.answer('updateUser', { params: { id: userId }, body: { first_name: '' } })).pl_completed,
    ).toBe(0)
  })

  it('takes a required update as given once the complete profile is no longer being edited', async () => {
    const { browser, userId } = await server.signInCustomer()
    await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
    await server.deps.db.execute(`update customers set pl_update_required = 1 where user_id = ${userId}`)
    const post = async (body: object) =>
      (await browser.call('updateUser', { params: { id: userId }, body })).data.pl_update_required
    expect(await post({ monthly_income: 43_000 })).toBe(1)
    expect(await post({ monthly_income: '', is_editing: 0 })).toBe(1)
    expect(await post({ monthly_income: 43_000 })).toBe(1)
    expect(await post({ is_editing: 0 })).toBe(0)
  })

  it('takes a posted mask as unchanged and refuses every other mask', async () => {
    const { browser, userId } = await server.signInCustomer()
    await browser.call('updateUser', { params: { id: userId }, body: { tin: '', birth_date: '' } })
    const early = await browser.refusal('updateUser', { params: { id: userId }, body: { tin: 'HIGP*****A' } })
    expect(early.status).toBe(422)
    await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
    const same = data(
      await browser.answer('updateUser', {
        params: { id: userId },
        body: { tin: 'HIGP*****A', birth_date: '**-**-1990' },
      }),
    )
    expect(same).toMatchObject({ tin: 'HIGP*****A', birth_date: '**-**-1990', pl_completed: 1 })
    for (const wrong of [
      { tin: 'ABCP*****F' },
      { tin: 'HIGPQ****A' },
      { tin: 'HIGPQ432*A' },
      { birth_date: '**-**-1991' },
    ]) {
      const { status, body } = await browser.refusal('updateUser', { params: { id: userId }, body: wrong })
      expect(status).toBe(422)
      expect(body).toMatchObject({ code: 'validation', errors: { [Object.keys(wrong)[0] ?? '']: someText } })
    }
    const check = { pan: 'higpq4321a', birth_date: '14/08/1990' }
    await browser.call('verifyIdentity', { body: check })
  })

  it('keeps different fields of two tabs and, of the same field, the last', async () => {
    const { browser, userId } = await server.signInCustomer()
    const tabs = Array.from({ length: 10 }, (_, at) => [
      browser.answer('updateUser', { params: { id: userId }, body: { monthly_income: 10_000 + at } }),
      browser.answer('updateUser', { params: { id: userId }, body: { address1: `House ${at}` } }),
      browser.answer('updateUser', { params: { id: userId }, body: { gender: 2 } }),
    ])
    await Promise.all(tabs.flat())
    await browser.call('updateUser', { params: { id: userId }, body: { monthly_income: 77_000 } })
    const profile = data(await browser.answer('getUser', { params: { id: userId } }))
    expect(profile).toMatchObject({ monthly_income: 77_000, address1: textLike(/^House/), gender: 2 })
  })

  it("answers a stranger's id and a missing one with the same bytes, and writes nothing", async () => {
    const victim = await server.signInCustomer({ destination: '9876500001' })
    const thief = await server.signInCustomer({ destination: '9876500002' })
    await victim.browser.call('updateUser', { params: { id: victim.userId }, body: PROFILE })
    const calls = (id: number) => [
      thief.browser.answer('getUser', { params: { id } }),
      thief.browser.answer('getMaskInfo', { params: { id } }),
      thief.browser.answer('updateUser', { params: { id }, body: { first_name: 'Thief' } }),
      thief.browser.answer('setLanguage', { body: { uid: id, language: 'hi' } }),
    ]
    const foreign = await Promise.all(calls(victim.userId))
    const missing = await Promise.all(calls(999_999_999))
    for (const [at, answer] of foreign.entries()) {
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(missing[at]?.body)
    }
    expect(data(await victim.browser.answer('getUser', { params: { id: victim.userId } }))).toMatchObject({
      first_name: 'Ananya',
      language: 1,
    })
  })

  it('takes the monthly rent of the specified shape and keeps nothing of it', async () => {
    const { browser, userId } = await server.signInCustomer()
    const answer = await browser.answer('updateUser', {
      params: { id: userId },
      body: { residence_type: 3, monthly_rent: 9_000 },
    })
    expect(data(answer)).toMatchObject({ residence_type: 3, monthly_rent: 0 })
    const [row] = await storedCustomers(server, { user_id: userId })
    expect(JSON.stringify(row)).not.toContain('rent')
    expect(await browser.status('updateUser', { params: { id: userId }, body: { monthly_rent: -1 } })).toBe(422)
  })

  it('refuses fields that only the server decides', async () => {
    const { browser, userId } = await server.signInCustomer()
    const before = await storedCustomers(server, { user_id: userId })
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
      const { status, body } = await browser.answer('updateUser', { params: { id: userId }, body: { [field]: 1 } })
      expect([field, status]).toEqual([field, 422])
      expect(body).toMatchObject({ errors: { [field]: someText } })
    }
    const polluted = await browser.answer('updateUser', {
      params: { id: userId },
      raw: '{"__proto__":{"isAdmin":1},"first_name":"Ananya"}',
      headers: { 'content-type': 'application/json' },
    })
    expect(polluted.status).not.toBe(500)
    expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
    const [after] = await storedCustomers(server, { user_id: userId })
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
    expect(
      await browser.status('updateUser', { params: { id: userId }, body: { mobile_phone_number: '9876500009' } }),
    ).toBe(422)
    await browser.call('updateUser', { params: { id: userId }, body: { mobile_phone_number: '9876500001' } })
    await browser.call('updateUser', { params: { id: userId }, body: { email: 'Taken@sentinel.in' } })
    await browser.call('updateUser', { params: { id: userId }, body: { email: 'free@sentinel.in' } })
  })

  it('signs nobody in by a contact that was only typed into a profile', async () => {
    const squatter = await server.signInCustomer({ channel: 'email', destination: 'squat@sentinel.in' })
    await squatter.browser.call('updateUser', {
      params: { id: squatter.userId },
      body: { mobile_phone_number: '9876511111' },
    })
    const owner = await server.signInCustomer({ destination: '9876511111' })
    expect(owner.userId).not.toBe(squatter.userId)
    expect(
      data(await squatter.browser.answer('getUser', { params: { id: squatter.userId } })).mobile_phone_number,
    ).toBe('9876511111')
  })

  it('checks identity in constant shape, five times in a quarter of an hour', async () => {
    const { browser, userId } = await server.signInCustomer()
    await browser.call('updateUser', { params: { id: userId }, body: PROFILE })
    const wrongPan = await browser.answer('verifyIdentity', { body: { pan: 'HIGPQ4321B', birth_date: '14/08/1990' } })
    const wrongDate = await browser.answer('verifyIdentity', { body: { pan: 'HIGPQ4321A', birth_date: '15/08/1990' } })
    expect([wrongPan.status, wrongDate.status]).toEqual([422, 422])
    for (let at = 0; at < 4; at += 1) await browser.refusal('verifyIdentity', { body: { pan: 'x', birth_date: 'y' } })
    const right = { pan: 'HIGPQ4321A', birth_date: '14/08/1990' }
    expect(await browser.status('verifyIdentity', { body: right })).toBe(429)
    server.clock.set(new Date(Date.now() + 16 * 60_000))
    const again = await server.signInCustomer()
    await again.browser.call('verifyIdentity', { body: right })
  })

  it('keeps the language', async () => {
    const { browser, userId } = await server.signInCustomer()
    await browser.call('setLanguage', { body: { uid: userId, language: 'hi' } })
    expect(data(await browser.answer('getUser', { params: { id: userId } })).language).toBe(2)
  })
})
