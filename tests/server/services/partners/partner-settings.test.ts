import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/crypto/vault.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { deviceOf } from '#server/services/identity/public/device-of.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { lastAudit, storedAuditLog } from '#tests/builders/log.ts'
import { changePartnerDetails, changePartnerUsers, storedPartnerDetails } from '#tests/builders/partner.ts'
import { removeRateCounters } from '#tests/builders/session.ts'
import { bodyOf, untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { followInvitation } from '#tests/setup/follow-invitation.ts'
import { quickenHashes } from '#tests/setup/quick-passwords.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

quickenHashes()

const PASSWORD = 'Demo@12345'
const SENTINEL = 'SENTINEL OF PARTNER A'
const PROFILE = { contact_name: SENTINEL, mobile: '9876540418', email: 'ganesh@anand.example', address: 'Shop 4, Pune' }
const ACCOUNT = { holder: 'Anand Traders', account_number: '123456784242', ifsc: 'HDFC0001234' }

describe.each(engines())('settings of a partner on %s', (engine) => {
  let server: TestServer
  let a: Browser
  let b: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    a = (await server.signInPartner('a')).browser
    b = (await server.signInPartner('b')).browser
  })
  afterAll(() => server.close())

  const settings = (who = a) => who.call('getPartnerSettings')
  const bank = async (changes: object = {}, who = a) => {
    const sent = 'password' in changes ? { status: 0, body: null } : await who.answer('sendPartnerCode')
    // One code in half a minute.
    server.clock.set(new Date(server.clock.now().getTime() + 31_000))
    const otp = sent.status === 200 ? server.codeFor((sent.body as { email: string }).email) : '000000'
    return who.answer('updatePartnerBank', { body: { ...ACCOUNT, password: PASSWORD, otp, ...changes } })
  }
  const people = (who = a) => who.call('listPartnerPeople')
  const signIn = async (email: string, password: string) => {
    const browser = server.browser()
    const { status, body } = await browser.answer('partnerLogin', { body: { email, password } })
    browser.token = (body as { token?: string }).token ?? null
    return { status, browser }
  }
  let made = 0
  const addPerson = async (rights: PartnerRight[] = []) => {
    const email = `sub${(made += 1)}@anand.example`
    const { partner_user_id } = await a.call('createPartnerPerson', { body: { name: 'Ravi Kale', email, rights } })
    const password = await followInvitation(server, email)
    return { id: partner_user_id, email, password, browser: (await signIn(email, password)).browser }
  }

  it('keeps the contact sealed, and partner B sees and changes nothing of it', async () => {
    await a.call('updatePartnerProfile', { body: PROFILE })
    expect((await settings()).profile).toEqual(PROFILE)
    expect(JSON.stringify(await settings(b))).not.toContain(SENTINEL)
    await b.call('updatePartnerProfile', { body: { ...PROFILE, contact_name: 'Somebody of B' } })
    expect((await settings()).profile.contact_name).toBe(SENTINEL)
    const kept = [await storedPartnerDetails(server), await storedAuditLog(server)]
    expect(JSON.stringify(kept)).not.toContain(SENTINEL)
  })

  it('names the field and the remedy where the contact is wrong', async () => {
    const { status, body } = await a.refusal('updatePartnerProfile', { body: { ...PROFILE, mobile: '123' } })
    expect(status).toBe(422)
    expect(body.errors).toEqual({ mobile: 'Please enter a valid 10 digit mobile number' })
  })

  it('asks the password before it takes an account, and refuses a wrong IFSC', async () => {
    const before = (await settings()).bank
    const wrong = await bank({ password: 'not it' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toMatchObject({ errors: { password: 'This is not your current password' } })
    const ifsc = await bank({ ifsc: 'hdfc0001234' })
    expect(ifsc.body).toMatchObject({ errors: { ifsc: 'IFSC format is invalid (case sensitive field)' } })
    expect((await settings()).bank).toEqual(before)
  })

  it('takes an account with a code of the own mail alone, each once, and tells the owner at once', async () => {
    const enter = (otp: string) => a.answer('updatePartnerBank', { body: { ...ACCOUNT, password: PASSWORD, otp } })
    const before = (await settings()).bank
    await a.call('sendPartnerCode')
    const code = server.codeFor('partner@demo.test')
    expect((await enter(code === '000000' ? '000001' : '000000')).body).toMatchObject({ code: 'otp_wrong' })
    expect((await settings()).bank).toEqual(before)
    const both = await Promise.all([enter(code), enter(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    await runDueJobs(server.deps)
    const [mail] = server.deps.outbox?.list('partner@demo.test') ?? []
    expect(mail?.text).toContain(`XXXX${ACCOUNT.account_number.slice(-4)}`)
    expect(mail?.text).toContain('If this was not you, change your password at once')
    expect(mail?.text).not.toContain(ACCOUNT.account_number)
    server.clock.set(new Date(server.clock.now().getTime() + 31_000))
  })

  it('uses a new account only once its name has matched, and shows four digits of it', async () => {
    // Five codes an hour: those of the tests before are not meant.
    await removeRateCounters(server)
    const first = bodyOf(await bank())
    const shown = { holder: ACCOUNT.holder, account_ending: '4242', ifsc: ACCOUNT.ifsc }
    expect(first).toMatchObject({ bank: shown, waiting: null, bank_check: 'matched', bank_sandbox: true })
    const other = bodyOf(await bank({ account_number: '999999991111' }))
    expect(other).toMatchObject({ bank: shown, waiting: { account_ending: '1111' }, bank_check: 'differs' })
    const silent = bodyOf(await bank({ account_number: '999999992222' }))
    expect(silent).toMatchObject({ bank: shown, waiting: { account_ending: '2222' }, bank_check: 'none' })
    expect((await settings(b)).bank).toBeNull()
    const kept = [await storedPartnerDetails(server), await storedAuditLog(server)]
    expect(JSON.stringify(kept)).not.toContain(ACCOUNT.account_number)
    expect(server.logs.join()).not.toContain(ACCOUNT.account_number)
  })

  it('moves one switch and writes down what it was', async () => {
    // A switch that was offered once.
    await changePartnerDetails(server, { partner_id: 1 }, { notifications: { creatives: true } })
    await a.call('updatePartnerNotification', { body: { name: 'weekly', on: false } })
    expect((await settings()).notifications).toEqual({ paid: true, weekly: false, tickets: true })
    expect(await a.status('updatePartnerNotification', { body: untyped({ name: 'creatives', on: true }) })).toBe(422)
    const last = await lastAudit(server)
    expect(last).toMatchObject({ before: { weekly: true }, after: { weekly: false } })
  })

  it('lets a person of the partner do what the owner gave, and nothing else', async () => {
    const person = await addPerson(['support'])
    await person.browser.call('listPartnerTickets')
    expect(await person.browser.status('getPartnerSettings')).toBe(403)
    expect(await person.browser.status('listPartnerPeople')).toBe(403)
    expect((await bank({}, person.browser)).status).toBe(403)
    await a.call('updatePartnerPerson', { params: { id: person.id }, body: { rights: ['settings'] } })
    await person.browser.call('getPartnerSettings')
    expect(await person.browser.status('listPartnerTickets')).toBe(403)
    expect((await bank({}, person.browser)).status).toBe(403)
  })

  it('ends every sign-in of somebody who is switched off', async () => {
    const person = await addPerson()
    await a.call('updatePartnerPerson', { params: { id: person.id }, body: { status: 0 } })
    expect(await person.browser.status('getPartnerRevenue')).toBe(401)
    expect((await signIn(person.email, person.password)).status).toBe(401)
    await a.call('updatePartnerPerson', { params: { id: person.id }, body: { status: 1 } })
    await a.call('resetPartnerPersonPassword', { params: { id: person.id } })
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect((await signIn(person.email, await followInvitation(server, person.email))).status).toBe(200)
  })

  it('never locks out the last owner, and B cannot reach the people of A', async () => {
    const owner = (await people()).find((each) => each.owner === 1)
    expect(
      await a.status('updatePartnerPerson', { params: { id: owner?.partner_user_id ?? 0 }, body: { status: 0 } }),
    ).toBe(409)
    expect(await a.status('resetPartnerPersonPassword', { params: { id: owner?.partner_user_id ?? 0 } })).toBe(409)
    const second = await addPerson()
    await changePartnerUsers(server, { partner_user_id: second.id }, { owner: 1 })
    expect(await a.status('updatePartnerPerson', { params: { id: second.id }, body: { rights: [] } })).toBe(409)
    await a.call('updatePartnerPerson', { params: { id: second.id }, body: { status: 0 } })
    expect(await b.status('updatePartnerPerson', { params: { id: second.id }, body: { status: 1 } })).toBe(404)
    expect(await b.status('resetPartnerPersonPassword', { params: { id: second.id } })).toBe(404)
    expect((await people(b)).map(({ email }) => email)).not.toContain(second.email)
  })

  it('changes a password with the old one and ends the other sign-ins', async () => {
    const person = await addPerson()
    const other = (await signIn(person.email, person.password)).browser
    const change = (password: string, new_password: string) =>
      person.browser.answer('changePartnerPassword', { body: { password, new_password } })
    expect((await change('wrong one', 'a longer password')).body).toMatchObject({
      errors: { password: 'This is not your current password' },
    })
    expect((await change(person.password, 'short')).body).toMatchObject({
      errors: { new_password: 'Use at least 10 characters' },
    })
    expect((await change(person.password, person.password)).status).toBe(422)
    expect((await change(person.password, 'a longer password')).status).toBe(200)
    expect(await other.status('getPartnerRevenue')).toBe(401)
    await person.browser.call('getPartnerRevenue')
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect((await signIn(person.email, 'a longer password')).status).toBe(200)
  })

  it("lists and ends one's own sign-ins alone", async () => {
    const person = await addPerson()
    const sessions = (who: Browser) => who.call('listPartnerSessions')
    const other = (await signIn(person.email, person.password)).browser
    const seen = await sessions(person.browser)
    expect(seen.map(({ current }) => current)).toEqual([true, false])
    const id = seen[1]?.session_id ?? ''
    expect(await b.status('endPartnerSession', { params: { id } })).toBe(404)
    await other.call('getPartnerRevenue')
    await person.browser.call('endPartnerSession', { params: { id } })
    expect(await other.status('getPartnerRevenue')).toBe(401)
    await signIn(person.email, person.password)
    await person.browser.call('endOtherPartnerSessions')
    expect(await sessions(person.browser)).toHaveLength(1)
    expect(await person.browser.status('endPartnerSession', { params: { id: newId('ses') } })).toBe(404)
  })

  it('counts wrong passwords in front of the account, and locks after five', async () => {
    const owner = (await signIn('partner2@demo.test', PASSWORD)).browser
    const codes: string[] = []
    for (let each = 0; each < 6; each += 1)
      codes.push(((await bank({ password: 'not it' }, owner)).body as { code: string }).code)
    expect([codes.at(0), codes.at(-1)]).toEqual(['validation', 'otp_locked'])
    // Nor does the right one open it now.
    expect(((await bank({}, owner)).body as { code: string }).code).toBe('otp_locked')
  })

  it('lets nobody act on behalf of a partner here', async () => {
    const admin = (await server.signInAdmin(1)).browser
    const body = await admin.call('startMasquerade', { body: { kind: 'merchant', id: 1, reason: 'a call' } })
    const acting = server.browser()
    for (const [name, value] of admin.cookies) acting.cookies.set(name, value)
    acting.token = body.token
    await acting.call('getPartnerSettings')
    const bank = { ...ACCOUNT, password: PASSWORD, otp: '123456' }
    const password = { password: PASSWORD, new_password: 'a longer password' }
    const person = { name: 'X', email: 'x@anand.example', rights: [] }
    expect([
      await acting.status('updatePartnerProfile', { body: PROFILE }),
      await acting.status('updatePartnerBank', { body: bank }),
      await acting.status('changePartnerPassword', { body: password }),
      await acting.status('createPartnerPerson', { body: person }),
    ]).toEqual([403, 403, 403, 403])
  })
})

it('knows a device only as well as its owner needs it', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
  expect(deviceOf(android, '103.21.58.7')).toEqual({ browser: 'Chrome', system: 'Android', network: '103.21.x.x' })
  expect(deviceOf('', '2405:201:5:1::7')).toEqual({ browser: '', system: '', network: '2405:201:…' })
})
