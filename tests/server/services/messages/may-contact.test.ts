import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepLooks, listCustomers } from '#server/db/repositories/privacy/contact-facts.ts'
import { SWEEPS } from '#server/db/repositories/privacy/expired-rows.ts'
import { findCustomer, updateCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { contactCustomer } from '#server/services/messages/contact-customer.ts'
import { mayContactCustomers } from '#server/services/messages/may-contact-customers.ts'
import { AppError } from '#src/contract/errors.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { withoutCalls } from '#src/contract/rules/contact/contact-rules.ts'
import type { ContactRules } from '#src/contract/rules/contact/contact-rules.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { addContacts, storedContactRefusals, storedContacts } from '#tests/builders/call.ts'
import type { BodyTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

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
    const looked = (mobile: string, scrub_id: string, registered: boolean) => ({
      phone_index: vault.index('phone', mobile),
      scrub_id,
      registered,
      found_at: MORNING,
    })
    await keepLooks(db, [looked('9800000002', 'SCRUB-1', false)])
    await keepLooks(db, [
      looked('9800000002', 'SCRUB-2', true),
      ...[1, 3, 4, 5, 6, 7].map((nth) => looked(`980000000${nth}`, 'SCRUB-2', false)),
    ])
    await asking.browser.call('createHelpRequest', {
      body: {
        name: 'Asha',
        email: 'asha@example.in',
        phone: '9800000003',
        company: '',
        description: 'Where is it?',
      },
    })
    await erasing.browser.call('requestErasure', { body: { pan: '', birth_date: '' } })
    await addContacts(server, [
      { user_id: offered.userId, channel: 'email', purpose: 'offers', about: 'offers', at: MORNING },
      {
        user_id: refused.userId,
        channel: 'call',
        purpose: 'service',
        about: 'application',
        app_id: 'app-1',
        ending: 'not_interested',
        at: new Date(MORNING.getTime() - days(60)),
      },
    ])
    await updateCustomer(db, erased.userId, { deleted_at: MORNING })
    expect(
      await verdicts([free, listed, asking, erasing, offered, refused, erased].map(({ userId }) => userId)),
    ).toEqual([true, 'register', 'complaint', 'erasing', 'offers_day', 'not_interested', 'erased'])
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
        about: 'reminder',
        subject: 'Better rates',
        text: 'Better rates',
        purpose: 'offers',
      })
    }
    await browser.call('updateContactRules', { body: { purpose: 'offers', channel: 'sms', allowed: true } })
    expect([await send(), await send()]).toEqual([true, false])
    const read = (await browser.call('listContacts')).data
    expect(read.filter(({ purpose }) => purpose === 'offers')).toMatchObject([{ channel: 'sms', about: 'reminder' }])
  })

  it('what is held back is counted by its reason, where they read it, and goes with their file', async () => {
    const { browser, userId } = await somebody('9840000001')
    const send = async (purpose: 'service' | 'offers') => {
      const row = await findCustomer(server.deps.db, userId)
      if (!row) throw new Error('nobody')
      return contactCustomer(server.deps, row, { about: 'reminder', subject: 'News', text: 'News', purpose })
    }
    const read = async () => (await browser.call('listContactRefusals')).data
    await browser.call('updateContactRules', { body: { purpose: 'offers', channel: 'sms', allowed: true } })
    await send('offers')
    await send('offers')
    await send('offers')
    const day = { last_day: istDay(MORNING) }
    expect(await read()).toContainEqual({ channel: 'sms', purpose: 'offers', reason: 'offers_day', count: 2, ...day })
    // A day without anything in its way is no refusal, and who is written to by another channel misses none.
    await send('service')
    expect((await read()).filter(({ purpose }) => purpose === 'service')).toEqual([])
    await browser.call('setQuietMode', { body: { days: 7 } })
    await send('service')
    expect(await read()).toContainEqual({ channel: 'sms', purpose: 'service', reason: 'quiet', count: 1, ...day })
    const file = (await browser.call('exportMyData')).data
    expect(file.contact_refusals).toEqual(await read())
    server.clock.set(new Date(MORNING.getTime() + days(91)))
    const again = await server.signInCustomer({ destination: '9840000001' })
    expect(await again.browser.call('listContactRefusals')).toEqual({ data: [] })
    const { db } = server.deps
    const sweep = (count: number) => SWEEPS.contact_refusals(db, new Date(MORNING.getTime() + days(count)), 10)
    expect(await sweep(364)).toBe(0)
    expect(await sweep(365)).toBeGreaterThan(0)
    expect(await storedContactRefusals(server)).toEqual([])
  })

  describe('the register', () => {
    const offer = async (userId: number, deps: Deps = server.deps) => {
      const row = await findCustomer(server.deps.db, userId)
      if (!row) throw new Error('nobody')
      return contactCustomer(deps, row, {
        about: 'reminder',
        subject: 'Better rates',
        text: 'Better rates',
        purpose: 'offers',
        channel: 'sms',
      })
    }
    const wants = async (destination: string) => {
      const one = await somebody(destination)
      await one.browser.call('updateContactRules', { body: { purpose: 'offers', channel: 'sms', allowed: true } })
      return one
    }

    it('is asked before anything is sold by phone, and the number of the look stays with the receipt', async () => {
      const free = await wants('9850000001')
      const listed = await wants('9850007777')
      expect([await offer(free.userId), await offer(listed.userId)]).toEqual([true, false])
      const [receipt] = await storedContacts(server, { user_id: free.userId, purpose: 'offers' })
      expect(receipt?.scrub_id).toBe(`DEMO-${istDay(MORNING)}`)
      expect(await listed.browser.call('listContactRefusals')).toMatchObject({
        data: [{ channel: 'sms', purpose: 'offers', reason: 'register', count: 1 }],
      })
    })

    it('is asked anew after a day, about those alone of whom nothing else says no; silent, it stops what sells', async () => {
      const asked: string[][] = []
      const numberRegister = {
        sandbox: true,
        look: (numbers: readonly string[]) => {
          asked.push([...numbers])
          return Promise.resolve({ scrub_id: `LOOK-${asked.length}`, registered: new Set<string>() })
        },
      }
      const deps = { ...server.deps, numberRegister }
      const one = await wants('9860000001')
      const quiet = await wants('9860000002')
      await quiet.browser.call('setQuietMode', { body: { days: 7 } })
      expect([await offer(one.userId, deps), await offer(quiet.userId, deps)]).toEqual([true, false])
      expect(asked).toEqual([['9860000001']])
      await offer(one.userId, deps)
      expect(asked).toHaveLength(1)
      server.clock.set(new Date(MORNING.getTime() + hours(25)))
      const silent = { ...numberRegister, look: () => Promise.reject(new AppError('not_available', 'silent')) }
      await expect(offer(one.userId, { ...server.deps, numberRegister: silent })).rejects.toThrow('silent')
      expect(await offer(one.userId, deps)).toBe(true)
      expect(asked).toEqual([['9860000001'], ['9860000001']])
    })
  })

  it('who wants no calls takes it back by allowing one, and by nothing else', async () => {
    const { browser, userId } = await somebody('9830000001', withoutCalls(everything(), MORNING))
    const rules = async () => (await browser.call('getContactRules')).data
    const choose = (
      purpose: BodyTo<'updateContactRules'>['purpose'],
      channel: BodyTo<'updateContactRules'>['channel'],
    ) => browser.call('updateContactRules', { body: { purpose, channel, allowed: true } })
    await choose('service', 'whatsapp')
    await choose('offers', 'sms')
    expect(await rules()).toMatchObject({
      no_calls_since: MORNING.toISOString(),
      choices: { service: { call: false } },
    })
    await choose('service', 'call')
    expect(await rules()).toMatchObject({ no_calls_since: null, choices: { service: { call: true } } })
    const [row] = await storedContacts(server, { user_id: userId })
    expect(row?.channel).toBe('sms')
  })
})
