import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { days } from '#src/contract/rules/time.ts'
import { PROFILE } from '#tests/server/services/shared/journey.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { signInWithCode } from '#tests/setup/sign-in/sign-in-over-http.ts'

const LEFT = { first_name: PROFILE.first_name, tin: 'HIGP*****A', address1: PROFILE.address1, email: PROFILE.email }

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
})
afterAll(() => server.close())

/** Somebody who has filled in a form half, with an application open in this browser. */
async function begun(number: string) {
  const person = await signInWithCode(server, number)
  const { monthly_income: _, ...half } = PROFILE
  await person.browser.call('updateUser', { params: { id: person.userId }, body: half })
  const { app_id } = await person.browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
  await person.browser.call('saveCookie', { body: { name: 'appId', value: app_id } })
  return { ...person, app_id }
}

describe('a phone with two people', () => {
  it.each([
    ['after the first one has logged out', true],
    ['while the first one is still signed in', false],
  ])('the second finds nothing of the first, %s', async (_, loggedOut) => {
    const [own, other] = loggedOut ? ['9876500101', '9876500102'] : ['9876500103', '9876500104']
    const first = await begun(own)
    if (loggedOut) await first.browser.call('logout')
    const second = await signInWithCode(server, other, first.browser)
    expect(second.userId).not.toBe(first.userId)
    const { data } = await second.browser.call('getUser', { params: { id: second.userId } })
    for (const name of ['first_name', 'tin', 'address1', 'email'] as const) expect(data[name], name).toBe('')
    expect((await second.browser.call('listApplications')).data).toEqual([])
    expect((await second.browser.call('readCookie', { query: { name: 'appId' } })).value).toBeNull()
    expect(await second.browser.status('getUser', { params: { id: first.userId } })).not.toBe(200)
    expect(await second.browser.status('getOffers', { params: { appId: first.app_id } })).not.toBe(200)
  })
})

it('a form left for a week is found as it was, by whoever shows that it is theirs', async () => {
  const number = '9876500105'
  const before = await begun(number)
  server.clock.set(new Date(server.clock.now().getTime() + days(7)))
  expect(await before.browser.status('getUser', { params: { id: before.userId } })).toBe(401)

  const { browser, userId } = await signInWithCode(server, number)
  expect(userId).toBe(before.userId)
  const params = { id: userId }
  const hidden = await browser.call('getUser', { params })
  expect(hidden).toMatchObject({ identity_due: true, data: { tin: '', address1: '', email: '' } })
  await browser.call('verifyIdentity', { body: { pan: PROFILE.tin, birth_date: '14/08/1990' } })
  const { data, identity_due } = await browser.call('getUser', { params })
  expect(identity_due).toBe(false)
  expect(data).toMatchObject({ ...LEFT, monthly_income: '', pl_completed: 0 })
  const [application] = (await browser.call('listApplications')).data
  expect(application).toMatchObject({ app_id: before.app_id, status: 'draft' })
})
