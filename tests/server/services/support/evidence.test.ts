import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeEvidence } from '#server/services/support/make-evidence.ts'
import { noteDeskTicket } from '#server/services/support/note-desk-ticket.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, PLAIN_LENDER, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const REQUEST = {
  name: 'Asha',
  email: 'a@b.in',
  phone: '9876543210',
  description: 'मेरा आवेदन कहाँ है? My PAN is HIGPP1234F.',
}
const WHY = 'For the grievance officer'

/** What a tagged PDF says when it is read out: the texts that stand beside its shapes. */
function readOut(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  // What has other letters than Latin ones stands there in two bytes a letter.
  return [raw, ...streams]
    .join('\n')
    .replaceAll('\0', '')
    .replaceAll(/\\([()\\])/g, '$1')
}

type Act = 'escalateDeskTicket' | 'makeTicketEvidence'

describe.each(engines())('the evidence of a ticket, on %s', (engine) => {
  let server: TestServer
  let agent: Browser
  let customer: Customer
  let ticket: string
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    customer = await startCustomer(server)
    await getOffers(customer)
    bodyOf(await apply(customer, PLAIN_LENDER))
    ticket = (await customer.browser.call('createHelpRequest', { body: REQUEST })).ticket
    agent = (await server.signInAdmin(3)).browser
  })
  afterAll(() => server.close())

  const act = (what: Act, body: object) => agent.answer(what, { params: { ticket }, body: untyped(body) })

  it('is one file of what is known, masked, without the notes of the staff', async () => {
    await noteDeskTicket(server.deps, ticket, 'Between us: very angry', { admin_id: 1 })
    bodyOf(await act('escalateDeskTicket', { reason: 'A month without an answer' }))
    const by = { admin_id: 1, requestId: 'r-1' }
    const { answer, audit } = await makeEvidence(server.deps, ticket, WHY, by)
    const text = readOut(answer)
    for (const wanted of [
      ticket,
      WHY,
      'A month without an answer',
      'Consent given',
      'Key Fact Statements',
      'Signed in',
    ])
      expect(text).toContain(wanted)
    for (const hidden of ['HIGPP1234F', '9876543210', 'very angry', 'a@b.in']) expect(text).not.toContain(hidden)
    expect(text).toContain('HIGxxxxxxF')
    expect(audit.after).toEqual({ reason: WHY, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    const another = await makeEvidence(server.deps, ticket, 'Another reason', by)
    expect(another.audit.after).not.toMatchObject({ sha256: Reflect.get(Object(audit.after), 'sha256') as string })
  })

  it('is for the officer alone, in the log with its hash, and a look that the customer reads', async () => {
    expect((await act('makeTicketEvidence', { reason: WHY })).status).toBe(409)
    bodyOf(await act('escalateDeskTicket', { reason: 'A month without an answer' }))
    for (const reason of ['', 'x', 'PAN HIGPP1234F'])
      expect((await act('makeTicketEvidence', { reason })).status).toBe(422)
    const answer = await act('makeTicketEvidence', { reason: WHY })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const entries = (await storedAuditLog(server)).filter(({ action }) => action === 'ticket.evidence')
    expect(entries).toMatchObject([
      { object: `ticket:${ticket}`, after: { reason: WHY, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
    ])
    const views = (await customer.browser.call('listProfileViews')).data
    expect(views).toMatchObject([{ kind: 'record' }])
  })
})
