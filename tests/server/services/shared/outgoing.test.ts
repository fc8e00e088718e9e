import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { LIMITS } from '#server/adapters/outgoing/limits.ts'
import type { Limits } from '#server/adapters/outgoing/limits.ts'
import { postWebhook } from '#server/adapters/outgoing/post-webhook.ts'
import { REQUEST_ID_HEADER, withRequestId } from '#server/request-id.ts'
import { startBadServer } from '#tests/setup/others/bad-server.ts'
import type { BadServer, Illness } from '#tests/setup/others/bad-server.ts'
import { makePatience, outgoingOfATest } from '#tests/setup/others/outgoing.ts'

const open: BadServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

/** A far side, the calls that go to it, and a time that the test moves. */
async function world(illness: Illness, limits: Partial<Limits> = {}) {
  const patience = makePatience()
  const far = await startBadServer(illness, () => {
    if (illness === 'silent' || illness === 'slow') patience.end()
  })
  open.push(far)
  let now = 0
  const lines: { target: string; state: string; cause?: string }[] = []
  const note = (about: object) => void lines.push(about as (typeof lines)[number])
  const outgoing = outgoingOfATest({
    limits: { ...LIMITS, ...limits },
    after: patience.after,
    now: () => now,
    log: { info: note, warn: note },
  })
  const ask = (tries = 1) =>
    outgoing.to('bureau').post({ url: far.url, headers: {}, body: '{}', timeoutMs: 1, tries, read: (text) => text })
  return { far, outgoing, ask, patience, lines, letPass: (ms: number) => (now += ms) }
}

describe('a call to somebody else', () => {
  it.each([
    ['silent', { outcome: 'timeout' }],
    ['slow', { outcome: 'timeout' }],
    ['garbage', { outcome: 'unreachable' }],
    ['huge', { outcome: 'bad_answer' }],
    ['redirects', { outcome: 'bad_answer', status: 302 }],
    ['failing', { outcome: '5xx', status: 500 }],
  ] as const)('ends by itself where the far side is %s', async (illness, failure) => {
    const { ask, far } = await world(illness)
    await expect(ask()).rejects.toMatchObject(failure)
    expect(far.seen).toHaveLength(1)
  })

  it('ends where nobody listens, and names the reason', async () => {
    const { ask, far } = await world('well')
    await far.close()
    await expect(ask()).rejects.toMatchObject({
      outcome: 'unreachable',
      message: 'could not be reached (ECONNREFUSED)',
    })
  })

  it('bears the number of the request that caused it, of which there may be none', async () => {
    const { ask, far, outgoing } = await world('well')
    await withRequestId('r-1', () => ask())
    await withRequestId('r-2', () =>
      postWebhook(outgoing, { url: far.url, headers: {}, body: '{}', timeoutMs: 1 }, { loopback: true }),
    )
    await ask()
    const numbers = far.seen.map((text) => new RegExp(`^${REQUEST_ID_HEADER}: (.*)\r$`, 'm').exec(text)?.[1])
    expect(numbers).toEqual(['r-1', 'r-2', undefined])
  })

  it.each(['silent', 'slow'] as const)('by mail to a server that is %s ends in time too', async (illness) => {
    const { outgoing, patience } = await world('well')
    // A mail server speaks first: it has nothing to wait for.
    const far = await startBadServer(illness)
    open.push(far)
    const mailer = createSmtpMailer({
      target: outgoing.to('mail'),
      url: `smtp://127.0.0.1:${far.port}`,
      from: 'a@b.in',
      allowPlain: true,
    })
    const sending = mailer.send({ to: 'a@b.in', subject: 'S', text: 'x' })
    patience.end()
    await expect(sending).rejects.toMatchObject({
      code: 'not_available',
      cause: { message: 'did not answer in time' },
    })
  })
})

