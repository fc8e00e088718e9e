import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createRestBankCheck } from '#server/adapters/bank-check/rest-bank-check.ts'
import { createSandboxBankCheck } from '#server/adapters/bank-check/sandbox-bank-check.ts'
import { createRestCreditBureau } from '#server/adapters/bureau/rest-credit-bureau.ts'
import { createSandboxCreditBureau } from '#server/adapters/bureau/sandbox-credit-bureau.ts'
import { createHttpWebToCase } from '#server/adapters/crm/http-web-to-case.ts'
import { createSandboxWebToCase } from '#server/adapters/crm/sandbox-web-to-case.ts'
import { createRestGoldPrice } from '#server/adapters/gold-price/rest-gold-price.ts'
import { createSandboxGoldPrice } from '#server/adapters/gold-price/sandbox-gold-price.ts'
import { createRestLenderGateway } from '#server/adapters/lenders/rest-lender-gateway.ts'
import { createSandboxLenderGateway } from '#server/adapters/lenders/sandbox-lender-gateway.ts'
import { createSmtpMailer } from '#server/adapters/mail/smtp-mailer.ts'
import { createRestNumberRegister } from '#server/adapters/number-register/rest-number-register.ts'
import { createSandboxNumberRegister } from '#server/adapters/number-register/sandbox-number-register.ts'
import { createOutbox } from '#server/adapters/outbox.ts'
import type { Try } from '#server/adapters/outgoing/call-error.ts'
import type { TargetKind } from '#server/adapters/outgoing/outgoing.ts'
import { createHttpSmsGateway } from '#server/adapters/sms/http-sms-gateway.ts'
import { createSandboxSmsGateway } from '#server/adapters/sms/sandbox-sms-gateway.ts'
import { SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { settableClock, systemClock } from '#server/clock.ts'
import { makePatience, outgoingOfATest } from '#tests/setup/others/outgoing.ts'
import { textLike } from './journey.ts'

/** A server of somebody else's: answers what the test puts in the queue, then a plain 200. */
interface Far {
  url: string
  seen: { path: string; headers: IncomingHttpHeaders; body: string }[]
  answers: (FarAnswer | 'silent' | 'cut')[]
}
interface FarAnswer {
  status?: number
  body: string
}

let server: Server
let far: Far
/** Over as soon as the far side has been asked and is silent. */
const patience = makePatience()
const outgoing = () => outgoingOfATest({ after: patience.after })
const target = (kind: TargetKind) => outgoing().to(kind)
// A new one for each test: a connection kept open would be cut between two of them, and cost the next one a try.
beforeEach(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      far.seen.push({ path: request.url ?? '', headers: request.headers, body })
      const answer = far.answers.shift() ?? { body: '{}' }
      if (answer === 'silent') return patience.end()
      if (answer === 'cut') {
        response.writeHead(200, { 'content-length': '500' }).write('{"score": 7')
        response.destroy()
        return
      }
      response.writeHead(answer.status ?? 200, { connection: 'close' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  far = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen: [], answers: [] }
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const application = {
  app_id: 'app_1',
  reference: 'CL-1',
  product_type: 'Personal Loans' as const,
  lender_id: 16,
  lender_slug: 'teak-capital',
  amount: 100_000,
  tenure_months: 12,
  interest_rate: 14,
  customer: {
    first_name: 'Asha',
    last_name: 'Rao',
    pan: 'ABCPR1234A',
    birth_date: '14-08-1990',
    gender: 'female',
    residence_type: 'owned',
    phone: '9876543210',
    email: 'a@b.in',
    address1: '1 Lane',
    address2: '',
    postal_code: '560001',
    employment: 'salaried',
    employer_name: 'Blue Lotus',
    monthly_income: 50_000,
  },
  details: {},
  additional_info: {},
}
const enquiry = { pan: 'ABCPR1234A', birth_date: '14-08-1990', first_name: 'Asha', last_name: 'Rao' }
const request = { name: 'Asha', email: 'a@b.in', phone: '9876543210', company: 'X & Y', description: 'Help = me' }
const RECEIPT = JSON.stringify({ lender_reference: 'L-1', status: 'Application-Received' })
/** For tests that ask nothing about the tries. */
const unheard = () => undefined

const restLenders = () =>
  createRestLenderGateway({ outgoing: outgoing(), url: far.url, token: 't', webhookSecret: 's', clock: systemClock })

const lenderGateways = {
  sandbox: () =>
    createSandboxLenderGateway({
      clock: systemClock,
      webhookSecret: 's',
      sms: createSandboxSmsGateway(createOutbox(), systemClock),
    }),
  rest: () => {
    far.answers.push({ body: RECEIPT }, { body: RECEIPT })
    return restLenders()
  },
}

describe.each(Object.entries(lenderGateways))('lender gateway, %s', (_, make) => {
  it('answers a repeated submission with the application it already has', async () => {
    const gateway = make()
    const first = await gateway.submit(application, 'key-1', unheard)
    expect(first).toMatchObject({ lender_status: textLike(/received/i), lender_reference: textLike(/.+/) })
    expect(await gateway.submit(application, 'key-1', unheard)).toEqual(first)
  })

  it('tells the lender to stop, and reads its answer', async () => {
    const gateway = make()
    far.answers.length = 0
    far.answers.push({ body: JSON.stringify({ result: 'cancelled' }) })
    const about = { app_id: 'app_1', reference: 'CL-1', lender_id: 16, lender_slug: 'teak-capital' }
    const answer = await gateway.cancel({ ...about, lender_reference: null }, 'key-1', unheard)
    expect(answer).toEqual({ result: 'cancelled', lender_status: null, note: null })
  })

  it('reads a signed report and nothing else', async () => {
    const gateway = make()
    const bytes = new TextEncoder().encode(
      JSON.stringify({ event_id: 'e', lender_reference: 'L-1', status: 'kyc rejected', note: 'x' }),
    )
    const signed = (secret: string) => new Headers({ [SIGNATURE_HEADER]: signWebhook(secret, 16, bytes, new Date()) })
    expect(await gateway.readWebhook(16, bytes, signed('s'))).toEqual({
      event_id: 'e',
      lender_reference: 'L-1',
      lender_status: 'kyc rejected',
      sub_status: null,
      reason: null,
      note: 'x',
      tranche: null,
      sanctioned_amount: null,
      disbursed_amount: null,
      amount_basis: null,
      disbursed_on: null,
      utr: null,
      loan_account: null,
      rate: null,
      tenure_months: null,
    })
    expect(await gateway.readWebhook(16, bytes, signed('other'))).toBeNull()
    expect(await gateway.readWebhook(16, bytes, new Headers())).toBeNull()
    expect(await gateway.readWebhook(17, bytes, signed('s'))).toBeNull()
  })
})

describe('lender gateway over REST', () => {
  const gateway = restLenders

  it('is told to stop by our id and its own, and a late or senseless answer is none of the others', async () => {
    const about = { app_id: 'app_1', reference: 'CL-1', lender_id: 16, lender_slug: 'teak-capital' }
    far.answers.push(
      { body: '{"result": "too_late", "status": "Sanctioned", "note": "done"}' },
      { body: '{"result": 1}' },
    )
    const cancel = () => gateway().cancel({ ...about, lender_reference: 'L-1' }, 'key-1', unheard)
    expect(await cancel()).toEqual({ result: 'too_late', lender_status: 'Sanctioned', note: 'done' })
    expect(far.seen[0]).toMatchObject({
      path: '/lenders/teak-capital/cancellations',
      headers: { 'idempotency-key': 'key-1' },
    })
    expect(JSON.parse(far.seen[0]?.body ?? '')).toEqual({ app_id: 'app_1', reference: 'CL-1', lender_reference: 'L-1' })
    await expect(cancel()).rejects.toMatchObject({ code: 'lender_unavailable' })
  })

  it('tells the lender of a loan that is given back, and reads what it says', async () => {
    const loan = { lender_id: 16, lender_slug: 'teak-capital', lender_reference: 'L-1' }
    far.answers.push({ body: '{"result": "noted", "note": "pay to 12"}' }, { body: '{"result": "cancelled"}' })
    const exit = () => gateway().exit({ ...loan, amount: 100_147.95, returned: true }, 'key-1', unheard)
    expect(await exit()).toEqual({ result: 'noted', note: 'pay to 12' })
    expect(far.seen[0]).toMatchObject({
      path: '/lenders/teak-capital/applications/L-1/exits',
      headers: { 'idempotency-key': 'key-1' },
    })
    expect(JSON.parse(far.seen[0]?.body ?? '')).toEqual({ amount: 100_147.95, returned: true })
    await expect(exit()).rejects.toMatchObject({ code: 'lender_unavailable' })
  })

  it('tells the lender which try it is part of, and tries again', async () => {
    far.answers.push({ status: 500, body: 'no' }, 'silent', { body: RECEIPT })
    expect(await gateway().submit(application, 'key-1', unheard)).toMatchObject({ lender_reference: 'L-1' })
    expect(far.seen.map((each) => each.headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1'])
    expect(far.seen[0]).toMatchObject({
      path: '/lenders/teak-capital/applications',
      headers: { authorization: 'Bearer t' },
    })
    expect(JSON.parse(far.seen[0]?.body ?? '')).toMatchObject({ customer: { pan: 'ABCPR1234A' } })
  })

  it.each([
    ['silence', ['silent', 'silent', 'silent'], ['timeout', 'timeout', 'timeout']],
    ['500 each time', Array.from({ length: 3 }, () => ({ status: 500, body: '' })), ['5xx', '5xx', '5xx']],
    ['a refusal', [{ status: 403, body: '' }], ['4xx']],
    ['a web page', [{ body: '<html>Maintenance</html>' }], ['bad_answer']],
    ['cut JSON', [{ body: '{"lender_reference": "L-' }], ['bad_answer']],
    ['a cut connection', ['cut', 'cut', 'cut'], ['unreachable', 'unreachable', 'unreachable']],
    ['another shape', [{ body: '{"ok": true}' }], ['bad_answer']],
    ['too much', [{ body: 'x'.repeat(300_000) }], ['bad_answer']],
    ['a redirect', [{ status: 307, body: '' }], ['bad_answer']],
  ] as [string, Far['answers'], string[]][])(
    'says unavailable on %s, and how each try ended',
    async (_, answers, ended) => {
      far.answers = [...answers]
      const tries: Try[] = []
      const asked = gateway().submit(application, 'k', (each) => void tries.push(each))
      await expect(asked).rejects.toMatchObject({ code: 'lender_unavailable' })
      expect(tries.map(({ outcome }) => outcome)).toEqual(ended)
      for (const { ms } of tries) expect(Number.isInteger(ms) && ms >= 0).toBe(true)
    },
  )

  it('a try that goes well after one that did not is told as both', async () => {
    far.answers.push({ status: 502, body: '' }, { body: RECEIPT })
    const tries: Try[] = []
    await gateway().submit(application, 'k', (each) => void tries.push(each))
    expect(tries.map(({ outcome }) => outcome)).toEqual(['5xx', 'ok'])
  })

  it('drops an address to finish at that is not on the lender’s listed hosts', async () => {
    const at = async (handover_url: string) => {
      far.answers.push({ body: JSON.stringify({ lender_reference: 'L', status: 'received', handover_url }) })
      return (await gateway().submit(application, 'k', unheard)).handover_url
    }
    expect(await at('https://apply.teak-capital.example/x?y=1')).toBe('https://apply.teak-capital.example/x?y=1')
    for (const bad of [
      'http://apply.teak-capital.example/',
      'https://evil.example/',
      'https://apply.teak-capital.example.evil.example/',
      'https://apply.teak-capital.example@evil.example/',
      'https://u:p@apply.teak-capital.example/',
      'https://apply.teak-capital.example:8443/',
      '//apply.teak-capital.example/',
      'javascript:alert(1)',
    ])
      expect([bad, await at(bad)]).toEqual([bad, null])
  })
})

describe('bank check', () => {
  const account = { account_number: '123456784242', ifsc: 'HDFC0001234', holder: 'Anand Traders' }
  const rest = () => createRestBankCheck({ target: target('bank_check'), url: far.url, token: 't' })

  it('hands over the account and not the name it hopes for', async () => {
    far.answers.push({ body: '{"name": "ANAND TRADERS"}' }, { body: '{"name": null}' })
    expect([await rest().nameOf(account), await rest().nameOf(account)]).toEqual(['ANAND TRADERS', null])
    expect(JSON.parse(far.seen[0]?.body ?? '')).toEqual({ account_number: '123456784242', ifsc: 'HDFC0001234' })
    expect(far.seen[0]?.headers.authorization).toBe('Bearer t')
  })

  it.each([
    ['silence', 'silent'],
    ['500', { status: 500, body: '' }],
    ['an answer without a name', { body: '{}' }],
    ['no JSON', { body: 'oops' }],
  ] as const)('%s is no verdict, and is never asked twice', async (_, answer) => {
    far.answers.push(answer)
    await expect(rest().nameOf(account)).rejects.toMatchObject({ code: 'not_available' })
    expect(far.seen.length).toBeLessThanOrEqual(1)
  })

  it('asks no bank in the sandbox', async () => {
    const sandbox = createSandboxBankCheck()
    const nameOf = (ending: string) => sandbox.nameOf({ ...account, account_number: `12345678${ending}` })
    expect([await nameOf('4242'), await nameOf('0000')]).toEqual(['ANAND TRADERS', null])
    expect(await nameOf('1111')).not.toBe('ANAND TRADERS')
    await expect(nameOf('2222')).rejects.toMatchObject({ code: 'not_available' })
    expect(sandbox.sandbox).toBe(true)
  })
})

describe('number register', () => {
  const rest = () => createRestNumberRegister({ target: target('number_register'), url: far.url, token: 't' })

  it('hands over the numbers and nothing of whose they are', async () => {
    far.answers.push({ body: '{"scrub_id": "S-1", "registered": ["919800000002"]}' })
    expect(await rest().look(['9800000001', '9800000002'])).toEqual({
      scrub_id: 'S-1',
      registered: new Set(['9800000002']),
    })
    expect(JSON.parse(far.seen[0]?.body ?? '')).toEqual({ numbers: ['919800000001', '919800000002'] })
    expect(far.seen[0]?.headers.authorization).toBe('Bearer t')
  })

  it.each([
    ['an answer without its number', '{"registered": []}'],
    ['an answer without the numbers', '{"scrub_id": "S-1"}'],
    ['numbers of another shape', '{"scrub_id": "S-1", "registered": ["9800000002"]}'],
    ['no JSON', 'oops'],
  ])('%s is no answer', async (_, body) => {
    far.answers.push({ body })
    await expect(rest().look(['9800000001'])).rejects.toMatchObject({ code: 'not_available' })
  })

  it('asks no operator in the sandbox', async () => {
    const sandbox = createSandboxNumberRegister(systemClock)
    expect((await sandbox.look(['9800007777', '9800000001'])).registered).toEqual(new Set(['9800007777']))
    expect(sandbox.sandbox).toBe(true)
  })
})

describe('credit bureau', () => {
  const rest = () => createRestCreditBureau({ target: target('bureau'), url: far.url, token: 't' })

  it('always answers the same for the same person, a score or no history', async () => {
    const sandbox = createSandboxCreditBureau()
    const score = await sandbox.score(enquiry)
    expect(score).toBeGreaterThanOrEqual(600)
    expect(score).toBeLessThanOrEqual(830)
    expect(await sandbox.score(enquiry)).toBe(score)
    expect(await sandbox.score({ ...enquiry, pan: 'NILPR1234A' })).toBeNull()
    await expect(sandbox.score({ ...enquiry, pan: 'ERRPR1234A' })).rejects.toMatchObject({ code: 'not_available' })
    far.answers.push({ body: '{"score": 751}' }, { body: '{"score": -1}' }, { body: '{"score": null}' })
    expect([await rest().score(enquiry), await rest().score(enquiry), await rest().score(enquiry)]).toEqual([
      751,
      null,
      null,
    ])
    expect(JSON.parse(far.seen[0]?.body ?? '')).toEqual({ ...enquiry, enquiry: 'soft' })
  })

  it('takes no score of a record with another name or birth date', async () => {
    far.answers.push(
      { body: '{"score": 751, "identity_match": false}' },
      { body: '{"score": 751, "identity_match": true}' },
    )
    expect([await rest().score(enquiry), await rest().score(enquiry)]).toEqual(['other_person', 751])
    expect(await createSandboxCreditBureau().score({ ...enquiry, pan: 'OTHPR1234A' })).toBe('other_person')
  })

  it('tells who a PAN and a number belong to, as far as it knows', async () => {
    const asked = { pan: enquiry.pan, mobile: '9876543210' }
    const person = { first_name: 'Asha', birth_date: '14-08-1990', emi: 3_500 }
    far.answers.push(
      { body: JSON.stringify({ person }) },
      { body: '{"person": null}' },
      { body: '{"person": {"emi": "1"}}' },
    )
    expect(await rest().person(asked)).toEqual(person)
    expect(JSON.parse(far.seen[0]?.body ?? '')).toEqual({ ...asked, enquiry: 'soft' })
    expect(await rest().person(asked)).toBeNull()
    await expect(rest().person(asked)).rejects.toMatchObject({ code: 'not_available' })
  })

  it.each([
    ['silence', ['silent', 'silent']],
    [
      '500',
      [
        { status: 500, body: '' },
        { status: 502, body: '' },
      ],
    ],
    ['a web page', [{ body: '<html>' }]],
    ['cut JSON', [{ body: '{"score": 7' }]],
    ['a cut connection', ['cut', 'cut']],
    ['a score out of range', [{ body: '{"score": 901}' }]],
    ['text for a number', [{ body: '{"score": "751"}' }]],
  ] as [string, Far['answers']][])('says not available on %s', async (_, answers) => {
    far.answers = [...answers]
    await expect(rest().score(enquiry)).rejects.toMatchObject({ code: 'not_available' })
  })
})

describe('gold price', () => {
  const AS_OF = '2026-11-20T12:30:00Z'
  const answerOf = (price_per_gram: unknown, as_of = AS_OF) => ({
    body: JSON.stringify({ price_per_gram, as_of, source: 'Bullion association' }),
  })
  function rest() {
    const clock = settableClock()
    clock.set(new Date('2026-11-21T06:00:00Z'))
    const later = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000))
    return { source: createRestGoldPrice({ target: target('gold_price'), url: far.url, token: 't', clock }), later }
  }

  it('says of the sandbox that it is invented', async () => {
    const sandbox = createSandboxGoldPrice(systemClock)
    expect([sandbox.sandbox, (await sandbox.current()).source]).toEqual([true, textLike(/illustrative/i)])
  })

  it('asks once an hour, however many look at once, and passes on when and by whom it was set', async () => {
    const { source, later } = rest()
    far.answers.push(answerOf(9_876.5), answerOf(9_900))
    const prices = await Promise.all(Array.from({ length: 20 }, () => source.current()))
    expect(prices[19]).toEqual({ price_per_gram: 9_876.5, as_of: new Date(AS_OF), source: 'Bullion association' })
    later(59)
    await source.current()
    expect(far.seen).toHaveLength(1)
    expect(far.seen[0]?.headers.authorization).toBe('Bearer t')
    later(1)
    expect((await source.current()).price_per_gram).toBe(9_900)
  })

  it('goes on with the last price for a day while the publisher is down, asking once a minute at most', async () => {
    const { source, later } = rest()
    far.answers.push(answerOf(9_876.5))
    await source.current()
    later(61)
    far.answers.push({ status: 404, body: '' })
    expect((await source.current()).as_of).toEqual(new Date(AS_OF))
    await source.current()
    expect(far.seen).toHaveLength(2)
    later(24 * 60)
    far.answers.push({ status: 404, body: '' })
    await expect(source.current()).rejects.toMatchObject({ code: 'not_available' })
    await expect(source.current()).rejects.toMatchObject({ code: 'not_available' })
    expect(far.seen).toHaveLength(3)
    later(1)
    far.answers.push(answerOf(9_900))
    expect((await source.current()).price_per_gram).toBe(9_900)
  })

  it.each([
    ['silence', ['silent', 'silent']],
    ['a web page', [{ body: '<html>' }]],
    ['a cut connection', ['cut', 'cut']],
    ['text for a number', [answerOf('9876')]],
    ['a price an ounce', [answerOf(300_000)]],
    ['no price', [answerOf(null)]],
    ['a day to come', [answerOf(9_876, '2026-11-22T12:30:00Z')]],
    ['a date without a time', [answerOf(9_876, '2026-11-20')]],
  ] as [string, Far['answers']][])('says not available on %s', async (_, answers) => {
    far.answers = [...answers]
    await expect(rest().source.current()).rejects.toMatchObject({ code: 'not_available' })
  })
})

describe('SMS gateway', () => {
  const message = {
    message_id: 'sms_1',
    to: '9876543210',
    text: '123456 is your code',
    template: 'otp',
    code: '123456',
  } as const
  const options = { token: 't', sender: 'CRDLNE', reportSecret: 's', clock: systemClock }
  const http = (changes: { reportSecret?: null } = {}) =>
    createHttpSmsGateway({ target: target('sms'), url: far.url, ...options, ...changes })

  it('sends: into the outbox, or as JSON with the same message id when tried again', async () => {
    const outbox = createOutbox()
    const sandbox = createSandboxSmsGateway(outbox, systemClock)
    expect(await sandbox.send(message)).toMatchObject({ message_id: 'sms_1', state: 'delivered' })
    expect(await sandbox.send({ ...message, to: '9876540404' })).toMatchObject({ state: 'failed' })
    expect(outbox.list('9876540404')).toEqual([])
    expect(outbox.list('9876543210')).toMatchObject([{ code: '123456', channel: 'mobile' }])
    far.answers.push({ status: 503, body: '' })
    expect(await http().send(message)).toBeNull()
    const bodies = far.seen.map((each) => JSON.parse(each.body) as Record<string, unknown>)
    expect(bodies).toHaveLength(2)
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[0]).toMatchObject({ message_id: 'sms_1' })
    expect(bodies[0]).toMatchObject({ to: '919876543210', sender: 'CRDLNE', template_id: 'otp', text: message.text })
    expect(JSON.stringify(bodies[0])).not.toContain('"code"')
  })

  it.each([
    ['silence', ['silent', 'silent']],
    [
      '500',
      [
        { status: 500, body: '' },
        { status: 500, body: '' },
      ],
    ],
    ['a refusal', [{ status: 401, body: '' }]],
  ] as [string, Far['answers']][])('says not available on %s', async (_, answers) => {
    far.answers = [...answers]
    await expect(http().send(message)).rejects.toMatchObject({ code: 'not_available' })
  })
})

describe('reports of text messages', () => {
  const gateway = (reportSecret: string | null) =>
    createHttpSmsGateway({
      target: target('sms'),
      url: far.url,
      token: 't',
      sender: 'CRDLNE',
      reportSecret,
      clock: systemClock,
    })
  const bytesOf = (report: unknown) => new TextEncoder().encode(JSON.stringify(report))
  const signed = (bytes: Uint8Array, at = new Date()) => signWebhook('s', 'sms', bytes, at)
  const report = { message_id: 'sms_1', state: 'failed', operator: 'Vi', reason: 'DND' }

  it('reads a signed one and nothing else', () => {
    const bytes = bytesOf(report)
    expect(gateway('s').readReport(bytes, signed(bytes))).toEqual(report)
    const short = bytesOf({ message_id: 'sms_1', state: 'delivered' })
    expect(gateway('s').readReport(short, signed(short))).toMatchObject({ operator: null, reason: null })
    expect(gateway('other').readReport(bytes, signed(bytes))).toBeNull()
    expect(gateway(null).readReport(bytes, signed(bytes))).toBeNull()
    expect(gateway('s').readReport(bytes, null)).toBeNull()
    expect(gateway('s').readReport(bytes, signWebhook('s', 16, bytes, new Date()))).toBeNull()
    expect(gateway('s').readReport(bytes, signed(bytes, new Date(Date.now() - 301_000)))).toBeNull()
  })

  it.each([[{}], [{ ...report, state: 'perhaps' }], [{ ...report, message_id: 1 }], ['text']])(
    'refuses %j, though it is signed',
    (wrong) => {
      const bytes = bytesOf(wrong)
      expect(() => gateway('s').readReport(bytes, signed(bytes))).toThrow('This is not a report of a message.')
    },
  )
})

describe('web-to-case', () => {
  it('takes the case: in memory, or as the form with its fields', async () => {
    const sandbox = createSandboxWebToCase()
    await sandbox.forward(request, 'CLT-000101')
    expect(sandbox.cases).toEqual([{ ticket: 'CLT-000101', request }])
    await createHttpWebToCase({ target: target('crm'), url: far.url, orgId: 'ORG' }).forward(request, 'CLT-000101')
    const seen = far.seen[0]
    expect(seen?.headers['content-type']).toBe('application/x-www-form-urlencoded')
    expect(seen?.headers.authorization).toBeUndefined()
    expect(Object.fromEntries(new URLSearchParams(seen?.body))).toEqual({
      orgid: 'ORG',
      ...request,
      description: '[CLT-000101] Help = me',
    })
  })

  it('says not available when it is not', async () => {
    const crm = createHttpWebToCase({ target: target('crm'), url: far.url, orgId: 'ORG' })
    for (const answer of ['silent', 'cut', { status: 500, body: '' }] as const) {
      far.answers = [answer]
      await expect(crm.forward(request, 'CLT-1')).rejects.toMatchObject({ code: 'not_available' })
    }
  })
})

describe('SMTP mailer', () => {
  it('hands the mail over, and says not available without naming the recipient', async () => {
    const lines: string[] = []
    const smtp = createTcpServer((socket) => {
      let data = false
      socket.write('220 test\r\n')
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          lines.push(line)
          if (data) {
            data = line !== '.'
            if (!data) socket.write('250 ok\r\n')
          } else if (line.startsWith('RCPT TO:<full')) socket.write('550 no such user full@b.in\r\n')
          else if (line === 'DATA') {
            data = true
            socket.write('354 go\r\n')
          } else if (line === 'QUIT') socket.end('221 bye\r\n')
          else socket.write('250 ok\r\n')
        }
      })
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    const url = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`
    const mailer = createSmtpMailer({
      target: target('mail'),
      url,
      from: 'no-reply@creditlane.example',
      allowPlain: true,
    })
    await mailer.send({ to: 'a@b.in', subject: 'S', text: 'Body line', code: '123456' })
    expect(lines.join('\n')).toMatch(/RCPT TO:<a@b.in>[^]*Subject: S[^]*Body line/)
    const refused: unknown = await mailer
      .send({ to: 'full@b.in', subject: 'S', text: 'x' })
      .catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'not_available' })
    expect(JSON.stringify([String(refused), String((refused as Error).cause)])).not.toContain('full@')
    await new Promise((resolve) => smtp.close(resolve))
    await expect(mailer.send({ to: 'a@b.in', subject: 'S', text: 'x' })).rejects.toMatchObject({
      code: 'not_available',
    })
  })
})
