import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROFILE } from '#tests/server/services/shared/journey.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { signInWithCode } from '#tests/setup/sign-in/sign-in-over-http.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
})
afterAll(() => server.close())
/** Somebody signs in again a while later: a number gets one code in half a minute. */
const signInLater = async (number: string) => {
  server.clock.set(new Date(server.clock.now().getTime() + 60_000))
  return signInWithCode(server, number)
}

const RIGHT = { pan: PROFILE.tin, birth_date: '14/08/1990' }

it('a code alone opens what a person has given to nobody but who knows PAN and birth date', async () => {
  const number = '9876500077'
  const first = await signInWithCode(server, number)
  const params = { id: first.userId }
  expect(first.user).toEqual(await first.browser.call('getUser', { params }))
  await first.browser.call('updateUser', { params, body: PROFILE })
  const { app_id } = await first.browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
  const { data: own } = await first.browser.call('getUser', { params })

  const { browser, user } = await signInLater(number)
  // The sign-in itself tells no more than a call does.
  expect(user).toEqual(await browser.call('getUser', { params }))
  const { data, identity_due } = user
  expect(identity_due).toBe(true)
  const { first_name, pl_completed, user_id } = data
  expect({ first_name, pl_completed, user_id }).toEqual({
    first_name: 'Ananya',
    pl_completed: 1,
    user_id: first.userId,
  })
  for (const name of [
    'last_name',
    'tin',
    'birth_date',
    'email',
    'mobile_phone_number',
    'address1',
    'monthly_income',
  ] as const)
    expect(data[name], name).toBe('')
  const [application] = (await browser.call('listApplications')).data
  expect(application).toMatchObject({ app_id, amount: null, lender_name: null, offer: null, history: [] })
  expect(await browser.refusal('getOffers', { params: { appId: app_id } })).toMatchObject({
    status: 403,
    body: { code: 'identity_needed' },
  })

  const wrong = { ...RIGHT, birth_date: '15/08/1990' }
  expect((await browser.refusal('verifyIdentity', { body: wrong })).body.code).toBe('identity_mismatch')
  expect((await browser.refusal('listConsents')).body.code).toBe('identity_needed')
  await browser.call('verifyIdentity', { body: RIGHT })
  expect(await browser.call('getUser', { params })).toMatchObject({ data: own, identity_due: false })
  expect(await browser.status('getOffers', { params: { appId: app_id } })).toBe(200)

  // Each sign-in asks anew.
  const third = await signInLater(number)
  expect(await third.browser.refusal('listConsents')).toMatchObject({ body: { code: 'identity_needed' } })
})

it('whoever never gave both is not asked', async () => {
  const number = '9876500078'
  const first = await signInWithCode(server, number)
  await first.browser.call('updateUser', { params: { id: first.userId }, body: { first_name: 'Ananya' } })
  const { browser } = await signInLater(number)
  expect(await browser.call('getUser', { params: { id: first.userId } })).toMatchObject({ identity_due: false })
  expect(await browser.status('listConsents')).toBe(200)
})
