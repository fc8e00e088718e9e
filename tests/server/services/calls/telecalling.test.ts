import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallOrder } from '#server/adapters/telephony/telephony.ts'
import { createAdmin } from '#server/db/repositories/identity/admins.ts'
import { updateCustomer } from '#server/db/repositories/profile/customers.ts'
import { getCallDesk } from '#server/services/calls/get-call-desk.ts'
import { markCall } from '#server/services/calls/mark-call.ts'
import { takeNextCall } from '#server/services/calls/take-next-call.ts'
import { sweepExpired } from '#server/services/privacy/sweep-expired.ts'
import { AppError } from '#src/contract/errors.ts'
import { isForReview } from '#src/contract/rules/contact/call-review.ts'
import type { ContactRules } from '#src/contract/rules/contact/contact-rules.ts'
import { days } from '#src/contract/rules/time.ts'
import { addOfferLists, makeApplication } from '#tests/builders/application.ts'
import { changeCalls, makeCall, storedCalls, storedContacts } from '#tests/builders/call.ts'
import { storedHelpRequests } from '#tests/builders/help-request.ts'
import { changeSessions } from '#tests/builders/session.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, AnswerTo, BodyTo } from '#tests/setup/browser.ts'
import { CHECKED } from '#tests/setup/call-checklist.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { bodyOf } from '../shared/journey.ts'
import { findWorkItem } from './work-item.ts'

/** A Tuesday, 10:30 in India. */
const MORNING = new Date('2026-12-01T05:00:00Z')
const MINUTE = 60_000

