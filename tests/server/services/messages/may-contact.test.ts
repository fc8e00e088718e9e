import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Contact, ServedContactRules } from '#src/contract/entities/privacy/privacy.ts'
import { withoutCalls } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactRules } from '#src/contract/rules/contact/contact-rules.ts'
import { listCustomers, keepRegisteredNumbers } from '#server/db/repositories/privacy/contact-facts.ts'
import { findCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import { contacts } from '#server/db/schema-care.ts'
import type { Deps } from '#server/deps.ts'
import { contactCustomer } from '#server/services/messages/contact-customer.ts'
import { mayContactCustomers } from '#server/services/messages/may-contact-customers.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer, type TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'

const MORNING = new Date('2026-12-01T05:00:00Z')

describe.each(engines())('who may be contacted, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(MORNING)
  })
  afterAll(() => server.close())

  const everything = (): ContactRules => {
    const all = { sms: true, email: true, call: true, whatsapp: true }
    const choices = { service: { ...all }, offers: { ...all }, partner_offers: { ...all } }
    return { choices, quiet_until: null, no_calls_since: null }
  }
  async function somebody(destination: string, rules: ContactRules = everything()) {
    const { browser, userId } = await server.signInCustomer({ destination })
    await updateCustomer(server.deps.db, userId, { contact_rules: { ...rules } })
    return { browser, userId }
  }
  async function verdicts(ids: number[], deps: Deps = server.deps) {
    const rows = await listCustomers(server.deps.db, ids)
    const all = await mayContactCustomers(deps, rows, { purpose: 'partner_offers', channel: 'sms' })
    return ids.map((id) => {
      const verdict = all.get(id)
      return verdict?.may === false ? verdict.reason : verdict?.may
    })
  }

  it('each by what the database knows of them', async () => {
    const { db, vault } = server.deps
    const free = await somebody('9800000001')
    const listed = await somebody('9800000002')
    const asking = await somebody('9800000003')
    const erasing = await somebody('9800000004')
    const offered = await somebody('9800000005')
    const refused = await somebody('9800000006')
    const erased = await somebody('9800000007')
    await keepRegisteredNumbers(db, [
      { phone_index: vault.index('phone', '9800000002'), scrub_id: 'SCRUB-1', found_at: MORNING },
      { phone_index: vault.index('phone', '9800000002'), scrub_id: 'SCRUB-2', found_at: MORNING },
    ])
    bodyOf(
      await asking.browser.post('/api/help-request', {
        ...{ name: 'Asha', email: 'asha@example.in', phone: '9800000003', company: '', description: 'Where is it?' },
      }),
    )
    bodyOf(await erasing.browser.post('/api/erasure', { pan: '', birth_date: '' }))
    await db.insert(contacts).values([
      { user_id: offered.userId, channel: 'email', purpose: 'offers', about: 'offers', at: MORNING },
      {
        ...{ user_id: refused.userId, channel: 'call', purpose: 'service', about: 'application', app_id: 'app-1' },
        ...{ ending: 'not_interested', at: new Date(MORNING.getTime() - 60 * 86_400_000) },
      },
    ])
    await updateCustomer(db, erased.userId, { deleted_at: MORNING })
    expect(
      await verdicts([free, listed, asking, erasing, offered, refused, erased].map(({ userId }) => userId)),
    ).toEqual([...[true, 'register', 'complaint', 'erasing', 'offers_day', 'not_interested', 'erased']])
  })

  it('asks as much for one as for many', async () => {
    const ids: number[] = []
    for (const nth of [1, 2, 3, 4, 5]) ids.push((await somebody(`981000000${nth}`)).userId)
    const count = async (some: number[]) => {
      let asked = 0
      const db = new Proxy(server.deps.db, {
        get(target, name, receiver) {
          if (name === 'select' || name === 'execute') asked += 1
          const value: unknown = Reflect.get(target, name, receiver)
          return typeof value === 'function' ? (value.bind(target) as unknown) : value
        },
      })
      await verdicts(some, { ...server.deps, db })
      return asked
    }
    const one = await count(ids.slice(0, 1))
    expect(one).toBeGreaterThan(0)
    expect(await count(ids)).toBe(one)
  })

  it('an offer goes out once a day, by one channel, and leaves a receipt that the customer reads', async () => {
    const { browser, userId } = await somebody('9820000001')
    const send = async () => {
      const row = await findCustomer(server.deps.db, userId)
      if (!row) throw new Error('nobody')
      return contactCustomer(server.deps, row, {
        ...{ about: 'reminder', subject: 'Better rates', text: 'Better rates', purpose: 'offers' },
      })
    }
    await browser.post('/api/contact-rules', { purpose: 'offers', channel: 'sms', allowed: true })
    expect([await send(), await send()]).toEqual([true, false])
    const read = bodyOf<{ data: Contact[] }>(await browser.get('/api/contacts')).data
    expect(read.filter(({ purpose }) => purpose === 'offers')).toMatchObject([{ channel: 'sms', about: 'reminder' }])
  })

  it('who wants no calls takes it back by allowing one, and by nothing else', async () => {
    const { browser, userId } = await somebody('9830000001', withoutCalls(everything(), MORNING))
    const rules = async () => bodyOf<{ data: ServedContactRules }>(await browser.get('/api/contact-rules')).data
    const choose = (purpose: string, channel: string) =>
      browser.post('/api/contact-rules', { purpose, channel, allowed: true })
    await choose('service', 'whatsapp')
    await choose('offers', 'sms')
    expect(await rules()).toMatchObject({
      no_calls_since: MORNING.toISOString(),
      choices: { service: { call: false } },
    })
    await choose('service', 'call')
    expect(await rules()).toMatchObject({ no_calls_since: null, choices: { service: { call: true } } })
    const [row] = await server.deps.db.select().from(contacts).where(eq(contacts.user_id, userId))
    expect(row?.channel).toBe('sms')
  })
})
