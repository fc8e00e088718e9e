import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, NOTICE_VERSION } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const PHONE = '9876543210'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1'

describe.each(engines())('the device of a customer, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
  })
  afterAll(() => server.close())

  const signIn = async (agent: string) => {
    const browser = server.browser()
    const { prospectAppId } = await browser.call('createProspect', { body: {} })
    const to = { prospectAppId, channel: 'mobile', destination: PHONE, notice_version: NOTICE_VERSION } as const
    await browser.call('sendOtp', { body: to })
    const body = { prospectAppId, otp: server.codeFor(PHONE) }
    const { token } = await browser.call('verifyOtp', { body, headers: { 'user-agent': agent } })
    browser.token = token
    return browser
  }

  it('stands in the list of sign-ins and in what is kept of the customer, as coarse as staff see theirs', async () => {
    await signIn(ANDROID)
    server.clock.set(new Date(server.clock.now().getTime() + 60_000))
    const other = await signIn(IPHONE)
    const seen = (await other.call('listCustomerSessions')).map(({ browser, system, current }) => [
      browser,
      system,
      current,
    ])
    expect(seen).toEqual([
      ['Safari', 'iOS', true],
      ['Chrome', 'Android', false],
    ])
    const { data } = await other.call('exportMyData')
    const kept = data.sign_ins.map(({ browser, system }) => `${browser} on ${system}`)
    expect(kept.sort()).toEqual(['Chrome on Android', 'Safari on iOS'])
    expect(JSON.stringify(data)).not.toContain('AppleWebKit')
  })
})
