import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { signWebhook, SMS_SIGNATURE_HEADER } from '#server/adapters/webhooks/report-signature.ts'
import { webhookSecret } from '#server/env.ts'
import { sendText } from '#server/services/messages/send-text.ts'
import { sweepExpired } from '#server/services/privacy/sweep-expired.ts'
import { AppError } from '#src/contract/errors.ts'
import { days } from '#src/contract/rules/time.ts'
import { storedMessageReceipts } from '#tests/builders/log.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, NOTICE_VERSION } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { signInWithCode } from '#tests/setup/sign-in/sign-in-over-http.ts'

const PHONE = '9812345610'
const SWITCHED_OFF = '9812340404'

describe.each(engines())('what became of a text message, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterEach(() => server.reset())
  afterAll(() => server.close())

  const receipts = () => storedMessageReceipts(server)
  const text = (to = PHONE) => sendText(server.deps, { to, text: 'News', template: 'status' })
  const report = (body: object, secret = webhookSecret(server.deps.env)) => {
    const raw = JSON.stringify(body)
    const signature = signWebhook(secret, 'sms', new TextEncoder().encode(raw), server.clock.now())
    return server.browser().answer('receiveSmsReport', { raw, headers: { [SMS_SIGNATURE_HEADER]: signature } })
  }

  it('a code is delivered, and later entered; one that is never entered says so', async () => {
    await signInWithCode(server, PHONE)
    const [entered] = await receipts()
    expect(entered).toMatchObject({ template: 'otp', state: 'delivered', reason: null })
    expect(entered?.operator).toMatch(/^(Jio|Airtel|Vi|BSNL)$/)
    expect(entered?.entered_at).toBeInstanceOf(Date)
    const browser = server.browser()
    const { prospectAppId } = await browser.call('createProspect', { body: {} })
    const ask = { prospectAppId, channel: 'mobile', destination: '9812345611', notice_version: NOTICE_VERSION } as const
    await browser.call('sendOtp', { body: ask })
    const wrong = server.codeFor('9812345611') === '000000' ? '000001' : '000000'
    await browser.refusal('verifyOtp', { body: { prospectAppId, otp: wrong } })
    expect((await receipts()).map(({ entered_at }) => entered_at !== null)).toEqual([true, false])
  })

  it('a telephone that is off, and a gateway that does not answer, are failures with a reason', async () => {
    await text(SWITCHED_OFF)
    const { sms } = server.deps
    const down = new AppError('not_available', 'down')
    server.deps.sms = { ...sms, send: () => Promise.reject(down) }
    await expect(text()).rejects.toBe(down)
    server.deps.sms = sms
    const rows = await receipts()
    expect(rows.map(({ state, reason }) => [state, reason]).sort()).toEqual([
      ['failed', 'ABSENT_SUBSCRIBER'],
      ['failed', 'GATEWAY'],
    ])
  })

  it('the first signed report counts, however often and in what order the operator repeats itself', async () => {
    const { sms } = server.deps
    server.deps.sms = { ...sms, send: () => Promise.resolve(null) }
    await text()
    server.deps.sms = sms
    const [sent] = await receipts()
    expect(sent).toMatchObject({ state: 'sent', operator: null, settled_at: null })
    const failed = { message_id: sent?.message_id, state: 'failed', operator: 'Vi', reason: 'DND' }
    expect((await report(failed, 'another secret')).status).toBe(401)
    expect((await receipts())[0]).toEqual(sent)
    expect((await report(failed)).body).toEqual({ message: 'noted' })
    expect((await report(failed)).body).toEqual({ message: 'ignored' })
    expect((await report({ ...failed, state: 'delivered' })).body).toEqual({ message: 'ignored' })
    expect((await report({ ...failed, message_id: 'sms_unknown' })).body).toEqual({ message: 'ignored' })
    expect(await receipts()).toMatchObject([{ state: 'failed', operator: 'Vi', reason: 'DND' }])
  })

  it('names nobody, and goes after a year', async () => {
    await text()
    expect(JSON.stringify(await receipts())).not.toContain(PHONE)
    const [row] = await receipts()
    const sweepAt = async (days_: number) => {
      server.clock.set(new Date((row?.sent_at.getTime() ?? 0) + days(days_)))
      await sweepExpired(server.deps, { day: '2027-11-30', batch: 1 })
      return (await receipts()).length
    }
    expect(await sweepAt(364)).toBe(1)
    expect(await sweepAt(365)).toBe(0)
  })
})
