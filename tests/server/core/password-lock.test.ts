import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as passwords from '#server/crypto/password.ts'
import { DEMO_PASSWORD } from '#server/seed/seed-base.ts'
import { AppError } from '#src/contract/errors.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { bothEngines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const load = { busy: false, askers: [] as (string | null)[] }
const { checkPassword } = passwords
beforeAll(() => {
  const spy = vi.spyOn(passwords, 'checkPassword').mockImplementation(async (password, stored, asker) => {
    load.askers.push(asker)
    if (load.busy) throw new AppError('busy', 'Too many.', { retryAfter: 1 })
    return checkPassword(password, stored, asker)
  })
  return () => spy.mockRestore()
})

const PEOPLE = [
  ['admin', 'admin@demo.test', '__Host-aknown'],
  ['partner', 'partner@demo.test', '__Host-pknown'],
] as const

const LOGIN = { admin: 'adminLogin', partner: 'partnerLogin' } as const
type Area = keyof typeof LOGIN

describe.each(bothEngines())('a password that strangers guess, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(() => server.reset())
  afterAll(() => server.close())

  const signIn = (browser: Browser, area: Area, email: string, password: string = DEMO_PASSWORD) =>
    browser.status(LOGIN[area], { body: { email, password } })
  const lockOut = async (browser: Browser, area: Area, email: string) => {
    for (let n = 0; n < 5; n += 1) expect(await signIn(browser, area, email, 'wrong')).toBe(401)
    expect(await signIn(browser, area, email)).toBe(429)
  }

  it.each(PEOPLE)('locks out no %s whose browser is known, and every other browser', async (area, email, name) => {
    const own = server.browser()
    const first = await own.answer(LOGIN[area], { body: { email, password: DEMO_PASSWORD } })
    const line = first.headers.getSetCookie().find((each) => each.startsWith(name))
    for (const attribute of ['Secure', 'HttpOnly', 'SameSite=Strict', 'Path=/']) expect(line).toContain(attribute)

    await lockOut(server.browser(), area, email)
    expect(await signIn(server.browser(), area, email)).toBe(429)
    expect(await signIn(own, area, email)).toBe(200)
    // Nothing is given away by that: strangers stay out.
    expect(await signIn(server.browser(), area, email)).toBe(429)
  })

  it.each(PEOPLE)('takes no try from an %s for a password that nobody had time to compare', async (area, email) => {
    load.askers = []
    load.busy = true
    for (let n = 0; n < 7; n += 1) expect(await signIn(server.browser(), area, email, 'wrong')).toBe(503)
    load.busy = false
    const own = server.browser()
    expect(await signIn(own, area, email)).toBe(200)
    expect(await signIn(own, area, email)).toBe(200)
    // Strangers wait with those of their network, whose browser is known goes ahead.
    expect(load.askers.map((each) => each === null)).toEqual([...Array.from({ length: 8 }, () => false), true])
  })

  it.each(PEOPLE)('counts the tries of a known browser of an %s as well', async (area, email) => {
    const own = server.browser()
    expect(await signIn(own, area, email)).toBe(200)
    await lockOut(own, area, email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(own, area, email)))
    expect(new Set(answers)).toEqual(new Set([429]))
    expect(await signIn(server.browser(), area, email)).toBe(200)
  })

  it.each(PEOPLE)('knows the browser of an %s by our own cookie for that person alone', async (area, email, name) => {
    const own = server.browser()
    expect(await signIn(own, area, email)).toBe(200)
    const value = own.cookies.get(name) ?? ''
    await lockOut(server.browser(), area, email)
    for (const forged of [value.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'A'.repeat(43), `x${value}`]) {
      const thief = server.browser()
      thief.cookies.set(name, forged)
      expect(await signIn(thief, area, email)).toBe(429)
    }
    const other = area === 'admin' ? 'analyst@demo.test' : 'partner2@demo.test'
    await lockOut(server.browser(), area, other)
    expect(await signIn(own, area, other)).toBe(429)
  })
})