describe.each(engines())('telecalling, on %s', (engine) => {
  let server: TestServer
  let agent: Browser
  let other: Browser
  let otherId: number
  let rung: CallOrder[]
  let refuses: boolean
  beforeAll(async () => {
    const telephony = {
      sandbox: true,
      call: (order: CallOrder) => {
        if (refuses) return Promise.reject(new AppError('not_available', 'The exchange did not take the call.'))
        rung.push(order)
        return Promise.resolve()
      },
    }
    server = await makeTestServer({ engine, deps: { telephony } })
  })
  beforeEach(async () => {
    await server.reset()
    rung = []
    refuses = false
    await comeAt(MORNING)
  })
  afterAll(() => server.close())

  /** Both staff sign in at this time: what was open before may have been idle for too long. */
  async function comeAt(time: Date) {
    server.clock.set(time)
    agent = (await server.signInAdmin(3)).browser
    const first = await server.signInAdmin(1)
    other = first.browser
    otherId = first.adminId
  }
  const everything = (): ContactRules => {
    const all = { sms: true, email: true, call: true, whatsapp: true }
    const choices = { service: { ...all }, offers: { ...all }, partner_offers: { ...all } }
    return { choices, quiet_until: null, no_calls_since: null }
  }
  let person = 0
  /** Somebody who allows every call, with an application that stands where it is said, and was here yesterday. */
  async function somebody(status = 'documents_needed', rules: Partial<ContactRules> = {}, ago = days(1)) {
    person += 1
    const mobile = `98${String(10_000_000 + person)}`
    const { browser, userId } = await server.signInCustomer({ destination: mobile })
    const { db } = server.deps
    await updateCustomer(db, userId, { contact_rules: { ...everything(), ...rules } })
    await changeSessions(
      server,
      { area: 'customer', subject_id: userId },
      { last_seen_at: new Date(server.clock.now().getTime() - 6 * MINUTE) },
    )
    const app_id = `app_call_${person}`
    const at = new Date(server.clock.now().getTime() - ago)
    await makeApplication(server, { app_id, user_id: userId, status, at })
    return { browser, userId, app_id, mobile }
  }
  const deskOf = (answer: AnswerTo<'getCallDesk'>) => bodyOf(answer).data
  const desk = async (who = agent) => deskOf(await who.answer('getCallDesk'))
  const take = async (who = agent) => deskOf(await who.answer('takeNextCall')).sheet
  const act = (what: 'dialCall' | 'skipCall', id: number, who = agent) => who.answer(what, { params: { call_id: id } })
  const NOTHING = { note: '', day: '', time: '', by: 'me' }
  const end = (id: number, ending: string, more: object = {}, who = agent) =>
    who.answer('endCall', { params: { call_id: id }, body: untyped({ ...NOTHING, ending, ...more }) })
  const call = async (ending: string, more: object = {}, who = agent) => {
    const id = (await take(who))?.call_id ?? 0
    bodyOf(await act('dialCall', id, who))
    bodyOf(await end(id, ending, more, who))
    return id
  }
  const later = (span: number) => comeAt(new Date(server.clock.now().getTime() + span))

  it('leads from the queue to one ending, by a masked number, with a receipt that the customer reads', async () => {
    const { browser, userId, mobile } = await somebody()
    expect(await desk()).toMatchObject({ open: true, sandbox: true, count: 1, hidden: [], sheet: null })
    const sheet = await take()
    expect(sheet).toMatchObject({ user_id: userId, why: 'documents', purpose: 'service', started_at: null })
    expect(JSON.stringify(sheet)).not.toContain(mobile)
    expect(sheet?.script.map(({ language, must }) => [language, must.length])).toEqual([
      ['en', 4],
      ['hi', 4],
    ])
    const id = sheet?.call_id ?? 0
    expect((await end(id, 'no_answer')).status).toBe(409)
    const dialled = deskOf(await act('dialCall', id))
    expect(rung).toMatchObject([{ call_id: id, to: mobile, purpose: 'service' }])
    expect(dialled.sheet?.so_far).toMatchObject([
      { channel: 'call', about: 'application', ending: null },
      { about: 'otp' },
    ])
    const read = async () => (await browser.call('listContacts')).data
    expect((await read())[0]).toMatchObject({ channel: 'call', purpose: 'service', about: 'application' })
    expect(deskOf(await end(id, 'documents_promised', { note: 'Will send both' }))).toMatchObject({
      sheet: null,
      today: { calls: 1, connected: 1 },
      count: 0,
      hidden: [{ reason: 'calls_day', count: 1 }],
      done: [{ call_id: id, ending: 'documents_promised' }],
    })
    const views = (await browser.call('listProfileViews')).data
    expect(views).toMatchObject([{ kind: 'record', role_id: 3 }])
    const { entries } = await agent.call('listCsrTimeline', { params: { user_id: userId }, query: { group: 'calls' } })
    expect(entries).toMatchObject([{ kind: 'call', what: 'application', why: 'documents_promised' }])
    const [row] = await storedCalls(server)
    expect(row?.note_enc).not.toContain('Will send')
  })

  it('stands in order: promised, left after offers, documents, approved; the longest first', async () => {
    const approved = await somebody('approved')
    const second = await somebody('documents_needed', {}, days(1))
    const first = await somebody('documents_needed', {}, days(2))
    const promised = await somebody('in_review')
    const yesterday = new Date(MORNING.getTime() - days(1))
    await makeCall(server, {
      user_id: promised.userId,
      app_id: promised.app_id,
      admin_id: 1,
      taken_at: yesterday,
      leased_until: MORNING,
      started_at: yesterday,
      ended_at: yesterday,
      ending: 'call_back',
      promised_at: new Date(MORNING.getTime() - MINUTE),
      rests_until: MORNING,
    })
    expect((await desk()).waiting.map(({ user_id, why }) => [user_id, why])).toEqual([
      [promised.userId, 'promised'],
      [first.userId, 'documents'],
      [second.userId, 'documents'],
      [approved.userId, 'approved'],
    ])
  })

  it('hides whoever may not be called, is here, or has just been, and counts them by reason', async () => {
    await somebody('documents_needed', { quiet_until: new Date(MORNING.getTime() + days(1)).toISOString() })
    await somebody('documents_needed', { no_calls_since: MORNING.toISOString() })
    const here = await somebody()
    await changeSessions(server, { area: 'customer', subject_id: here.userId }, { last_seen_at: MORNING })
    const { count, hidden } = await desk()
    expect(count).toBe(0)
    expect(hidden).toMatchObject([
      { reason: 'no_calls', count: 1, until: null },
      { reason: 'quiet', count: 1, until: new Date(MORNING.getTime() + days(1)).toISOString() },
      { reason: 'online', count: 1 },
    ])
    expect(await take()).toBeNull()
    await comeAt(new Date('2026-12-01T12:30:00Z'))
    expect(await desk()).toMatchObject({ open: false, count: 0 })
    await comeAt(new Date('2027-01-26T06:00:00Z'))
    expect(await desk()).toMatchObject({ open: false, hidden: [{ reason: 'no_calls' }, { reason: 'holiday' }] })
  })

  it('asks the register before a call that sells, keeps its number, and gives nobody who stands in it', async () => {
    const left = async () => {
      const one = await somebody('draft')
      const created_at = new Date(server.clock.now().getTime() - 60 * MINUTE)
      await addOfferLists(server, {
        app_id: one.app_id,
        user_id: one.userId,
        method_version: '1',
        shown: [],
        created_at,
      })
      return one
    }
    person = 107_776
    const listed = await left()
    const free = await left()
    expect(listed.mobile).toMatch(/7777$/)
    expect((await desk()).count).toBe(2)
    expect((await take())?.user_id).toBe(free.userId)
    expect((await desk()).hidden).toEqual([
      { reason: 'register', count: 1, until: null },
      { reason: 'taken', count: 1, until: null },
    ])
    const id = (await desk()).sheet?.call_id ?? 0
    bodyOf(await act('dialCall', id))
    const [receipt] = await storedContacts(server, { channel: 'call' })
    expect(receipt).toMatchObject({ user_id: free.userId, purpose: 'offers', scrub_id: 'DEMO-2026-12-01' })
    bodyOf(await end(id, 'rate'))
    // Whoever presses again finds the other one refused, and so does the customer, once a day.
    expect([await take(), await take()]).toEqual([null, null])
    expect(await listed.browser.call('listContactRefusals')).toEqual({
      data: [{ channel: 'call', purpose: 'offers', reason: 'register', count: 1, last_day: '2026-12-01' }],
    })
  })

  it('a refusal at the moment of the call is counted where the customer reads it', async () => {
    const one = await somebody()
    const id = (await take())?.call_id ?? 0
    await one.browser.call('setQuietMode', { body: { days: 7 } })
    expect((await act('dialCall', id)).status).toBe(409)
    expect(await one.browser.call('listContactRefusals')).toMatchObject({
      data: [{ channel: 'call', purpose: 'service', reason: 'quiet', count: 1 }],
    })
  })

  it('two agents never get the same person, however they take, and each keeps theirs', async () => {
    const people = [await somebody(), await somebody(), await somebody()]
    const staff = [3, otherId]
    for (const nth of [1, 2, 3, 4])
      staff.push(
        await createAdmin(server.deps.db, {
          email: `caller${nth}@demo.test`,
          name: `Caller ${nth}`,
          role_id: 3,
          state: 'active',
          password_hash: null,
        }),
      )
    const taken = await Promise.all(
      staff.map((admin_id) => takeNextCall(server.deps, { admin_id, requestId: `take-${admin_id}` })),
    )
    const got = taken.flatMap((each) => each.call?.user_id ?? [])
    expect(got).toHaveLength(new Set(got).size)
    // Who passed over a row that another was taking gets one the next time.
    for (const admin_id of staff) await takeNextCall(server.deps, { admin_id, requestId: `again-${admin_id}` })
    const rows = await storedCalls(server)
    expect(rows.map(({ user_id }) => user_id).sort()).toEqual(people.map(({ userId }) => userId).sort())
    expect(new Set(rows.map(({ admin_id }) => admin_id)).size).toBe(3)
  })

  it('after ten minutes somebody else may take them, and who had them dials nobody', async () => {
    const { userId } = await somebody()
    const mine = (await take())?.call_id ?? 0
    expect(await take(other)).toBeNull()
    expect((await desk(other)).hidden).toMatchObject([{ reason: 'taken', count: 1 }])
    await later(10 * MINUTE)
    expect((await act('dialCall', mine)).status).toBe(409)
    expect(await take(other)).toMatchObject({ user_id: userId })
    expect((await act('dialCall', mine)).status).toBe(404)
    expect(rung).toEqual([])
  })

  it('on the phone longer than the ten minutes, the ending is kept, and once', async () => {
    await somebody()
    const id = (await take())?.call_id ?? 0
    await act('dialCall', id)
    await later(45 * MINUTE)
    expect(await take(other)).toBeNull()
    expect((await desk()).sheet?.call_id).toBe(id)
    const both = await Promise.all([end(id, 'interested'), end(id, 'rate')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await end(id, 'rate')).status).toBe(409)
    expect((await end(id, 'rate', {}, other)).status).toBe(404)
    expect(await storedContacts(server, { channel: 'call' })).toHaveLength(1)
  })

  it('a call that its agent never ended is over after hours, for whoever waits', async () => {
    const { userId } = await somebody()
    const id = (await take())?.call_id ?? 0
    await act('dialCall', id)
    await later(4 * 60 * MINUTE)
    await take(other)
    expect((await desk()).sheet).toBeNull()
    const [row] = await storedCalls(server, { user_id: userId })
    expect(row?.ending).toBe('dropped')
  })

  it('set aside, nobody gets them until the ten minutes are over', async () => {
    await somebody()
    const id = (await take())?.call_id ?? 0
    expect(deskOf(await act('skipCall', id))).toMatchObject({ sheet: null, hidden: [{ reason: 'taken' }] })
    expect(await take()).toBeNull()
    await later(10 * MINUTE)
    expect((await take())?.call_id).not.toBe(id)
  })

  it('the exchange that refuses has rung nobody: no receipt, no cap, and another try', async () => {
    const { userId } = await somebody()
    const id = (await take())?.call_id ?? 0
    refuses = true
    expect((await act('dialCall', id)).status).toBe(503)
    expect(await storedContacts(server, { channel: 'call' })).toHaveLength(0)
    expect((await desk()).sheet).toMatchObject({ user_id: userId, started_at: null })
    refuses = false
    expect((await act('dialCall', id)).status).toBe(200)
  })

  it('what the customer chose since they were taken counts at the moment of the call', async () => {
    const { browser } = await somebody()
    const id = (await take())?.call_id ?? 0
    await browser.call('updateContactRules', { body: { purpose: 'service', channel: 'call', allowed: false } })
    const answer = await act('dialCall', id)
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { errors: { call: 'They have not opted in to such calls' } },
    ])
    expect(rung).toEqual([])
  })

  it('no calls please: at once, for good, in the customer’s own choices, until they allow them again', async () => {
    const { browser, userId } = await somebody()
    await call('no_calls')
    const rules = async () => (await browser.call('getContactRules')).data
    expect(await rules()).toMatchObject({ choices: { service: { call: false }, offers: { call: false } } })
    expect((await rules()).no_calls_since).not.toBeNull()
    await later(days(200))
    const { hidden, count } = await desk()
    expect([count, hidden]).toMatchObject([0, [{ reason: 'no_calls', count: 1 }]])
    expect((await getCallDesk(server.deps, { admin_id: 3 })).waiting.map(({ user_id }) => user_id)).not.toContain(
      userId,
    )
  })

  it('a complaint opens a ticket with the customer’s words, and stands for a second look', async () => {
    const { userId } = await somebody()
    const id = (await take())?.call_id ?? 0
    await act('dialCall', id)
    expect((await end(id, 'complaint')).status).toBe(422)
    expect((await end(id, 'complaint', { note: 'My PAN HIGPQ4321A was asked' })).status).toBe(422)
    const { done } = deskOf(await end(id, 'complaint', { note: 'Nobody answers my mails' }))
    const [ticket] = await storedHelpRequests(server, { user_id: userId })
    expect(done[0]?.ticket).toBe(ticket?.ticket)
    const team = (await other.call('getCallTeam')).data
    expect(team.reviews).toMatchObject([{ call_id: id, note: 'Nobody answers my mails', own: false, mark: null }])
    expect(team.people).toMatchObject([{ calls: 1, connected: 1 }])
    expect(await agent.status('getCallTeam')).toBe(403)
    const mark = async (form: BodyTo<'markCall'>) =>
      (await other.call('markCall', { params: { call_id: id }, body: form })).data.reviews
    expect(await mark({ ...CHECKED, noCalls: false })).toMatchObject([
      { mark: 'to_learn', checks: ['who', 'purpose', 'secrets', 'noPromise', 'noCalls', 'ending'], fatal: [] },
    ])
    expect(await mark({ ...CHECKED, paid: false })).toMatchObject([{ mark: 'good' }])
    expect(await mark({ ...CHECKED, asked_fee: true })).toMatchObject([{ mark: 'asked_fee', fatal: ['asked_fee'] }])
    await expect(markCall(server.deps, id, CHECKED, { admin_id: 3 })).rejects.toMatchObject({ code: 'conflict' })
    // Its own time says that it was out of hours, whatever was ticked.
    const late = new Date('2026-12-01T12:30:00Z')
    await changeCalls(server, {}, { started_at: late, ended_at: late })
    expect(await mark(CHECKED)).toMatchObject([{ mark: 'out_of_hours', fatal: ['out_of_hours'] }])
  })

  describe('a promised call', () => {
    const promise = async (day: string, time: string, by = 'me') => {
      const id = (await take())?.call_id ?? 0
      await act('dialCall', id)
      return end(id, 'call_back', { day, time, by })
    }

    it.each([
      ['2027-01-26', '10:00', 'day', 'Choose a day within 30 days'],
      ['2026-12-02', '18:00', 'time', 'Outside calling hours, 9:00 to 18:00'],
      ['2026-12-02', '08:59', 'time', 'Outside calling hours, 9:00 to 18:00'],
      ['2026-12-01', '09:00', 'time', 'Choose a time that is still to come'],
    ])('for %s %s is refused at the field, and says why', async (day, time, field, key) => {
      await somebody()
      const answer = await promise(day, time)
      expect([answer.status, answer.body]).toMatchObject([422, { errors: { [field]: key } }])
      expect((await desk()).sheet).not.toBeNull()
    })

    it('for a holiday or for quiet mode is refused too', async () => {
      await comeAt(new Date('2027-01-20T05:00:00Z'))
      await somebody()
      expect((await promise('2027-01-26', '10:00')).body).toMatchObject({
        errors: { day: 'No calls on this holiday' },
      })
    })

    it('comes first at its time, the same day too, and is kept', async () => {
      await somebody('approved', {}, days(3))
      const { userId } = await somebody('documents_needed')
      await call('no_answer')
      // Documents come before approvals: the first was about them.
      await comeAt(new Date('2026-12-02T09:00:00Z'))
      bodyOf(await promise('2026-12-02', '16:00'))
      expect((await desk()).waiting.map(({ user_id }) => user_id)).not.toContain(userId)
      await comeAt(new Date('2026-12-02T10:30:00Z'))
      expect((await desk(other)).waiting.map(({ why }) => why)).not.toContain('promised')
      expect((await desk()).waiting[0]).toMatchObject({ user_id: userId, why: 'promised' })
      // Of the agent who promised it: the other's queue does not have it.
      expect(await findWorkItem(other, 'calls_promised')).toBeUndefined()
      await call('interested')
      expect((await desk()).today).toMatchObject({ promised: 1, kept: 1 })
    })

    it('of an agent who does not come is anybody’s after an hour', async () => {
      const { userId } = await somebody()
      bodyOf(await promise('2026-12-01', '14:00'))
      await comeAt(new Date('2026-12-01T09:40:00Z'))
      expect((await desk(other)).waiting).toMatchObject([{ user_id: userId, why: 'promised' }])
      expect(await findWorkItem(other, 'calls_promised')).toMatchObject({ count: 1 })
    })

    it('of anybody is everybody’s at once', async () => {
      await somebody()
      bodyOf(await promise('2026-12-01', '14:00', 'anybody'))
      await comeAt(new Date('2026-12-01T08:31:00Z'))
      expect((await desk(other)).waiting).toMatchObject([{ why: 'promised' }])
    })

    it('is told of to whoever may keep it, and not of those who may not be called', async () => {
      const { userId } = await somebody()
      bodyOf(await promise('2026-12-01', '14:00', 'anybody'))
      await comeAt(new Date('2026-12-01T08:31:00Z'))
      expect(await findWorkItem(other, 'calls_promised')).toMatchObject({
        count: 1,
        oldest_at: '2026-12-01T08:30:00.000Z',
      })
      const rules = { ...everything(), no_calls_since: server.clock.now().toISOString() }
      await updateCustomer(server.deps.db, userId, { contact_rules: rules })
      expect(await desk(other)).toMatchObject({ count: 0 })
      expect(await findWorkItem(other, 'calls_promised')).toBeUndefined()
    })
  })

  it('is kept no longer than messages are', async () => {
    await somebody()
    await call('interested', { note: 'Thinks about it' })
    expect(await storedCalls(server)).toHaveLength(1)
    await sweepExpired(server.deps, { day: '2026-12-01', batch: 0 })
    expect(await storedCalls(server)).toHaveLength(1)
    await comeAt(new Date(MORNING.getTime() + days(366)))
    await sweepExpired(server.deps, { day: '2027-12-02', batch: 0 })
    expect(await storedCalls(server)).toHaveLength(0)
  })
})

describe('which calls are looked at again', () => {
  it('every complaint, three in a hundred of the others, and the same ones each time', () => {
    const ids = Array.from({ length: 20_000 }, (_, nth) => nth + 1)
    const drawn = ids.filter((id) => isForReview('seed', id, 'rate'))
    expect(drawn.length / ids.length).toBeGreaterThan(0.025)
    expect(drawn.length / ids.length).toBeLessThan(0.035)
    expect(ids.filter((id) => isForReview('seed', id, 'rate'))).toEqual(drawn)
    expect(ids.filter((id) => isForReview('another', id, 'rate'))).not.toEqual(drawn)
    expect(ids.every((id) => isForReview('seed', id, 'complaint'))).toBe(true)
  })
})
