import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProfileView } from '#src/contract/entities/privacy/privacy.ts'
import type { CsrCustomer, TimelineEntry } from '#src/contract/entities/support/csr.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { identityChecks } from '#server/db/schema-desk.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { listAudit } from '#tests/setup/list-audit.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, PROFILE, startCustomer, type Customer } from '../shared/journey.ts'

const WHY = 'Asked on the phone'
const NEW_MOBILE = '9876500077'
const START = new Date('2026-12-01T05:00:00Z')
const [day = '', month = '', year = ''] = PROFILE.birth_date.split('-')
const RIGHT = {
  ...{ first: 'birth_date', first_answer: `${day}/${month}/${year}` },
  ...{ second: 'pan_ending', second_answer: ` ${PROFILE.tin.slice(-4).toLowerCase()} ` },
}

describe.each(engines())('who calls, on %s', (engine) => {
  let server: TestServer
  let agent: Browser
  let customer: Customer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(START)
    customer = await startCustomer(server)
    agent = (await server.signInAdmin(3)).browser
  })
  afterAll(() => server.close())

  const path = (more = '') => `/api/csr/customers/${customer.userId}${more}`
  const record = async (who = agent) => bodyOf<{ data: CsrCustomer }>(await who.get(path())).data
  const ask = (body: object = RIGHT, who = agent) => who.post(path('/identity'), body)
  const answered = async (body: object = RIGHT) => bodyOf<{ passed: boolean; left: number }>(await ask(body))
  const reveal = (who = agent) => who.post(path('/reveal'), { field: 'pan', why: 'customer_asked', reason: '' })
  const code = (destination = NEW_MOBILE, channel = 'mobile') =>
    agent.post(path('/contact-code'), { channel, destination, reason: WHY })
  const proof = (otp: string, who = agent) => who.post(path('/contact'), { otp })

  it('two right answers open what a caller asks for, to whoever heard them, for half an hour', async () => {
    expect((await reveal()).status).toBe(409)
    expect((await record()).identity).toMatchObject({ known_until: null })
    expect((await record()).identity.questions).toEqual(expect.arrayContaining(['birth_date', 'pan_ending', 'pincode']))
    expect(await answered()).toMatchObject({ passed: true })
    expect((await record()).identity.known_until).not.toBeNull()
    expect((await reveal()).status).toBe(200)
    const other = (await server.signInAdmin(1)).browser
    expect((await reveal(other)).status).toBe(409)
    server.clock.set(new Date(START.getTime() + minutes(31)))
    agent = (await server.signInAdmin(3)).browser
    expect((await reveal()).status).toBe(409)
  })

  it('one wrong answer is as good as two, and which one it was is not said', async () => {
    const oneWrong = await answered({ ...RIGHT, first_answer: '01/01/1950' })
    const otherWrong = await answered({ ...RIGHT, second_answer: '9999' })
    expect([oneWrong, otherWrong]).toEqual([
      { passed: false, left: 2 },
      { passed: false, left: 1 },
    ])
    expect((await reveal()).status).toBe(409)
    expect((await ask({ ...RIGHT, second: 'birth_date' })).status).toBe(422)
    expect((await ask({ ...RIGHT, first: 'favourite_colour' })).status).toBe(422)
  })

  it('after three wrong pairs nobody asks for an hour, and a right pair is no way out', async () => {
    for (let turn = 0; turn < 3; turn += 1) await answered({ ...RIGHT, second_answer: '0000' })
    const other = (await server.signInAdmin(1)).browser
    expect((await ask(RIGHT, other)).status).toBe(429)
    expect((await ask()).status).toBe(429)
    server.clock.set(new Date(START.getTime() + minutes(61)))
    agent = (await server.signInAdmin(3)).browser
    expect(await answered()).toMatchObject({ passed: true })
  })

  it('a question whose answer we do not know is never right', async () => {
    const { browser, userId } = await server.signInCustomer({ destination: '9876500002' })
    expect(browser).toBeDefined()
    const body = { first: 'birth_date', first_answer: '-', second: 'pincode', second_answer: '-' }
    const answer = await agent.post(`/api/csr/customers/${userId}/identity`, body)
    expect(answer.body).toMatchObject({ passed: false })
  })

  it('keeps that it was asked, never an answer, and shows it in the timeline', async () => {
    await answered({ ...RIGHT, second_answer: '4242' })
    await answered()
    const rows = await server.deps.db.select().from(identityChecks)
    expect(rows).toMatchObject([{ passed: false }, { passed: true, questions: ['birth_date', 'pan_ending'] }])
    const log = (await listAudit(server.deps.db)).filter(({ action }) => action === 'customer.identify')
    expect(log).toHaveLength(2)
    expect(JSON.stringify([rows, log])).not.toMatch(new RegExp(`4242|${PROFILE.tin.slice(-4)}|${year}`))
    const { entries } = bodyOf<{ entries: TimelineEntry[] }>(await agent.get(path('/timeline?group=looks')))
    expect(entries.filter(({ kind }) => kind === 'identity').map(({ what }) => what)).toEqual(['passed', 'failed'])
  })

  describe('another contact to sign in with', () => {
    it('takes two right answers and the code that went to it; the one before is told, and the customer reads it', async () => {
      expect((await code()).status).toBe(409)
      await answered()
      bodyOf(await code())
      const sent = server.deps.outbox?.list(NEW_MOBILE)[0]
      expect(sent?.text).toMatch(/Read it to our agent only if you called us/)
      const otp = server.codeFor(NEW_MOBILE)
      const wrong = otp === '000000' ? '000001' : '000000'
      expect((await proof(wrong)).status).not.toBe(200)
      bodyOf(await proof(otp))
      expect((await proof(otp)).status).not.toBe(200)
      const told = server.deps.outbox?.list('9876543210').map(({ text }) => text)
      expect(told?.[0]).not.toContain(NEW_MOBILE)
      expect(told?.some((text) => !/code/.test(text))).toBe(true)
      expect((await record()).mobile.slice(-2)).toBe(NEW_MOBILE.slice(-2))
      const views = bodyOf<{ data: ProfileView[] }>(await customer.browser.get('/api/profile-views')).data
      expect(views).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'contact', reason: WHY })]))
    })

    it('the code is of use to nobody else: not to the customer’s browser, and not to staff who asked nothing', async () => {
      await answered()
      bodyOf(await code())
      const otp = server.codeFor(NEW_MOBILE)
      expect((await customer.browser.post('/api/sign-in-contacts/verify', { otp })).status).not.toBe(200)
      const other = (await server.signInAdmin(1)).browser
      expect((await proof(otp, other)).status).toBe(409)
      bodyOf(await proof(otp))
    })

    it('refuses what is no contact, a reason that names a secret, and one that is theirs already', async () => {
      await answered()
      expect((await code('12345')).status).toBe(422)
      expect((await code('no-mail', 'email')).status).toBe(422)
      expect((await code('9876543210')).status).toBe(422)
      const body = { channel: 'mobile', destination: NEW_MOBILE, reason: `PAN ${PROFILE.tin}` }
      expect((await agent.post(path('/contact-code'), body)).status).toBe(422)
    })
  })
})
