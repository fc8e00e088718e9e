import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { UNCOVERED_DAYS } from '#src/contract/entities/support/identity.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import { storedIdentityChecks } from '#tests/builders/customer.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, PROFILE, RIGHT_ANSWERS, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const WHY = 'Asked on the phone'
const NEW_MOBILE = '9876500077'
const START = new Date('2026-12-01T05:00:00Z')
const [year = ''] = PROFILE.birth_date.split('-').slice(2)
const RIGHT = RIGHT_ANSWERS

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

  const whose = () => ({ user_id: customer.userId })
  const record = async (who = agent) => (await who.call('getCsrCustomer', { params: whose() })).data
  const ask = (body: object = RIGHT, who = agent) =>
    who.answer('checkIdentity', { params: whose(), body: untyped(body) })
  const answered = async (body: object = RIGHT) => bodyOf(await ask(body))
  const reveal = (who = agent) =>
    who.answer('revealField', { params: whose(), body: { field: 'pan', why: 'customer_asked', reason: '' } })
  const OLD_MOBILE = '9876543210'
  /** The caller reads out a code of the number that signs in. */
  const prove = async (who = agent) => {
    server.clock.set(new Date(server.clock.now().getTime() + minutes(1)))
    await who.call('sendKnownCode', { params: whose(), body: { channel: 'mobile' } })
    const otp = server.codeFor(OLD_MOBILE)
    return who.answer('checkKnownCode', { params: whose(), body: { otp } })
  }
  const code = (destination = NEW_MOBILE, channel: OtpChannel = 'mobile', reason = WHY) =>
    agent.answer('sendContactCodeForCustomer', { params: whose(), body: { channel, destination, reason } })
  const proof = (otp: string, who = agent) => who.answer('changeContactForCustomer', { params: whose(), body: { otp } })

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
    expect((await record()).identity.questions).not.toContain('email')
    const answer = await answered({ ...RIGHT, first: 'email', first_answer: '-' })
    expect(answer).toMatchObject({ passed: false })
  })

  it('keeps that it was asked, never an answer, and shows it in the timeline', async () => {
    await answered({ ...RIGHT, second_answer: '4242' })
    await answered()
    const rows = await storedIdentityChecks(server)
    expect(rows).toMatchObject([{ passed: false }, { passed: true, questions: ['birth_date', 'pan_ending'] }])
    const log = (await storedAuditLog(server)).filter(({ action }) => action === 'customer.identify')
    expect(log).toHaveLength(2)
    expect(JSON.stringify([rows, log])).not.toMatch(new RegExp(`4242|${PROFILE.tin.slice(-4)}|${year}`))
    const { entries } = await agent.call('listCsrTimeline', { params: whose(), query: { group: 'looks' } })
    expect(entries.filter(({ kind }) => kind === 'identity').map(({ what }) => what)).toEqual(['passed', 'failed'])
  })

  it.each([
    ['pan', 'pan_ending'],
    ['birth_date', 'birth_date'],
    ['address', 'pincode'],
  ] as const)('what somebody has uncovered, %s, is no question of theirs for seven days', async (field, question) => {
    await agent.call('revealField', { params: whose(), body: { field, why: 'lender_asked', reason: '' } })
    expect((await record()).identity.questions).not.toContain(question)
    const other = question === 'pincode' ? 'birth_date' : 'pincode'
    const said = { birth_date: RIGHT.first_answer, pan_ending: RIGHT.second_answer, pincode: PROFILE.postal_code }
    const body = { first: question, first_answer: said[question], second: other, second_answer: said[other] }
    expect((await ask(body)).body).toMatchObject({ passed: false })
    const colleague = (await server.signInAdmin(1)).browser
    expect((await record(colleague)).identity.questions).toContain(question)
    expect((await ask(body, colleague)).body).toMatchObject({ passed: true })
    server.clock.set(new Date(START.getTime() + days(UNCOVERED_DAYS) + minutes(5)))
    agent = (await server.signInAdmin(3)).browser
    expect((await record()).identity.questions).toContain(question)
  })

  it('whoever has uncovered all but one asks nothing, and it costs no try', async () => {
    for (const field of ['pan', 'birth_date', 'address'] as const)
      await agent.call('revealField', { params: whose(), body: { field, why: 'lender_asked', reason: '' } })
    expect((await ask()).status).toBe(409)
    const colleague = (await server.signInAdmin(1)).browser
    expect((await ask({ ...RIGHT, second_answer: '0000' }, colleague)).body).toMatchObject({ left: 2 })
  })

  it('an analyst looks, and acts for nobody', async () => {
    const analyst = (await server.signInAdmin(2)).browser
    expect((await record(analyst)).user_id).toBe(customer.userId)
    expect((await ask(RIGHT, analyst)).status).toBe(403)
    for (const why of ['lender_asked', 'customer_asked'] as const)
      expect(await analyst.status('revealField', { params: whose(), body: { field: 'pan', why, reason: '' } })).toBe(
        403,
      )
  })

  describe('another contact to sign in with', () => {
    it('takes a code of the contact before and one of the new; each is told, sign-ins end, and the customer reads it', async () => {
      expect((await code()).status).toBe(409)
      await answered()
      // Two right answers are not enough.
      expect((await code()).status).toBe(409)
      expect((await prove()).status).toBe(200)
      expect((await record()).identity.proven_until).not.toBeNull()
      bodyOf(await code())
      const sent = server.deps.outbox?.list(NEW_MOBILE)[0]
      expect(sent?.text).toMatch(/Read it to our agent only if you called us/)
      const otp = server.codeFor(NEW_MOBILE)
      const wrong = otp === '000000' ? '000001' : '000000'
      expect((await proof(wrong)).status).not.toBe(200)
      bodyOf(await proof(otp))
      expect((await proof(otp)).status).not.toBe(200)
      const told = (to: string) => server.deps.outbox?.list(to)[0]?.text
      expect(told(OLD_MOBILE)).toMatch(/this one no longer does/)
      expect(told(OLD_MOBILE)).not.toContain(NEW_MOBILE)
      expect(told(NEW_MOBILE)).toMatch(/now also opens/)
      expect(await customer.browser.answer('listProfileViews')).toMatchObject({ body: { code: 'session_ended' } })
      // For another change the caller shows anew who they are.
      expect((await code('9876500078')).status).toBe(409)
      expect((await record()).identity.proven_until).toBeNull()
      expect((await record()).mobile.slice(-2)).toBe(NEW_MOBILE.slice(-2))
      const again = (await server.signInCustomer({ destination: NEW_MOBILE })).browser
      const views = (await again.call('listProfileViews')).data
      expect(views).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'contact', reason: WHY })]))
    })

    it('the code is of use to nobody else: not to the customer’s browser, and not to staff who asked nothing', async () => {
      await prove()
      bodyOf(await code())
      const otp = server.codeFor(NEW_MOBILE)
      expect(await customer.browser.answer('verifyContactCode', { body: { otp, old_otp: otp } })).toMatchObject({
        status: 422,
        body: { errors: { otp: expect.any(String) as string } },
      })
      const other = (await server.signInAdmin(1)).browser
      expect((await proof(otp, other)).status).toBe(409)
      bodyOf(await proof(otp))
    })

    it('a code that shows who calls is of no use for anything else, and goes to no contact that does not sign in', async () => {
      await agent.call('sendKnownCode', { params: whose(), body: { channel: 'mobile' } })
      const otp = server.codeFor(OLD_MOBILE)
      expect(await customer.browser.answer('verifyContactCode', { body: { otp, old_otp: otp } })).toMatchObject({
        status: 422,
        body: { errors: { otp: expect.any(String) as string } },
      })
      expect((await proof(otp)).status).toBe(409)
      expect(await agent.status('sendKnownCode', { params: whose(), body: { channel: 'email' } })).toBe(409)
      await prove()
      bodyOf(await code())
      // Nor does a code of a new contact show who calls.
      const wrong = { params: whose(), body: { otp: server.codeFor(NEW_MOBILE) } }
      expect(await agent.status('checkKnownCode', wrong)).toBe(422)
    })

    it('refuses what is no contact, a reason that names a secret, and one that is theirs already', async () => {
      await prove()
      expect((await code('12345')).status).toBe(422)
      expect((await code('no-mail', 'email')).status).toBe(422)
      expect((await code('9876543210')).status).toBe(422)
      expect((await code(NEW_MOBILE, 'mobile', `PAN ${PROFILE.tin}`)).status).toBe(422)
    })
  })
})
