import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { NO_MAILBOX } from '#server/adapters/mail/signed-mailbox.ts'
import { MAIL_SIGNATURE_HEADER, signWebhook } from '#server/adapters/webhooks/report-signature.ts'
import { webhookSecret } from '#server/env.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { sweepExpired } from '#server/services/privacy/sweep-expired.ts'
import { answerDeskTicket } from '#server/services/support/answer-desk-ticket.ts'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { ANSWER_LINE } from '#src/contract/tickets/trim-quoted.ts'
import { storedHelpRequests, storedInboundMails, storedTicketMessages } from '#tests/builders/help-request.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf, proveEmail, startCustomer } from '../shared/journey.ts'

const START = new Date('2026-12-01T05:00:00Z')
const MAIL = 'asha@example.in'
const REQUEST = { name: 'Asha', email: 'visitor@home.in', phone: '9876543210', description: 'Where is it?' }

describe.each(engines())('an answer by mail, on %s', (engine) => {
  let server: TestServer
  let customer: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(START)
    customer = (await startCustomer(server)).browser
    await proveEmail(server, customer, MAIL)
  })
  afterAll(() => server.close())

  const open = async (browser: Browser) => (await browser.call('createHelpRequest', { body: REQUEST })).ticket
  const thread = async (ticket: string) => (await customer.call('getTicket', { params: { ticket } })).data
  /** The mail that tells of an answer to a ticket. */
  const told = async (ticket: string, to = MAIL) => {
    await answerDeskTicket(server.deps, ticket, { text: 'It is on its way.', seen: 0, close: false }, { admin_id: 1 })
    await runDueJobs(server.deps)
    return server.deps.outbox?.list(to).find(({ channel, text }) => channel === 'email' && text.includes(ticket))
  }
  const addressIn = (text = '') => /^Reply-To: (\S+)$/m.exec(text)?.[1] ?? ''
  const bring = async (mail: object, secret = webhookSecret(server.deps.env)) => {
    const raw = JSON.stringify(mail)
    const signature = signWebhook(secret, 'mail', new TextEncoder().encode(raw), server.clock.now())
    return server.browser().answer('receiveMail', { raw, headers: { [MAIL_SIGNATURE_HEADER]: signature } })
  }
  let number = 0
  const mail = (to: string, more: object = {}) => {
    number += 1
    return { message_id: `<m${number}@mail.in>`, from: MAIL, to: [to], text: 'Thank you.', dmarc: 'pass', ...more }
  }
  const outcome = async (sent: object) => bodyOf(await bring(sent)).message
  const written = async (ticket: string) => (await storedTicketMessages(server, { ticket })).length

  it('lands in the ticket of a customer, without what it quotes, and opens it again', async () => {
    const ticket = await open(customer)
    const sent = await told(ticket)
    expect(sent?.text).toContain(ANSWER_LINE)
    const reply = mail(addressIn(sent?.text), {
      from: '"Asha Patil" <Asha@Example.in>',
      text: `Thank you.\n\nOn Tue CreditLane <x@y.in> wrote:\n${sent?.text}`,
    })
    expect(await outcome(reply)).toBe('taken')
    expect(await thread(ticket)).toMatchObject({ status: 'open' })
    expect((await thread(ticket)).messages.at(-1)).toMatchObject({
      author: 'customer',
      text: 'Thank you.',
      via: 'mail',
    })
    // Brought twice it is there once.
    expect(await outcome(reply)).toBe('taken')
    expect(await written(ticket)).toBe(2)
  })

  it('of a partner’s person and of somebody without an account lands there too', async () => {
    const { ticket: partners } = await createPartnerTicket(
      server.deps,
      { topic: 'tech', subject: 'Links', description: 'My link is silent.' },
      { partner_id: 1, partner_user_id: 1 },
    )
    const visitors = await open(server.browser())
    for (const [ticket, from] of [
      [partners, 'partner@demo.test'],
      [visitors, REQUEST.email],
    ] as const) {
      const sent = await told(ticket, from)
      expect(await outcome(mail(addressIn(sent?.text), { from }))).toBe('taken')
      expect(await written(ticket)).toBe(2)
    }
  })

  it('of nobody else, of a machine, or of an address that was never given is not heard', async () => {
    const ticket = await open(customer)
    const to = addressIn((await told(ticket))?.text)
    const [name = '', host = ''] = to.split('@')
    const refused: [string, object][] = [
      ['other_sender', mail(to, { from: 'mallory@example.in' })],
      ['unproven', mail(to, { dmarc: 'fail' })],
      ['unproven', mail(to, { dmarc: null })],
      ['automatic', mail(to, { auto_submitted: 'auto-replied' })],
      ['automatic', mail(to, { precedence: 'bulk' })],
      ['automatic', mail(to, { list_id: '<news.example.in>' })],
      ['automatic', mail(to, { return_path: '<>' })],
      ['automatic', mail(to, { from: `answers@${host}` })],
      ['automatic', mail(to, { from: 'mailer-daemon@mail.in' })],
      ['unknown_address', mail(`${name.slice(0, -1)}${name.endsWith('0') ? '1' : '0'}@${host}`)],
      ['unknown_address', mail(to.replace('clt-', 'clt-9'))],
      ['unknown_address', mail(`answers@${host}`)],
      ['unknown_address', mail(to.replace(host, 'elsewhere.test'))],
    ]
    for (const [why, sent] of refused) expect([why, await outcome(sent)]).toEqual([why, why])
    expect(await written(ticket)).toBe(1)
    expect(await thread(ticket)).toMatchObject({ status: 'answered' })
    expect((await storedInboundMails(server)).map((row) => row.outcome)).toHaveLength(refused.length)
  })

  it('is not taken from a customer who has not proved the address', async () => {
    const other = await startCustomer(server, { tin: 'HIGPZ9999Q', email: 'z@b.in' }, '9876500002')
    const ticket = await open(other.browser)
    const to = server.deps.mailbox.addressFor(
      `${ticket.toLowerCase()}.${server.deps.vault.index('ticket-answer', ticket).slice(0, 24)}`,
    )
    expect(await outcome(mail(to ?? '', { from: 'z@b.in' }))).toBe('other_sender')
  })

  const onDesk = async (ticket: string) => {
    const { browser } = await server.signInAdmin(1)
    return (await browser.call('getDeskTicket', { params: { ticket } })).data.messages.at(-1)
  }

  it.each([
    [
      'below what it quotes',
      'On Thu, 26 Nov 2026 at 10:30, CreditLane <answers+...> wrote:\n> Your ticket has an answer.\n\nThe amount is still wrong.',
      'The amount is still wrong.',
    ],
    ['that quotes alone', '> only what was quoted', '> only what was quoted'],
    ['that is very long', `${'x'.repeat(10_000)} The end.`, 'x'.repeat(10_000)],
  ])('%s is heard, and the staff can read all of it', async (_, text, heard) => {
    const ticket = await open(customer)
    expect(await outcome(mail(addressIn((await told(ticket))?.text), { text }))).toBe('taken')
    expect((await thread(ticket)).messages.at(-1)).toMatchObject({ text: heard })
    expect(await onDesk(ticket)).toMatchObject({ text: heard, whole: heard === text ? null : text })
  })

  it.each(['', null, undefined])(
    'in HTML alone is read, and its quotation is none of its words (text: %o)',
    async (none) => {
      const ticket = await open(customer)
      const html =
        '<div>My account ends in 4418.<br>Please check.<img src="https://x.in/a.gif"></div><div class="gmail_quote">' +
        '<div>On Thu, 26 Nov 2026 at 10:30, CreditLane &lt;a@b.in&gt; wrote:<br></div><blockquote>Which account?</blockquote></div>'
      expect(await outcome(mail(addressIn((await told(ticket))?.text), { text: none, html }))).toBe('taken')
      const { text } = (await thread(ticket)).messages.at(-1) ?? {}
      expect(text).toBe('My account ends in 4418.\nPlease check.')
    },
  )

  it('that is none is refused by the name of the field', async () => {
    const answer = await bring({ ...mail('answers@x.in'), text: 'Hello.', to: 'answers@x.in' })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { message: 'This is not a mail: to is missing or not of its kind.' },
    ])
  })

  it('is taken however long its HTML is, whomever else it was sent to, and however many files came with it', async () => {
    const ticket = await open(customer)
    const html = `<div>Please check.</div><div style="${'x'.repeat(1_100_000)}">More.</div>`
    const reply = mail(addressIn((await told(ticket))?.text), {
      text: '',
      html,
      attachments: Array.from({ length: 60 }, (_, at) => `${at}${'n'.repeat(300)}.pdf`),
    })
    reply.to.unshift(...Array.from({ length: 60 }, (_, at) => `friend${at}@mail.in`))
    expect(await outcome(reply)).toBe('taken')
    expect((await thread(ticket)).messages.at(-1)?.text).toMatch(/^Please check\.\n\nAttachments .*: 0n/)
  })

  it('names the files that were not taken', async () => {
    const ticket = await open(customer)
    await outcome(mail(addressIn((await told(ticket))?.text), { attachments: ['statement.pdf'] }))
    expect((await thread(ticket)).messages.at(-1)?.text).toMatch(/^Thank you\.\n\nAttachments .*: statement\.pdf\n/)
  })

  it('without a text opens the ticket again, and its sender is asked for words', async () => {
    const ticket = await open(customer)
    const sent = mail(addressIn((await told(ticket))?.text), { text: ' \r\n', attachments: ['photo.jpg'] })
    expect(await outcome(sent)).toBe('empty')
    expect(await thread(ticket)).toMatchObject({ status: 'open' })
    expect((await onDesk(ticket))?.text).toMatch(/^This mail came without a text\.[^]*photo\.jpg/)
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list(MAIL)[0]?.text).toMatch(/without a text/)
  })

  it('comes no further than twenty an hour', async () => {
    const ticket = await open(customer)
    const to = addressIn((await told(ticket))?.text)
    for (let turn = 0; turn < 20; turn += 1) expect(await outcome(mail(to))).toBe('taken')
    expect(await outcome(mail(to))).toBe('too_many')
    server.clock.set(new Date(START.getTime() + hours(2)))
    expect(await outcome(mail(to))).toBe('taken')
    expect(await written(ticket)).toBe(22)
  })

  it('needs the signature of our provider, and to be a mail', async () => {
    const sent = mail('answers@creditlane.test')
    expect((await bring(sent, 'another secret')).status).toBe(401)
    expect((await bring({ hello: 1 })).status).toBe(400)
    const { mailbox } = server.deps
    server.deps.mailbox = NO_MAILBOX
    expect((await bring(sent)).status).toBe(401)
    server.deps.mailbox = mailbox
  })

  it('keeps nothing of what a mail said, and is forgotten after a year', async () => {
    const ticket = await open(customer)
    await outcome(mail(addressIn((await told(ticket))?.text)))
    const [row] = await storedInboundMails(server)
    expect(JSON.stringify(row)).not.toMatch(/asha|Thank|mail\.in/)
    expect((await storedHelpRequests(server))[0]).toMatchObject({ status: 'open' })
    server.clock.set(new Date(START.getTime() + days(366)))
    await sweepExpired(server.deps, { day: '2027-12-02', batch: 1 })
    expect(await storedInboundMails(server)).toEqual([])
  })
})
