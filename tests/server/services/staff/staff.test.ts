import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AdminRow } from '#server/db/repositories/identity/admins.ts'
import { codeAt, stepOf } from '#server/services/identity/shared/totp.ts'
import { suspendUnusedStaff } from '#server/services/staff/suspend-unused-staff.ts'
import { updateStaff } from '#server/services/staff/update-staff.ts'
import type { StaffChange, StaffMember } from '#src/contract/entities/staff/staff.ts'
import { days, hours, minutes } from '#src/contract/rules/time.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { storedSessions } from '#tests/builders/session.ts'
import {
  changeAdmins,
  removeAddedAdmins,
  removeStaffFactors,
  removeStaffLinks,
  removeStaffRecoveryCodes,
  storedAdmins,
  storedStaffLinks,
} from '#tests/builders/staff.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { CHOSEN_PASSWORD, invitationTo, spendInvitation } from '#tests/setup/follow-invitation.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const REASON = 'Asked for by the management'
const PASSWORD = CHOSEN_PASSWORD
const NEW = { name: 'Ishan Gill', email: 'ishan@creditlane.test', role_id: 3 }

describe.each(engines())('staff on %s', (engine) => {
  let server: TestServer
  let seeded: AdminRow[] = []
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    seeded = await storedAdmins(server)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.reset()
    for (const remove of [removeStaffLinks, removeStaffRecoveryCodes, removeStaffFactors]) await remove(server)
    await removeAddedAdmins(server)
    for (const { admin_id, role_id, password_hash } of seeded)
      await changeAdmins(
        server,
        { admin_id },
        { role_id, password_hash, state: 'active', state_since: server.clock.now() },
      )
  })
  const wait = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))

  const mails = (to: string) => server.deps.outbox?.list(to) ?? []
  const linkTo = (to: string) => invitationTo(server, to)
  const follow = (token: string, password = PASSWORD) => spendInvitation(server, token, password)
  const signIn = (email: string, password: string, code?: string) =>
    server.browser().answer('adminLogin', { body: { email, password, ...(code && { code }) } })
  const stateOf = async (id: number) => (await storedAdmins(server, { admin_id: id }))[0]
  const invite = async (role_id = 3, email = NEW.email) => {
    const { browser } = await server.signInAdmin(1)
    const answer = await browser.answer('inviteStaff', { body: { ...NEW, role_id, email } })
    return { browser, answer, person: answer.body as StaffMember }
  }
  /** An administrator beside the first one, who can sign in. */
  const second = async () => {
    const { person } = await invite(1, 'second@creditlane.test')
    await follow(await linkTo('second@creditlane.test'))
    return person.admin_id
  }

  describe('an invitation', () => {
    it('comes by mail, opens once, and lets somebody choose the own password', async () => {
      const { person } = await invite(2)
      expect(person).toMatchObject({ state: 'invited', role_id: 2 })
      const token = await linkTo(NEW.email)
      expect(mails(NEW.email)[0]?.text).toContain('/admin/set-password#')
      expect(await server.browser().call('openStaffLink', { body: { token } })).toMatchObject({
        kind: 'invitation',
        email: NEW.email,
        role_id: 2,
      })
      expect((await signIn(NEW.email, '')).status).toBe(401)
      expect((await follow(token, 'too short')).status).toBe(422)
      const both = await Promise.all([follow(token), follow(token)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
      expect((await follow(token)).status).toBe(404)
      expect(await signIn(NEW.email, PASSWORD)).toMatchObject({ status: 200, body: { roleId: 2 } })
    })

    it('is dead after 72 hours, when another is sent, and when it is taken back', async () => {
      const { browser, person } = await invite()
      const first = await linkTo(NEW.email)
      wait(1)
      await browser.call('resendInvitation', { params: { id: person.admin_id } })
      expect((await follow(first)).status).toBe(404)
      const fresh = await linkTo(NEW.email)
      expect(fresh).not.toBe(first)
      wait(hours(72))
      expect((await follow(fresh)).status).toBe(404)
      const again = await invite(3, 'other@creditlane.test')
      const token = await linkTo('other@creditlane.test')
      expect(
        await again.browser.status('updateStaff', {
          params: { id: again.person.admin_id },
          body: { state: 'active', reason: REASON },
        }),
      ).toBe(409)
      expect(
        await again.browser.status('updateStaff', {
          params: { id: again.person.admin_id },
          body: { role_id: 1, reason: REASON },
        }),
      ).toBe(409)
      await again.browser.call('updateStaff', {
        params: { id: again.person.admin_id },
        body: { state: 'left', reason: REASON },
      })
      expect((await follow(token)).status).toBe(404)
    })

    it('refuses an address that somebody has, and takes one of somebody who left, under the same number', async () => {
      const { browser, person } = await invite()
      expect(await browser.status('inviteStaff', { body: NEW })).toBe(409)
      await browser.call('updateStaff', { params: { id: person.admin_id }, body: { state: 'left', reason: REASON } })
      const back = await browser.call('inviteStaff', { body: { ...NEW, role_id: 2 } })
      expect(back).toMatchObject({ admin_id: person.admin_id, state: 'invited', role_id: 2 })
    })
  })

  describe('the last administrator', () => {
    it.each([{ state: 'suspended' }, { state: 'left' }, { role_id: 2 }] as const)('stays: %j', async (change) => {
      const { browser, adminId } = await server.signInAdmin(1)
      await invite(1, 'waiting@creditlane.test')
      const answer = await browser.refusal('updateStaff', {
        params: { id: adminId },
        body: { ...change, reason: REASON },
      })
      expect(answer.status).toBe(409)
      expect(await stateOf(adminId)).toMatchObject({ state: 'active', role_id: 1 })
    })

    it('stays when two take each other away at once', async () => {
      const other = await second()
      const first = (await server.signInAdmin(1)).adminId
      const acts = await Promise.allSettled([
        updateStaff(server.deps, other, { state: 'suspended' }, { admin_id: first }),
        updateStaff(server.deps, first, { role_id: 3 }, { admin_id: other }),
      ])
      expect(acts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const left = await storedAdmins(server, { role_id: 1, state: 'active' })
      expect(left).toHaveLength(1)
    })

    it('stays whatever is done, in whatever order', async () => {
      const people = [1, await second(), 2, 3]
      const change = fc.oneof(
        fc.constantFrom<StaffChange>(
          { role_id: 1, reason: REASON },
          { role_id: 3, reason: REASON },
          { state: 'suspended', reason: REASON },
          { state: 'active', reason: REASON },
          { state: 'left', reason: REASON },
        ),
      )
      const act = fc.record({ by: fc.nat(3), on: fc.nat(3), change })
      await fc.assert(
        fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
          for (const [at, id] of people.entries())
            await changeAdmins(server, { admin_id: id }, { role_id: at < 2 ? 1 : 3, state: 'active' })
          for (const { by, on, change } of acts)
            await updateStaff(server.deps, people[on] ?? 0, change, { admin_id: people[by] ?? 0 }).catch(() => null)
          const left = await storedAdmins(server, { role_id: 1, state: 'active' })
          expect(left.length).toBeGreaterThan(0)
        }),
        { numRuns: 15 },
      )
    })
  })

  it('suspends at once, with whoever they act for, and lets in again with the same password', async () => {
    const other = await second()
    const { browser } = await server.signInAdmin(1)
    const theirs = server.browser()
    const signedIn = await theirs.call('adminLogin', { body: { email: 'second@creditlane.test', password: PASSWORD } })
    theirs.token = signedIn.token
    await theirs.call('startMasquerade', { body: { kind: 'merchant', id: 1, reason: REASON } })
    const off = await browser.call('updateStaff', {
      params: { id: other },
      body: { state: 'suspended', reason: REASON },
    })
    expect(off).toMatchObject({ state: 'suspended', sessions: 0 })
    expect(await theirs.refusal('reverifyAdmin')).toMatchObject({ status: 401, body: { code: 'account_off' } })
    const open = await storedSessions(server, { actor_admin_id: other })
    expect(open.map(({ revoked_at }) => revoked_at)).not.toContain(null)
    const log = await storedAuditLog(server)
    expect(log.filter(({ action }) => action === 'masquerade.expire')).toHaveLength(1)
    expect((await signIn('second@creditlane.test', PASSWORD)).status).toBe(401)
    await browser.call('updateStaff', { params: { id: other }, body: { state: 'active', reason: REASON } })
    expect((await signIn('second@creditlane.test', PASSWORD)).status).toBe(200)
    await browser.call('updateStaff', { params: { id: other }, body: { state: 'left', reason: REASON } })
    expect(await stateOf(other)).toMatchObject({ state: 'left', password_hash: null, name: NEW.name })
  })

  describe('the second factor', () => {
    const setUp = async () => {
      const { browser, adminId } = await server.signInAdmin(1)
      const { secret } = await browser.call('beginFactor', { body: { password: 'Demo@12345' } })
      const code = () => codeAt(secret, stepOf(server.clock.now()))
      const { recovery_codes } = await browser.call('confirmFactor', { body: { code: code() } })
      return { browser, adminId, code, recovery_codes }
    }
    const login = (code?: string) => signIn('admin@demo.test', 'Demo@12345', code)

    it('is asked for after the password, counts once, and locks after five wrong codes', async () => {
      const { code } = await setUp()
      expect(await login()).toMatchObject({ status: 409, body: { code: 'code_needed' } })
      expect((await signIn('admin@demo.test', 'not the one', code())).status).toBe(401)
      // The code that confirmed it is spent.
      expect(await login(code())).toMatchObject({ status: 422, body: { code: 'otp_wrong' } })
      wait(30_000)
      const once = code()
      const both = await Promise.all([login(once), login(once)])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
      wait(30_000)
      const wrong = ['000000', '000001', '000002', '000003', '000004', '000005'].filter((each) => each !== code())
      for (const each of wrong.slice(0, 5)) await login(each)
      expect(await login(code())).toMatchObject({ status: 429 })
      wait(minutes(16))
      expect((await login(code())).status).toBe(200)
    })

    it('has recovery codes that count once each', async () => {
      const { recovery_codes } = await setUp()
      expect(recovery_codes).toHaveLength(10)
      const [one = '', two = ''] = recovery_codes
      expect((await login(one.toUpperCase())).status).toBe(200)
      expect((await login(one)).status).toBe(422)
      // As somebody types what they read off a sheet, a sign at a time.
      expect((await login(` ${[...two].join(' ')} `)).status).toBe(200)
    })

    it('is taken away by another administrator alone, and every sign-in ends', async () => {
      const { browser, adminId } = await setUp()
      expect(await browser.status('resetStaffFactor', { params: { id: adminId }, body: { reason: REASON } })).toBe(409)
      const { browser: other } = await server.signInAdmin(2)
      expect(await other.status('resetStaffFactor', { params: { id: adminId }, body: { reason: REASON } })).toBe(403)
      await invite2(browser)
      const helper = server.browser()
      const answer = await helper.call('adminLogin', { body: { email: 'second@creditlane.test', password: PASSWORD } })
      helper.token = answer.token
      await helper.call('resetStaffFactor', { params: { id: adminId }, body: { reason: REASON } })
      expect(await browser.status('reverifyAdmin')).toBe(401)
      expect((await login()).status).toBe(200)
    })
    const invite2 = async (browser: Browser) => {
      await browser.call('inviteStaff', { body: { ...NEW, role_id: 1, email: 'second@creditlane.test' } })
      await follow(await linkTo('second@creditlane.test'))
    }
  })

  describe('in live mode', () => {
    it('an administrator sets up a second factor at the first sign-in, others need none', async () => {
      const mode = server.deps.env.mode
      Object.assign(server.deps.env, { mode: 'live' })
      try {
        expect(await signIn('admin@demo.test', 'Demo@12345')).toMatchObject({
          status: 409,
          body: { code: 'factor_needed' },
        })
        expect((await signIn('analyst@demo.test', 'Demo@12345')).status).toBe(200)
        const body = { email: 'admin@demo.test', password: 'Demo@12345' }
        const wrong = await server.browser().refusal('beginFactorAtSignIn', { body: { ...body, password: 'no' } })
        expect(wrong.status).toBe(401)
        const { secret } = await server.browser().call('beginFactorAtSignIn', { body })
        const code = codeAt(secret, stepOf(server.clock.now()))
        const answer = await signIn(body.email, body.password, code)
        expect(answer).toMatchObject({ status: 200, body: { roleId: 1 } })
        expect((answer.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10)
        expect(await server.browser().status('beginFactorAtSignIn', { body })).toBe(409)
      } finally {
        Object.assign(server.deps.env, { mode })
      }
    })
  })

  describe('a forgotten password', () => {
    const ask = (email: string) => server.browser().answer('recoverStaffPassword', { body: { email } })

    it('is replaced by a link of 30 minutes, and no answer tells who exists', async () => {
      const { browser } = await server.signInAdmin(1)
      const known = await ask('Admin@Demo.test')
      const unknown = await ask('nobody@demo.test')
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
      const token = await linkTo('admin@demo.test')
      expect(mails('nobody@demo.test')).toEqual([])
      expect((await follow(token)).status).toBe(200)
      expect(await browser.answer('reverifyAdmin')).toMatchObject({ body: { code: 'session_password' } })
      expect((await signIn('admin@demo.test', 'Demo@12345')).status).toBe(401)
      expect((await signIn('admin@demo.test', PASSWORD)).status).toBe(200)
      await ask('admin@demo.test')
      const late = await linkTo('admin@demo.test')
      wait(minutes(30))
      expect((await follow(late)).status).toBe(404)
    })

    it('sends three mails an hour, and keeps no secret', async () => {
      for (let at = 0; at < 5; at += 1) {
        await ask('agent@demo.test')
        wait(1_000)
      }
      const token = await linkTo('agent@demo.test')
      expect(mails('agent@demo.test')).toHaveLength(3)
      const kept = await storedStaffLinks(server)
      expect(JSON.stringify(kept)).not.toContain(token)
    })
  })

  it('shows the own sign-ins, ends them, and changes the own password', async () => {
    const one = await server.signInAdmin(2)
    const two = await server.signInAdmin(2)
    const list = await two.browser.call('listStaffSessions')
    expect(list.map(({ current }) => current)).toEqual([true, false])
    const stranger = await server.signInAdmin(3)
    expect(await stranger.browser.status('endStaffSession', { params: { id: list[1]?.session_id ?? 0 } })).toBe(404)
    await two.browser.call('endStaffSession', { params: { id: list[1]?.session_id ?? 0 } })
    expect(await one.browser.status('reverifyAdmin')).toBe(401)
    const wrong = await two.browser.answer('changeStaffPassword', {
      body: { password: 'nope', new_password: PASSWORD },
    })
    expect(wrong).toMatchObject({ status: 422 })
    await two.browser.call('changeStaffPassword', {
      body: { password: 'Demo@12345', new_password: PASSWORD },
    })
    expect((await signIn('analyst@demo.test', PASSWORD)).status).toBe(200)
  })

  it('suspends who is not seen for 45 days, and never the last administrator', async () => {
    const other = await second()
    wait(days(44))
    await suspendUnusedStaff(server.deps)
    expect(await stateOf(2)).toMatchObject({ state: 'active' })
    await signIn('second@creditlane.test', PASSWORD)
    wait(days(2))
    await suspendUnusedStaff(server.deps)
    expect((await stateOf(1))?.state).toBe('suspended')
    expect((await stateOf(2))?.state).toBe('suspended')
    expect((await stateOf(other))?.state).toBe('active')
    wait(days(60))
    await suspendUnusedStaff(server.deps)
    expect((await stateOf(other))?.state).toBe('active')
    const log = await storedAuditLog(server)
    expect(log.filter(({ action }) => action === 'staff.unused')).toHaveLength(3)
  })
})
