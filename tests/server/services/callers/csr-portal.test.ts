import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TimelineEntry } from '#src/contract/entities/support/csr.ts'
import { storedApplications, storedKeyFactStatements } from '#tests/builders/application.ts'
import { addContacts } from '#tests/builders/call.ts'
import { addLoanEnquiries, changeCustomers } from '#tests/builders/customer.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, PLAIN_LENDER, PROFILE, startCustomer } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const MINUTE = 60_000
const CLEAR = /9876543210|HIGPQ\d{4}|14-08-1990|@example/

describe.each(engines())('the CSR portal, on %s', (engine) => {
  let server: TestServer
  let agent: Browser
  let customer: Customer
  let reference: string
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    customer = await startCustomer(server)
    await getOffers(customer)
    bodyOf(await apply(customer, PLAIN_LENDER))
    const [row] = await storedApplications(server, { lender_id: PLAIN_LENDER })
    reference = row?.reference ?? ''
    agent = (await server.signInAdmin(3)).browser
  })
  afterAll(() => server.close())

  const search = (text: string, who = agent) => who.answer('findCustomers', { body: { text } })
  const found = async (text: string) => bodyOf(await search(text)).found
  const whose = () => ({ user_id: customer.userId })
  const record = async () => (await agent.call('getCsrCustomer', { params: whose() })).data
  const timeline = (query: QueryTo<'listCsrTimeline'> = {}) => agent.call('listCsrTimeline', { params: whose(), query })
  const reveal = (field: string, why = 'lender_asked', reason = '', who = agent) =>
    who.answer('revealField', { params: whose(), body: untyped({ field, why, reason }) })
  const views = async () => (await customer.browser.call('listProfileViews')).data
  const acts = async () => (await storedAuditLog(server)).map(({ action, object }) => `${action} ${object ?? ''}`)

  describe('finds somebody', () => {
    it.each([
      ['the mobile number', () => '9876543210', 'mobile'],
      ['the same with its country', () => '+91 98765 43210', 'mobile'],
      ['the PAN in small letters', () => PROFILE.tin.toLowerCase(), 'pan'],
      ['the number of the customer', () => String(customer.userId), 'customer'],
      ['the number of an application', () => reference.toLowerCase(), 'application'],
    ])('by %s', async (_, typed, matched) => {
      expect(await found(typed())).toMatchObject([{ user_id: customer.userId, matched }])
    })

    it('by an e-mail address that they sign in with, in any capitals, and by no other', async () => {
      const { userId } = await server.signInCustomer({ channel: 'email', destination: 'asha@example.in' })
      expect(await found('Asha@Example.in')).toMatchObject([{ user_id: userId, matched: 'email' }])
      // Typed into a profile, never proven: it may be somebody else's.
      expect(await found(PROFILE.email)).toEqual([])
    })

    it('by a ticket', async () => {
      const { ticket } = await customer.browser.call('createHelpRequest', {
        body: {
          name: 'Asha',
          email: 'asha@example.in',
          phone: '9876543210',
          company: '',
          description: 'Where is it?',
        },
      })
      expect(await found(ticket)).toMatchObject([{ user_id: customer.userId, matched: 'ticket', reference: ticket }])
    })

    it('by the statement that they were shown, and by an enquiry, as long as they are there', async () => {
      const [shown] = await storedKeyFactStatements(server)
      const user_id = customer.userId
      await addLoanEnquiries(server, { reference: 'LE-7K2M9QXA', user_id, partner: 'cl', kind: 'car' })
      const numbers = { statement: shown?.proposal_number ?? '', enquiry: 'LE-7K2M9QXA' }
      for (const [matched, reference] of Object.entries(numbers))
        for (const typed of [reference, reference.toLowerCase().replace('-', ' ')])
          expect(await found(typed)).toMatchObject([{ user_id, matched, reference }])
      await changeCustomers(server, { user_id }, { deleted_at: server.clock.now() })
      for (const reference of Object.values(numbers)) expect(await found(reference)).toEqual([])
    })

    it('by nothing less than the whole of it, and lists nobody', async () => {
      for (const part of ['987654321', '%', '_', 'HIGPQ', reference.slice(0, -1), 'asha', '9876'])
        expect(await found(part)).toEqual([])
      for (const text of ['', ' '.repeat(300)]) expect((await search(text)).status).toBe(422)
    })

    it('without telling who it is, and without what was typed in the log', async () => {
      const [hit] = await found(PROFILE.tin)
      expect(JSON.stringify(hit)).not.toMatch(/Ananya|Quillfeather|98x|HIGPQ/)
      const log = JSON.stringify(await storedAuditLog(server))
      expect(log).not.toContain(PROFILE.tin)
      expect(await acts()).toEqual(expect.arrayContaining([`record.find customer:${customer.userId}`]))
    })

    it('nobody who was forgotten', async () => {
      const own = { user_id: customer.userId }
      await changeCustomers(server, own, { deleted_at: server.clock.now() })
      for (const text of ['9876543210', PROFILE.tin, reference, String(customer.userId)])
        expect(await found(text)).toEqual([])
      expect(await agent.status('getCsrCustomer', { params: whose() })).toBe(404)
      expect(await agent.status('listCsrTimeline', { params: whose() })).toBe(404)
      expect((await reveal('pan')).status).toBe(404)
    })
  })

  describe('shows one customer', () => {
    it('by name, with everything else that names or reaches them masked', async () => {
      const shown = await record()
      expect(shown).toMatchObject({
        user_id: customer.userId,
        mobile: '98xxxxxx10',
        mobile_verified: true,
        address: '******',
        birth_date: '**-**-1990',
        pan: expect.stringMatching(/^HIGP\*{5}\w$/) as string,
        applications: [{ reference, lender: 'Teak Capital', product: 'Personal Loans' }],
      })
      expect(shown.name).toContain(PROFILE.first_name)
      expect(JSON.stringify([shown, await timeline()])).not.toMatch(CLEAR)
    })

    it('with one timeline, newest first, whose pages neither miss nor repeat anything', async () => {
      const { clock } = server.deps
      // Many of the same instant: their order must hold all the same.
      await addContacts(
        server,
        Array.from({ length: 40 }, (_, at) => ({
          user_id: customer.userId,
          channel: at % 3 === 0 ? ('call' as const) : ('sms' as const),
          purpose: 'service' as const,
          about: 'status',
          at: clock.now(),
        })),
      )
      const all: TimelineEntry[] = []
      let page = await timeline()
      for (let turns = 0; turns < 20; turns += 1) {
        all.push(...page.entries)
        if (page.next === null) break
        page = await timeline({ before: page.next })
      }
      const places = all.map(({ cursor }) => cursor)
      expect(new Set(places).size).toBe(places.length)
      expect(all.map(({ at }) => at)).toEqual(
        all
          .map(({ at }) => at)
          .sort()
          .reverse(),
      )
      const kinds = new Set(all.map(({ kind }) => kind))
      for (const kind of ['status', 'offers', 'statement', 'consent', 'message', 'call', 'look', 'sign_in'] as const)
        expect(kinds).toContain(kind)
      expect(all.filter(({ kind }) => kind === 'call')).toHaveLength(14)
      expect(all.filter(({ kind }) => kind === 'message').length).toBeGreaterThanOrEqual(26)
    })

    it('with one kind, or one application, alone', async () => {
      const { entries } = await timeline({ group: 'consents' })
      expect(entries.length).toBeGreaterThan(0)
      expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['consent']))
      const own = await timeline({ reference })
      expect(own.entries.map((entry) => entry.kind)).toContain('status')
      expect(own.entries.map((entry) => entry.kind)).not.toContain('consent')
      const other = await startCustomer(server, {}, '9876500001')
      expect(await agent.status('listCsrTimeline', { params: { user_id: other.userId }, query: { reference } })).toBe(
        404,
      )
    })

    it('and nobody else’s', async () => {
      const before = (await timeline()).entries.length
      const other = await startCustomer(server, {}, '9876500001')
      await getOffers(other)
      expect((await timeline()).entries.length).toBe(before)
      const shown = (await agent.call('getCsrCustomer', { params: { user_id: other.userId } })).data
      expect(shown.applications.map((each) => each.reference)).not.toContain(reference)
    })

    it('and tells them so: one look in ten minutes, one line in half an hour', async () => {
      await record()
      await timeline()
      await timeline({ group: 'looks' })
      expect((await acts()).filter((act) => act.startsWith('customer.view '))).toHaveLength(1)
      expect(await views()).toMatchObject([{ kind: 'record', role_id: 3, views: 1 }])
      server.clock.set(new Date(server.clock.now().getTime() + 11 * MINUTE))
      // Whoever does nothing for so long is signed out.
      agent = (await server.signInAdmin(3)).browser
      customer.browser = (await server.signInCustomer()).browser
      await record()
      expect(await views()).toMatchObject([{ kind: 'record', views: 2 }])
      const looks = (await timeline({ group: 'looks' })).entries.filter(({ kind }) => kind === 'look')
      expect(looks).toMatchObject([{ what: 'customer.view' }, { what: 'customer.view' }])
    })
  })

  describe('uncovers one field', () => {
    it.each([
      ['mobile', '9876543210'],
      ['email', PROFILE.email],
      ['pan', PROFILE.tin],
      ['birth_date', '14-08-1990'],
    ])('%s, with a reason', async (field, value) => {
      expect(bodyOf(await reveal(field))).toEqual({ value, seconds: 60 })
    })

    it('which the customer and the log can read: field, role and reason, never the value or the name', async () => {
      bodyOf(await reveal('pan', 'other', 'The lender could not read it'))
      expect(await views()).toMatchObject([
        { kind: 'reveal', role_id: 3, field: 'pan', why: 'other', reason: 'The lender could not read it' },
      ])
      const [line] = (await storedAuditLog(server)).filter(({ action }) => action === 'customer.reveal')
      expect(line).toMatchObject({ object: `customer:${customer.userId}`, after: { field: 'pan', why: 'other' } })
      expect(JSON.stringify(line)).not.toContain(PROFILE.tin)
      const [look] = (await timeline({ group: 'looks' })).entries.filter(({ what }) => what === 'customer.reveal')
      expect(look).toMatchObject({ field: 'pan', why: 'other', reason: 'The lender could not read it' })
    })

    it('only for a reason of the list, said in words where it is another', async () => {
      expect((await reveal('pan', 'curious')).status).toBe(422)
      expect((await reveal('pan', 'other', 'x')).status).toBe(422)
      expect((await reveal('pan', 'other', 'Read out as HIGPP1234F')).status).toBe(422)
      expect((await reveal('income')).status).toBe(422)
      expect(await views()).toEqual([])
    })

    it('which is not given: nothing to show, and nothing noted', async () => {
      const { userId } = await server.signInCustomer({ destination: '9876500002' })
      const body = { field: 'pan', why: 'complaint', reason: '' }
      expect(await agent.status('revealField', { params: { user_id: userId }, body: untyped(body) })).toBe(409)
      expect((await acts()).filter((act) => act === `customer.reveal customer:${userId}`)).toEqual([])
    })

    it('forty times an hour, and no more', async () => {
      for (let turn = 0; turn < 40; turn += 1) bodyOf(await reveal('mobile'))
      expect((await reveal('mobile')).status).toBe(429)
      server.clock.set(new Date(server.clock.now().getTime() + 61 * MINUTE))
      agent = (await server.signInAdmin(3)).browser
      expect((await reveal('mobile')).status).toBe(200)
    })
  })
})