describe('the breaker of a target', () => {
  const fail = async (ask: () => Promise<unknown>, times: number) => {
    for (let time = 0; time < times; time += 1) await expect(ask()).rejects.toThrow()
  }

  it('opens after failures within the window, is tried by one call, and closes when that went well', async () => {
    const { ask, far, outgoing, lines, letPass } = await world('failing')
    await fail(ask, LIMITS.failures)
    expect(far.seen).toHaveLength(LIMITS.failures)
    await expect(ask()).rejects.toMatchObject({ name: 'NotAsked' })
    expect(far.seen).toHaveLength(LIMITS.failures)
    expect(outgoing.states()).toEqual([{ target: 'bureau', state: 'open' }])

    letPass(LIMITS.restMs)
    expect(outgoing.states()).toEqual([{ target: 'bureau', state: 'half_open' }])
    await fail(ask, 1)
    await expect(ask()).rejects.toMatchObject({ name: 'NotAsked' })
    expect(far.seen).toHaveLength(LIMITS.failures + 1)

    letPass(LIMITS.restMs)
    far.be('well')
    const both = await Promise.allSettled([ask(), ask()])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(await ask()).toBe('ok')
    expect(outgoing.states()).toEqual([{ target: 'bureau', state: 'closed' }])
    expect(lines.map(({ target, state, cause }) => [target, state, cause])).toEqual([
      ['bureau', 'open', 'answered 500'],
      ['bureau', 'half_open', undefined],
      ['bureau', 'open', 'answered 500'],
      ['bureau', 'half_open', undefined],
      ['bureau', 'closed', undefined],
    ])
  })

  it('forgets failures that are older than the window, and a few among many that went well', async () => {
    const { ask, far, outgoing, letPass } = await world('failing')
    await fail(ask, LIMITS.failures - 1)
    letPass(LIMITS.windowMs)
    await fail(ask, LIMITS.failures - 1)
    letPass(LIMITS.windowMs)
    far.be('well')
    for (let time = 0; time < LIMITS.failures * 2; time += 1) await ask()
    far.be('failing')
    await fail(ask, LIMITS.failures)
    expect(outgoing.states()).toEqual([{ target: 'bureau', state: 'closed' }])
  })

  it('is of one target: a lender that is down stops no other, and the answer about our health names none', async () => {
    const { far, outgoing } = await world('failing')
    const ask = (lender: string) =>
      outgoing.to('lender', lender).get({ url: far.url, headers: {}, timeoutMs: 1, tries: 1, read: (text) => text })
    await fail(() => ask('teak'), LIMITS.failures)
    far.be('well')
    expect(await ask('neem')).toBe('ok')
    await expect(ask('teak')).rejects.toMatchObject({ name: 'NotAsked' })
    expect(outgoing.states()).toEqual([{ target: 'lender', state: 'open' }])
  })

  it('counts an answer that nobody can read, and not what the far side refuses us for', async () => {
    const { far, outgoing } = await world('well')
    const ask = () =>
      outgoing.to('crm').post({
        url: far.url,
        headers: {},
        body: '',
        timeoutMs: 1,
        tries: 3,
        read: (text) => JSON.parse(text) as object,
      })
    for (let time = 0; time < LIMITS.failures; time += 1) await expect(ask()).rejects.toThrow(SyntaxError)
    expect(outgoing.states()).toEqual([{ target: 'crm', state: 'open' }])
    const { far: strict, outgoing: other } = await world('refusing')
    const refused = () =>
      other.to('crm').get({ url: strict.url, headers: {}, timeoutMs: 1, tries: 3, read: (text) => text })
    for (let time = 0; time < LIMITS.failures; time += 1)
      await expect(refused()).rejects.toMatchObject({ outcome: '4xx' })
    expect(other.states()).toEqual([{ target: 'crm', state: 'closed' }])
  })
})

describe('the turns of a target', () => {
  it('so many calls at a time, so many more wait, and nobody longer than their own time', async () => {
    const patience = makePatience()
    const far = await startBadServer('silent')
    open.push(far)
    const outgoing = outgoingOfATest({
      limits: { ...LIMITS, atOnce: 2, waiting: 1, failures: 9 },
      after: patience.after,
    })
    const ask = () =>
      outgoing.to('sms').get({ url: far.url, headers: {}, timeoutMs: 1, tries: 1, read: (text) => text })
    const calls = [ask(), ask(), ask(), ask()].map((call) => call.catch((error: unknown) => error))
    expect(await calls[3]).toMatchObject({ name: 'NotAsked', message: 'has too many calls waiting' })
    patience.end()
    expect(await calls[2]).toMatchObject({ name: 'NotAsked', message: 'had no turn in time' })
    expect(await calls[0]).toMatchObject({ outcome: 'timeout' })
    far.be('well')
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['ok', 'ok', 'ok'])
  })
})
