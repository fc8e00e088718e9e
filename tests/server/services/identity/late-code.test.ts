import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { LIMITS } from '#server/adapters/outgoing/limits.ts'
import { createHttpSmsGateway } from '#server/adapters/sms/http-sms-gateway.ts'
import { createIdentityCheck } from '#server/db/repositories/callers/identity-checks.ts'
import type { IdentityProof } from '#src/contract/entities/support/identity.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { bodyOf } from '#tests/setup/browser.ts'
import { startBadServer } from '#tests/setup/others/bad-server.ts'
import type { BadServer } from '#tests/setup/others/bad-server.ts'
import { makePatience, outgoingOfATest } from '#tests/setup/others/outgoing.ts'
import { makeTestServer, NOTICE_VERSION } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const PHONE = '9876543210'
/** What a person at the screen waits, milliseconds; a try at the gateway takes longer. */
const THREE_SECONDS = 3_000

let server: TestServer
let far: BadServer
const patience = makePatience()
let well = false
/** Of the breaker. */
let now = 0
beforeAll(async () => {
  server = await makeTestServer()
})
beforeEach(async () => {
  await server.reset()
  server.logs.length = 0
  well = false
  far = await startBadServer('silent', () => well || patience.end(THREE_SECONDS))
  const outgoing = outgoingOfATest({ after: patience.after, now: () => now, limits: { ...LIMITS, failures: 1 } })
  server.deps.outgoing = outgoing
  server.deps.sms = createHttpSmsGateway({
    target: outgoing.to('sms'),
    url: far.url,
    token: 't',
    sender: 'CRDLNE',
    reportSecret: 's',
    clock: server.clock,
  })
})
const lateLines = () => server.logs.filter((line) => line.includes('a code was late'))
/** The gateway's own time is over: what became of so many late codes is written down. */
const giveUp = async (late = 1) => {
  patience.end()
  await expect.poll(lateLines).toHaveLength(late)
}
afterEach(() => far.close())
afterAll(() => server.close())

async function visit() {
  const browser = server.browser()
  const { prospectAppId } = await browser.call('createProspect', { body: {} })
  const ask = { prospectAppId, channel: 'mobile', destination: PHONE, notice_version: NOTICE_VERSION } as const
  return {
    send: () => browser.answer('sendOtp', { body: ask }),
    verify: (otp: string) => browser.answer('verifyOtp', { body: { prospectAppId, otp } }),
    halfAMinuteLater: () => server.clock.set(new Date(server.clock.now().getTime() + 31_000)),
  }
}
/** The code that the gateway was handed with its newest message, and would deliver late. */
const codeAtGateway = () => /"text":"\D*(\d{6})\b/.exec(far.seen.at(-1) ?? '')?.[1] ?? expect.fail('no code')

it('a silent gateway holds nobody for longer than three seconds, and the code that arrives later is good', async () => {
  const { send, verify } = await visit()
  const sent = await send()
  expect(bodyOf(sent)).toMatchObject({ late: true })
  const code = codeAtGateway()
  await giveUp()
  expect(JSON.parse(lateLines()[0] ?? '')).toMatchObject({ request_id: sent.headers.get('x-request-id'), level: 40 })
  expect((await verify(code)).status).toBe(200)
})

it('a gateway that is left alone is not asked: the answer says so at once, and the late code is still good', async () => {
  const { send, verify, halfAMinuteLater } = await visit()
  await send()
  const code = codeAtGateway()
  await giveUp()
  const asked = far.seen.length
  halfAMinuteLater()
  expect(await send()).toMatchObject({ status: 503, body: { code: 'not_available' } })
  expect(far.seen).toHaveLength(asked)
  expect((await verify(code)).status).toBe(200)
})

it('of two late codes each is good, once one of them is taken none', async () => {
  const { send, verify, halfAMinuteLater } = await visit()
  await send()
  const first = codeAtGateway()
  halfAMinuteLater()
  expect(bodyOf(await send())).toMatchObject({ late: true })
  const second = codeAtGateway()
  expect((await verify(first)).status).toBe(200)
  expect(await verify(second)).toMatchObject({ status: 422, body: { code: 'otp_used' } })
  await giveUp(2)
})

it('a code that went out takes the place of those before it', async () => {
  const { send, verify, halfAMinuteLater } = await visit()
  await send()
  const first = codeAtGateway()
  halfAMinuteLater()
  await giveUp()
  now += LIMITS.restMs
  well = true
  far.be('well')
  expect(bodyOf(await send())).toMatchObject({ late: false })
  const second = codeAtGateway()
  expect(await verify(first)).toMatchObject({ status: 422, body: { code: 'otp_wrong' } })
  expect((await verify(second)).status).toBe(200)
})

/** A sender that never answers, and a person whose patience is over at once. */
const nobodyAnswers = () => {
  const silence = () => new Promise<never>(() => undefined)
  server.deps.limits.profile = 'relaxed'
  Object.assign(server.deps, {
    sms: { ...server.deps.sms, send: silence },
    mail: { ...server.deps.mail, send: silence },
  })
  server.deps.outgoing = outgoingOfATest({
    after: () => {
      const over = new AbortController()
      queueMicrotask(() => over.abort())
      return over.signal
    },
  })
}

it('whoever asks for a code of another kind is told, too', async () => {
  const { userId: user_id } = await server.signInCustomer()
  const { browser: agent, adminId: admin_id } = await server.signInAdmin(3)
  const { browser: partner } = await server.signInPartner()
  for (const questions of [['code'], ['birth_date', 'pan_ending']] satisfies IdentityProof[][])
    await createIdentityCheck(server.deps.db, { user_id, admin_id, questions, passed: true, at: server.clock.now() })
  const params = { user_id: String(user_id) }
  const NEW = { channel: 'mobile', destination: '9876500077' } as const
  nobodyAnswers()
  expect(await partner.call('sendPartnerCode', {})).toMatchObject({ late: true })
  expect(await agent.call('sendKnownCode', { params, body: { channel: 'mobile' } })).toMatchObject({ late: true })
  expect(await agent.call('sendLostContactCode', { params, body: NEW })).toMatchObject({ late: true })
  server.clock.set(new Date(server.clock.now().getTime() + minutes(1)))
  const body = { ...NEW, reason: 'Asked on the phone' }
  expect(await agent.call('sendContactCodeForCustomer', { params, body })).toMatchObject({ late: true })
})
