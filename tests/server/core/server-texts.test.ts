import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { customers } from '#server/db/schema/identity.ts'
import { answerTicket } from '#server/services/support/answer-ticket.ts'
import { DICTIONARIES } from '#server/texts/dictionaries.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { lineWords } from '#server/texts/payout-words.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import type { OtpChannel } from '#src/contract/entities/messages/outbox-message.ts'
import { LOCALE_TABLE, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { makeTestServer, NOTICE_VERSION } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { textLike } from '../services/shared/journey.ts'

const fileOf = (language: string) => `../../src/locales/${language}/server.json`

it('the folders of all languages are found, and no other', () => {
  const found = Object.keys(DICTIONARIES).filter((file) => file.endsWith('/server.json'))
  expect(found.sort()).toEqual(readdirSync('src/locales').map(fileOf).sort())
})

it('a text without a value, or that nobody wrote, is refused and not sent', () => {
  const t = textsIn('en')
  expect(() => t('server:resume.reminder.subject')).toThrow('server:resume.reminder.subject wants brand')
  expect(() => t('server:nothing' as 'server:ticket.sandbox')).toThrow('no text server:nothing in en')
  expect(t('server:resume.reminder.subject', { brand: '{{link}} $&' })).toBe('{{link}} $&: your reminder')
})

/** A language of which nobody has ever heard: English in brackets. */
const TEST_LANGUAGE = 'qps' as Locale
const bracketed = (node: object): object =>
  Object.fromEntries(
    Object.entries(node).map(([key, inner]: [string, unknown]) => [
      key,
      typeof inner === 'object' && inner !== null ? bracketed(inner) : `[${String(inner)}]`,
    ]),
  )

describe('a language with an entry and a dictionary', () => {
  let server: TestServer
  beforeAll(async () => {
    LOCALES.push(TEST_LANGUAGE)
    Object.assign(LOCALE_TABLE, { [TEST_LANGUAGE]: LOCALE_TABLE.en })
    DICTIONARIES[fileOf(TEST_LANGUAGE)] = bracketed(DICTIONARIES[fileOf('en')] ?? {})
    server = await makeTestServer()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
  })
  afterAll(async () => {
    await server.close()
    LOCALES.pop()
    Reflect.deleteProperty(LOCALE_TABLE, TEST_LANGUAGE)
    Reflect.deleteProperty(DICTIONARIES, fileOf(TEST_LANGUAGE))
  })

  const last = (to: string) => server.deps.outbox?.list(to)[0]

  it.each<[OtpChannel, string]>([
    ['mobile', '9876512340'],
    ['email', 'asha@example.in'],
  ])('is the language of a code that is asked for in it, by %s', async (channel, destination) => {
    const browser = server.browser()
    const { prospectAppId } = await browser.call('createProspect', { body: {} })
    const body = { prospectAppId, channel, destination, notice_version: NOTICE_VERSION }
    await browser.call('sendOtp', { body, headers: { 'x-language': TEST_LANGUAGE } })
    // The subject of a mail stands above its text.
    const lines = last(destination)?.text.split('\n\n') ?? []
    expect(lines.at(-1)).toMatch(
      // By SMS the last line is the browser's: it fills the code in.
      channel === 'mobile'
        ? /^\[(\d{6}) is your .+ code\. .+ we never ask for it\.\]\n@\S+ #\1$/
        : /^\[\d{6} is your .+ code\. .+ we never ask for it\.\]$/,
    )
    expect(lines.slice(0, -1)).toEqual(channel === 'email' ? [textLike(/^\[Your .+ code\]$/)] : [])
  })

  it('is the language of news to a customer who reads it', async () => {
    const { browser, userId } = await server.signInCustomer()
    await server.deps.db.update(customers).set({ language: TEST_LANGUAGE }).where(eq(customers.user_id, userId))
    const asked = { name: 'Asha', email: 'a@b.in', phone: '9876543210', description: 'Where are my papers?' }
    const { ticket } = await browser.call('createHelpRequest', { body: asked })
    await answerTicket(server.deps, ticket, 'They are on their way.')
    expect(last('9876543210')?.text).toMatch(new RegExp(`^\\[.+: your ticket ${ticket} has an answer\\. .+\\]$`))
  })

  it('is the language of the widget on a page of a partner', async () => {
    const { body } = await server.browser().get(`/widget/eligibility?key=none&lang=${TEST_LANGUAGE}`)
    expect(body).toContain('<h1>[Which lenders may match?]</h1><p>[This check is not available here any more.]</p>')
  })

  it('is in a mail to somebody whose language nobody has asked', () => {
    const said = inAllLanguages((language) => {
      const t = textsIn(language)
      return { subject: t('server:ticket.subject', { ticket: 'T' }), text: t('server:ticket.partner', { ticket: 'T' }) }
    })
    expect(said.subject).toBe('Your ticket T / आपका टिकट T / [Your ticket T]')
    expect(said.text.split('\n\n')).toHaveLength(LOCALES.length)
  })

  it('is the language of a line in a file of earnings', () => {
    const line = { kind: 'reward', lender: null, application_reference: null, business_month: '2026-10' }
    const words = lineWords(line as Parameters<typeof lineWords>[0], TEST_LANGUAGE)
    expect(words).toBe(`[${textsIn('en')('server:payout.reward')}]`)
  })
})
