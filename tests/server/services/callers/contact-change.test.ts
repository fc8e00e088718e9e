import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { agreeToContactChange } from '#server/services/callers/agree-to-contact-change.ts'
import { followContactChange } from '#server/services/callers/follow-contact-change.ts'
import { stopContactChange } from '#server/services/callers/stop-contact-change.ts'
import {
  CONTACT_CHANGE_DAYS,
  CONTACT_CHANGE_HOURS,
  CONTACT_CHANGE_TOLD_DAYS,
} from '#src/contract/entities/support/contact-change.ts'
import { days, hours, minutes } from '#src/contract/rules/time.ts'
import { changeCustomers, storedContactChanges, storedCustomers } from '#tests/builders/customer.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { changeAddedAdmins, storedApprovals } from '#tests/builders/staff.ts'
import { secondAdmin } from '#tests/server/services/paying/run-book.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import {
  agreeingCode,
  askForLostContact,
  bodyOf,
  PROFILE,
  proveContact,
  RIGHT_ANSWERS,
  startCustomer,
} from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const WHY = 'Lost the phone and the SIM'
const OLD = '9876543210'
const NEW = '9876500077'
const MAIL = PROFILE.email
const START = new Date('2026-12-01T05:00:00Z')
const ASKER = 'admin@demo.test'
const LINK = /https?:\/\/\S+\/stop-contact-change\/\w+/

