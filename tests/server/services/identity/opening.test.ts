import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import { addressOf } from '#src/contract/endpoints/address-of.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { PROFILE } from '#tests/server/services/shared/journey.ts'
import { pathOf } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
afterAll(() => server.close())

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
/** What comes with a page to a browser that sends its cookies alone: its script has not begun. */
async function opened(browser: Browser, page: PageKey) {
  const { answers } = await browser.call('openPage', { query: { page }, headers: SAME_ORIGIN, token: null })
  return answers
}
const read = (name: string) => addressOf(ENDPOINTS.readCookie, {}, { name })

it('brings the session, the customer and what the screen shows, each as it is answered alone', async () => {
  const { browser, userId, prospectAppId } = await server.signInCustomer()
  const token = browser.token ?? ''
  await browser.call('saveCookie', { body: { name: 'atkn', value: token } })
  await browser.call('saveCookie', { body: { name: 'prospectAppId', value: prospectAppId } })
  const params = { id: userId }
  await browser.call('updateUser', { params, body: PROFILE })
  const { app_id: appId } = await browser.call('createApplication', { body: { product_type: 'Personal Loans' } })
  await browser.call('saveCookie', { body: { name: 'appId', value: appId } })

  const answers = await opened(browser, 'offers')
  const bodyAt = (address: string) => answers.find((each) => each.address === address)?.body
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(bodyAt(read('atkn'))).toEqual({ value: token })
  expect(bodyAt(read('appId'))).toEqual({ value: appId })
  expect(bodyAt(pathOf('getProspect', { params: { prospectAppId } }))).toMatchObject({ data: { user_id: userId } })
  expect(bodyAt(pathOf('getUser', { params }))).toEqual(await browser.call('getUser', { params }))
  expect(bodyAt(pathOf('getOffers', { params: { appId } }))).toEqual(
    await browser.call('getOffers', { params: { appId } }),
  )
  expect(bodyAt(pathOf('listApplications'))).toEqual(await browser.call('listApplications'))
  expect(bodyAt(pathOf('listConsents'))).toEqual(await browser.call('listConsents'))
  expect(bodyAt(pathOf('getCreditScore', { params: { appId } }))).toEqual(
    await browser.call('getCreditScore', { params: { appId } }),
  )
})

it('gives the token to a script of our own origin alone, and asks nothing more without it', async () => {
  const { browser, prospectAppId } = await server.signInCustomer()
  await browser.call('saveCookie', { body: { name: 'atkn', value: browser.token ?? '' } })
  await browser.call('saveCookie', { body: { name: 'prospectAppId', value: prospectAppId } })
  const { answers } = await browser.call('openPage', {
    query: { page: 'offers' },
    headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    token: null,
  })
  expect(answers.find(({ address }) => address === read('atkn'))?.body).toEqual({ value: null })
  expect(answers.every(({ address }) => address.startsWith(pathOf('readCookie')))).toBe(true)
})

it('tells a back office who has signed in and what waits; whoever may not open the page is asked for nothing', async () => {
  const { browser } = await server.signInAdmin(1)
  await browser.call('saveCookie', { body: { name: 'a_atkn', value: browser.token ?? '' } })
  const answers = await opened(browser, 'dashboard')
  expect(answers.map(({ address, status }) => [address, status])).toEqual([
    [read('a_atkn'), 200],
    [read('adminId'), 200],
    [read('roleId'), 200],
    [pathOf('reverifyAdmin'), 200],
    [pathOf('getWorkList'), 200],
  ])
  const support = await server.signInAdmin(3)
  await support.browser.call('saveCookie', { body: { name: 'a_atkn', value: support.browser.token ?? '' } })
  expect((await opened(support.browser, 'dashboard')).at(-1)?.address).toBe(pathOf('reverifyAdmin'))
})