describe.each(engines())('a contact that is lost, on %s', (engine) => {
  let server: TestServer
  let agent: Browser
  let second: Browser
  let customer: Customer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    server.clock.set(START)
    customer = await startCustomer(server)
    await changeAddedAdmins(server, { state: 'active' })
    await changeCustomers(server, { user_id: customer.userId }, { email_verified: true })
    second = (await secondAdmin(server)).browser
    agent = (await server.signInAdmin(3)).browser
  })
  afterAll(() => server.close())

  const whose = () => ({ user_id: customer.userId })
  const later = (span: number) => server.clock.set(new Date(server.clock.now().getTime() + span))
  const record = async () => (await agent.call('getCsrCustomer', { params: whose() })).data
  const know = (who = agent) => who.call('checkIdentity', { params: whose(), body: RIGHT_ANSWERS })
  const code = (to = NEW, who = agent) =>
    who.answer('sendLostContactCode', {
      params: whose(),
      body: { channel: to.includes('@') ? 'email' : 'mobile', destination: to },
    })
  const proof = (otp: string, who = agent, reason = WHY) =>
    who.answer('askForLostContact', { params: whose(), body: { otp, reason } })
  const ask = async (to = NEW) => {
    later(minutes(1))
    bodyOf(await askForLostContact(server, agent, customer.userId, to, WHY))
    await jobs()
  }
  /** What is due, and what that queues. */
  const jobs = async () => {
    await runDueJobs(server.deps)
    await runDueJobs(server.deps)
  }
  const decide = async (who: Browser, approved = true) => {
    const row = (await storedApprovals(server)).at(-1)
    return who.answer('decideApproval', {
      params: { approvalId: row?.approval_id ?? 0 },
      body: { approved, reason: 'Spoke with the customer' },
    })
  }
  const agree = async () => {
    bodyOf(await decide(second))
    await jobs()
  }
  const change = async () => (await storedContactChanges(server)).at(-1)
  const told = (to: string) => server.deps.outbox?.list(to)[0]?.text ?? ''
  const linkIn = (to: string) => new URL(LINK.exec(told(to))?.[0] ?? 'http://no.link/')
  const open = async (url: URL, method: 'GET' | 'POST' = 'GET') => {
    const answer = await server.app.fetch(new Request(url, { method, headers: { origin: url.origin } }))
    return { status: answer.status, page: await answer.text() }
  }
  const signsIn = async (destination: string) => {
    const { browser, userId, user } = await server.signInCustomer({ destination })
    return { browser, user, same: userId === customer.userId }
  }
  const own = async (who = customer.browser) =>
    (await who.call('getUser', { params: { id: customer.userId } })).contact_change
  const states = async () =>
    (await agent.call('listCsrTimeline', { params: whose(), query: { group: 'looks' } })).entries
      .filter(({ kind }) => kind === 'contact_change')
      .map(({ what }) => what)

  it('takes two answers, a code of the new contact, a second person and 48 hours; then sign-ins end and all are told', async () => {
    expect((await code()).status).toBe(409)
    await ask()
    expect(await change()).toMatchObject({ state: 'waiting', channel: 'mobile', ended_at: null })
    const asked = (await change())?.asked_at ?? START
    const earliest = new Date(asked.getTime() + hours(CONTACT_CHANGE_HOURS))
    expect((await record()).contact_change).toMatchObject({
      channel: 'mobile',
      state: 'waiting',
      destination: expect.stringMatching(/77$/) as unknown,
      earliest_at: earliest.toISOString(),
    })
    expect(await signsIn(OLD)).toMatchObject({ same: true })
    await agree()
    expect((await record()).contact_change?.state).toBe('agreed')
    later(hours(CONTACT_CHANGE_HOURS) - minutes(3))
    await jobs()
    // Nor does a job that comes before its time.
    const early = { change_id: (await change())?.change_id ?? 0, at: START.toISOString() }
    await followContactChange(server.deps, early)
    expect((await change())?.state).toBe('agreed')
    const before = (await signsIn(OLD)).browser
    later(minutes(5))
    await jobs()
    expect(await change()).toMatchObject({ state: 'done', destination_enc: null })
    expect(told(OLD)).toMatch(/this one no longer does/)
    expect(told(MAIL)).toMatch(/mobile number/)
    expect(told(NEW)).toMatch(/now also opens/)
    expect(await before.status('listContacts')).toBe(401)
    expect(await signsIn(NEW)).toMatchObject({ same: true })
    expect(await signsIn(OLD)).toMatchObject({ same: false })
    agent = (await server.signInAdmin(3)).browser
    expect(await states()).toEqual(['done'])
    const log = (await storedAuditLog(server)).filter(({ action }) => action === 'customer.contact-change-ended')
    expect(log).toMatchObject([{ actor: 'creditlane', after: { channel: 'mobile', state: 'done' } }])
    const sent = server.deps.outbox?.list(NEW).length
    await jobs()
    expect(server.deps.outbox?.list(NEW)).toHaveLength(sent ?? 0)
  })

  it('agreed to after the 48 hours, it changes at once', async () => {
    await ask()
    later(hours(CONTACT_CHANGE_HOURS) + hours(1))
    await jobs()
    expect((await change())?.state).toBe('waiting')
    second = (await secondAdmin(server)).browser
    await agree()
    expect((await change())?.state).toBe('done')
  })

  it('every contact that signs in is told at once, and the new one is told nothing', async () => {
    await ask()
    for (const to of [OLD, MAIL]) {
      expect(told(to)).toMatch(/our support was asked to change the mobile number/)
      expect(told(to)).not.toContain(NEW)
      expect(linkIn(to).pathname).toBe(linkIn(OLD).pathname)
    }
    expect(told(NEW)).not.toMatch(LINK)
    expect(told(NEW)).not.toMatch(/asked to change/)
  })

  it('a contact that was only typed is told nothing', async () => {
    await changeCustomers(server, { user_id: customer.userId }, { email_verified: false })
    const before = server.deps.outbox?.list(MAIL)
    await ask()
    expect(told(OLD)).toMatch(LINK)
    expect(server.deps.outbox?.list(MAIL)).toEqual(before)
  })

  it('the page of the link says what was asked in both languages, changes nothing when it is opened, and stops it once', async () => {
    await ask()
    const link = linkIn(OLD)
    for (let turn = 0; turn < 2; turn += 1) {
      const shown = await open(link)
      expect(shown.status).toBe(200)
      expect(shown.page).toContain('This was not me: stop it')
      expect(shown.page).toContain('यह मैंने नहीं कहा')
      expect(shown.page).not.toContain(NEW)
    }
    expect((await change())?.state).toBe('waiting')
    expect((await open(link, 'POST')).page).toContain('It is stopped')
    await jobs()
    expect(await change()).toMatchObject({ state: 'stopped', destination_enc: null })
    expect((await open(link)).page).toContain('It is stopped')
    expect((await open(link, 'POST')).page).not.toContain('<button')
    for (const to of [OLD, MAIL]) expect(told(to)).toMatch(/has ended. Nothing has changed/)
    expect((await storedApprovals(server)).map(({ outcome }) => outcome)).toEqual(['ended'])
    expect((await decide(second)).status).toBe(409)
    expect(await states()).toEqual(['stopped'])
    expect(await storedAuditLog(server)).toContainEqual(
      expect.objectContaining({ actor: 'anonymous', action: 'customer.contact-change-ended' }),
    )
    await ask()
    expect(linkIn(OLD).pathname).not.toBe(link.pathname)
  })

  it('a code that nobody was sent opens nothing', async () => {
    await ask()
    const link = linkIn(OLD)
    const last = link.pathname.at(-1) === '0' ? '1' : '0'
    for (const path of [`${link.pathname.slice(0, -1)}${last}`, '/stop-contact-change/', '/stop-contact-change/1'])
      expect((await open(new URL(path, link), 'POST')).status).toBe(404)
    expect((await change())?.state).toBe('waiting')
  })

  it('whoever signs in meanwhile is shown it, and stops it; before they have shown who they are, too', async () => {
    await ask()
    expect(await own()).toMatchObject({ channel: 'mobile', asked_at: expect.any(String) as unknown })
    const { browser, user } = await signsIn(OLD)
    expect(user.contact_change).not.toBeNull()
    expect(await own(browser)).toEqual(user.contact_change)
    expect(await browser.call('stopContactChange')).toMatchObject({ stopped: true })
    expect((await change())?.state).toBe('stopped')
    expect(await own(browser)).toBeNull()
    expect(await browser.call('stopContactChange')).toMatchObject({ stopped: false })
  })

  it('stopped after it was agreed to, nothing happens when the time comes', async () => {
    await ask()
    await agree()
    await open(linkIn(OLD), 'POST')
    later(hours(CONTACT_CHANGE_HOURS) + minutes(5))
    await jobs()
    expect((await change())?.state).toBe('stopped')
    expect(await signsIn(OLD)).toMatchObject({ same: true })
  })

  it.each(['stop first', 'take first'])(
    'stopped at the moment when it happens, it is one or the other: %s',
    async (order) => {
      await ask()
      await agree()
      const link = linkIn(OLD)
      later(hours(CONTACT_CHANGE_HOURS) + minutes(5))
      const both = [() => open(link, 'POST'), async () => ({ page: String(await jobs()) })]
      if (order === 'take first') both.reverse()
      const ends = await Promise.all(both.map((each) => each()))
      const { page } = ends[order === 'take first' ? 1 : 0] ?? { page: '' }
      const state = (await change())?.state
      expect(['stopped', 'done']).toContain(state)
      expect(page).toContain(state === 'stopped' ? 'It is stopped' : 'It is too late to stop this')
      const [row] = await storedCustomers(server, { user_id: customer.userId })
      expect(row?.phone_index === server.deps.vault.index('phone', NEW)).toBe(state === 'done')
    },
  )

  it('opened when it has happened, the page says that it is too late and where to write', async () => {
    await ask()
    const link = linkIn(OLD)
    await agree()
    later(hours(CONTACT_CHANGE_HOURS) + minutes(5))
    await jobs()
    const { page } = await open(link, 'POST')
    expect(page).toContain('It is too late to stop this')
    expect(page).toContain('href="/need-help"')
  })

  it('nobody agrees to their own, even where there is nobody else, and it is no kind that can be switched off', async () => {
    await changeAddedAdmins(server, { state: 'suspended' })
    later(days(8))
    agent = (await server.signInAdmin(1)).browser
    await ask()
    expect((await change())?.state).toBe('waiting')
    expect((await decide(agent)).status).toBe(409)
    expect((await change())?.state).toBe('waiting')
    expect(
      await agent.status('setApprovalRule', {
        params: { kind: 'contact' as 'terms' },
        body: { on: false, reason: 'Too slow' },
      }),
    ).toBe(422)
  })

  it('two people agree at the same moment: one does', async () => {
    await ask()
    const third = (await secondAdmin(server, 'third@creditlane.test')).browser
    const ends = await Promise.all([decide(second), decide(third)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([
    ['refused', /has refused it. Nothing is changed/, () => decide(second, false)],
    [
      'stopped',
      /nothing has changed. Why: the customer has stopped it/,
      () => customer.browser.answer('stopContactChange'),
    ],
  ] as const)(
    '%s, it stands in the record and, for seven days, in the work list of whoever asked',
    async (state, why, end) => {
      const waits = async (who = agent) =>
        (await who.call('getWorkList')).items.filter(({ kind }) => kind === 'contact_changes_ended')
      agent = (await server.signInAdmin(1)).browser
      await ask()
      expect(await waits()).toEqual([])
      bodyOf(await end())
      await jobs()
      expect(await change()).toMatchObject({ state, destination_enc: null })
      expect(await waits()).toMatchObject([{ count: 1, place: { user_id: customer.userId } }])
      expect(await waits(second)).toEqual([])
      expect(await states()).toEqual([state])
      expect((await record()).contact_change).toBeNull()
      expect(told(ASKER)).toMatch(why)
      later(days(CONTACT_CHANGE_TOLD_DAYS) + minutes(1))
      agent = (await server.signInAdmin(1)).browser
      expect(await waits()).toEqual([])
    },
  )

  it('asked for again, the one before is no work any more', async () => {
    agent = (await server.signInAdmin(1)).browser
    await ask()
    bodyOf(await customer.browser.answer('stopContactChange'))
    await ask()
    expect((await agent.call('getWorkList')).items.map(({ kind }) => kind)).not.toContain('contact_changes_ended')
  })

  it('nobody has agreed in fourteen days: it is over, and nobody can agree any more', async () => {
    await ask()
    const { change_id = 0 } = (await change()) ?? {}
    later(days(CONTACT_CHANGE_DAYS) + minutes(1))
    const agreed = transaction(server.deps, (deps) => agreeToContactChange(deps, customer.userId, change_id))
    await expect(agreed).rejects.toMatchObject({
      code: 'conflict',
    })
    await jobs()
    expect(await change()).toMatchObject({ state: 'expired' })
    expect(told(OLD)).toMatch(/has ended/)
    expect((await storedApprovals(server)).map(({ outcome }) => outcome)).toEqual(['ended'])
  })

  it('one at a time', async () => {
    await ask()
    expect((await code('9876500078')).status).toBe(409)
  })

  it('another contact that the customer proves themselves ends it', async () => {
    await changeCustomers(server, { user_id: customer.userId }, { email_verified: false })
    await ask()
    later(minutes(1))
    await proveContact(server, customer.browser, 'email', 'own@sentinel.in')
    expect((await change())?.state).toBe('replaced')
  })

  describe('a contact of somebody else', () => {
    it('is refused when it is asked for, and its code is spent', async () => {
      await startCustomer(server, {}, NEW)
      await know()
      bodyOf(await code())
      const otp = server.codeFor(NEW)
      expect((await proof(otp)).body).toMatchObject({ code: 'contact_elsewhere' })
      expect((await proof(otp)).status).not.toBe(200)
      expect(await storedContactChanges(server)).toEqual([])
      expect(await storedApprovals(server)).toEqual([])
    })

    it('is refused when somebody agrees', async () => {
      await ask()
      await startCustomer(server, {}, NEW)
      expect((await decide(second)).body).toMatchObject({ outcome: 'outdated' })
      expect((await change())?.state).toBe('elsewhere')
    })

    it('is refused when the time comes', async () => {
      await ask()
      await agree()
      await startCustomer(server, {}, NEW)
      later(hours(CONTACT_CHANGE_HOURS) + minutes(5))
      await jobs()
      expect((await change())?.state).toBe('elsewhere')
      expect(await signsIn(OLD)).toMatchObject({ same: true })
      expect(told(OLD)).toMatch(/has ended/)
    })
  })

  it('the code counts for nothing else, and another code counts for nothing here', async () => {
    await know()
    bodyOf(await code())
    const otp = server.codeFor(NEW)
    expect(await customer.browser.answer('verifyContactCode', { body: { otp, old_otp: otp } })).toMatchObject({
      status: 422,
      body: { errors: { otp: expect.any(String) as string } },
    })
    const other = (await server.signInAdmin(1)).browser
    expect((await proof(otp, other)).status).toBe(409)
    expect(await agent.status('changeContactForCustomer', { params: whose(), body: { otp } })).toBe(409)
    later(minutes(1))
    const old_otp = await agreeingCode(server, customer.browser, 'mobile')
    const body = { channel: 'mobile', destination: '9876500079', old_otp } as const
    await customer.browser.call('sendContactCode', { body })
    expect((await proof(server.codeFor('9876500079'))).status).not.toBe(200)
  })

  it('refuses what is no contact, one that is theirs already, and a reason that names a secret', async () => {
    await know()
    for (const to of ['12345', 'no-mail@', OLD]) expect((await code(to)).status).toBe(422)
    bodyOf(await code())
    expect((await proof(server.codeFor(NEW), agent, `PAN ${PROFILE.tin}`)).status).toBe(422)
  })

  it('an analyst does none of it', async () => {
    const analyst = (await server.signInAdmin(2)).browser
    expect((await code(NEW, analyst)).status).toBe(403)
    expect((await proof('123456', analyst)).status).toBe(403)
  })

  it('keeps the new contact under the customer’s key, shows the customer why it was asked, and goes with an erasure', async () => {
    await ask()
    expect(JSON.stringify([await change(), await storedApprovals(server), await storedAuditLog(server)])).not.toContain(
      NEW,
    )
    expect((await customer.browser.call('listProfileViews')).data).toContainEqual(
      expect.objectContaining({ kind: 'lost_contact', reason: WHY, role_id: 3 }),
    )
    const link = linkIn(OLD)
    const body = { pan: PROFILE.tin, birth_date: PROFILE.birth_date }
    await customer.browser.call('requestErasure', { body })
    later(hours(48) + minutes(5))
    await jobs()
    expect(await storedContactChanges(server)).toEqual([])
    expect((await storedApprovals(server)).map(({ outcome }) => outcome)).toEqual(['ended'])
    expect((await open(link)).status).toBe(404)
    expect((await stopContactChange(server.deps, { user_id: customer.userId })).row).toBeNull()
  })
})
