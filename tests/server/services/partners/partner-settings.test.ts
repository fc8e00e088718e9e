import type { LiveSignIn } from '#src/contract/entities/identity/live-sign-in.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#server/crypto/vault.ts'
import type * as Password from '#server/crypto/password.ts'
import { auditLog, partnerUsers, rateCounters } from '#server/db/schema.ts'
import { partnerDetails } from '#server/db/schema-partner.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { deviceOf } from '#server/services/identity/shared/device-of.ts'
import type { PartnerPersonRow, PartnerSettings } from '#src/contract/entities/partners/partner-settings.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { followInvitation } from '#tests/setup/follow-invitation.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

vi.mock('#server/crypto/password.ts', async (original) => {
  const real = await original<typeof Password>()
  return { ...real, hashPassword: (password: string) => real.hashPassword(password, { N: 16, r: 1, p: 1 }) }
})

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

  const settings = async (who = a) => (await who.get('/api/partner/settings')).body as PartnerSettings
  const bank = async (changes: object = {}, who = a) => {
    const sent = 'password' in changes ? { status: 0, body: null } : await who.post('/api/partner/agreement/code')
    // One code in half a minute.
    server.clock.set(new Date(server.clock.now().getTime() + 31_000))
    const otp = sent.status === 200 ? server.codeFor((sent.body as { email: string }).email) : '000000'
    return who.post('/api/partner/settings/bank', { ...ACCOUNT, password: PASSWORD, otp, ...changes })
  }
  const people = async (who = a) => (await who.get('/api/partner/people')).body as PartnerPersonRow[]
  const signIn = async (email: string, password: string) => {
    const browser = server.browser()
    const { status, body } = await browser.post('/api/partner/login', { email, password })
    browser.token = (body as { token?: string }).token ?? null
    return { status, browser }
  }
  let made = 0
  const addPerson = async (rights: string[] = []) => {
    const email = `sub${(made += 1)}@anand.example`
    const { status, body } = await a.post('/api/partner/people', { name: 'Ravi Kale', email, rights })
    expect(status).toBe(200)
    const { partner_user_id } = body as { partner_user_id: number }
    const password = await followInvitation(server, email)
    return { id: partner_user_id, email, password, browser: (await signIn(email, password)).browser }
  }

  it('keeps the contact sealed, and partner B sees and changes nothing of it', async () => {
    expect((await a.post('/api/partner/settings/profile', PROFILE)).status).toBe(200)
    expect((await settings()).profile).toEqual(PROFILE)
    expect(JSON.stringify(await settings(b))).not.toContain(SENTINEL)
    await b.post('/api/partner/settings/profile', { ...PROFILE, contact_name: 'Somebody of B' })
    expect((await settings()).profile.contact_name).toBe(SENTINEL)
    const kept = [await server.deps.db.select().from(partnerDetails), await server.deps.db.select().from(auditLog)]
    expect(JSON.stringify(kept)).not.toContain(SENTINEL)
  })

  it('names the field and the remedy where the contact is wrong', async () => {
    const { status, body } = await a.post('/api/partner/settings/profile', { ...PROFILE, mobile: '123' })
    expect(status).toBe(422)
    expect((body as { errors: object }).errors).toEqual({ mobile: 'Please enter a valid 10 digit mobile number' })
  })

  it('asks the password before it takes an account, and refuses a wrong IFSC', async () => {
    const wrong = await bank({ password: 'not it' })
    expect(wrong.status).toBe(422)
    expect(wrong.body).toMatchObject({ errors: { password: 'This is not your password' } })
    const ifsc = await bank({ ifsc: 'hdfc0001234' })
    expect(ifsc.body).toMatchObject({ errors: { ifsc: 'IFSC format is invalid (case sensitive field)' } })
    expect((await settings()).bank).toBeNull()
  })

  it('takes an account with a code of the own mail alone, each once, and tells the owner at once', async () => {
    const enter = (otp: string) => a.post('/api/partner/settings/bank', { ...ACCOUNT, password: PASSWORD, otp })
    await a.post('/api/partner/agreement/code')
    const code = server.codeFor('partner@demo.test')
    expect((await enter(code === '000000' ? '000001' : '000000')).body).toMatchObject({ code: 'otp_wrong' })
    expect((await settings()).bank).toBeNull()
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
    await server.deps.db.delete(rateCounters)
    const first = (await bank()).body as PartnerSettings
    const shown = { holder: ACCOUNT.holder, account_ending: '4242', ifsc: ACCOUNT.ifsc }
    expect(first).toMatchObject({ bank: shown, waiting: null, bank_check: 'matched', bank_sandbox: true })
    const other = (await bank({ account_number: '999999991111' })).body as PartnerSettings
    expect(other).toMatchObject({ bank: shown, waiting: { account_ending: '1111' }, bank_check: 'differs' })
    const silent = (await bank({ account_number: '999999992222' })).body as PartnerSettings
    expect(silent).toMatchObject({ bank: shown, waiting: { account_ending: '2222' }, bank_check: 'none' })
    expect((await settings(b)).bank).toBeNull()
    const kept = [await server.deps.db.select().from(partnerDetails), await server.deps.db.select().from(auditLog)]
    expect(JSON.stringify(kept)).not.toContain(ACCOUNT.account_number)
    expect(server.logs.join()).not.toContain(ACCOUNT.account_number)
  })

  it('moves one switch and writes down what it was', async () => {
    // A switch that was offered once.
    const { db } = server.deps
    await db
      .update(partnerDetails)
      .set({ notifications: { creatives: true } })
      .where(eq(partnerDetails.partner_id, 1))
    await a.post('/api/partner/settings/notifications', { name: 'weekly', on: false })
    expect((await settings()).notifications).toEqual({ paid: true, weekly: false, tickets: true })
    expect((await a.post('/api/partner/settings/notifications', { name: 'creatives', on: true })).status).toBe(422)
    const [last] = await server.deps.db.select().from(auditLog).orderBy(desc(auditLog.audit_id)).limit(1)
    expect(last).toMatchObject({ before: { weekly: true }, after: { weekly: false } })
  })

  it('lets a person of the partner do what the owner gave, and nothing else', async () => {
    const person = await addPerson(['support'])
    expect((await person.browser.get('/api/partner/tickets')).status).toBe(200)
    for (const path of ['/api/partner/settings', '/api/partner/people'])
      expect((await person.browser.get(path)).status, path).toBe(403)
    expect((await bank({}, person.browser)).status).toBe(403)
    await a.post(`/api/partner/people/${person.id}`, { rights: ['settings'] })
    expect((await person.browser.get('/api/partner/settings')).status).toBe(200)
    expect((await person.browser.get('/api/partner/tickets')).status).toBe(403)
    expect((await bank({}, person.browser)).status).toBe(403)
  })

  it('ends every sign-in of somebody who is switched off', async () => {
    const person = await addPerson()
    expect((await a.post(`/api/partner/people/${person.id}`, { status: 0 })).status).toBe(200)
    expect((await person.browser.get('/api/partner/get-revenue')).status).toBe(401)
    expect((await signIn(person.email, person.password)).status).toBe(401)
    await a.post(`/api/partner/people/${person.id}`, { status: 1 })
    expect((await a.post(`/api/partner/people/${person.id}/password`)).status).toBe(200)
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect((await signIn(person.email, await followInvitation(server, person.email))).status).toBe(200)
  })

  it('never locks out the last owner, and B cannot reach the people of A', async () => {
    const owner = (await people()).find((each) => each.owner === 1)
    expect((await a.post(`/api/partner/people/${owner?.partner_user_id}`, { status: 0 })).status).toBe(409)
    expect((await a.post(`/api/partner/people/${owner?.partner_user_id}/password`)).status).toBe(409)
    const second = await addPerson()
    await server.deps.db.update(partnerUsers).set({ owner: 1 }).where(eq(partnerUsers.partner_user_id, second.id))
    expect((await a.post(`/api/partner/people/${second.id}`, { rights: [] })).status).toBe(409)
    expect((await a.post(`/api/partner/people/${second.id}`, { status: 0 })).status).toBe(200)
    expect((await b.post(`/api/partner/people/${second.id}`, { status: 1 })).status).toBe(404)
    expect((await b.post(`/api/partner/people/${second.id}/password`)).status).toBe(404)
    expect((await people(b)).map(({ email }) => email)).not.toContain(second.email)
  })

  it('changes a password with the old one and ends the other sign-ins', async () => {
    const person = await addPerson()
    const other = (await signIn(person.email, person.password)).browser
    const change = (password: string, new_password: string) =>
      person.browser.post('/api/partner/password', { password, new_password })
    expect((await change('wrong one', 'a longer password')).body).toMatchObject({
      errors: { password: 'This is not your password' },
    })
    expect((await change(person.password, 'short')).body).toMatchObject({
      errors: { new_password: 'Use at least 10 characters' },
    })
    expect((await change(person.password, person.password)).status).toBe(422)
    expect((await change(person.password, 'a longer password')).status).toBe(200)
    expect((await other.get('/api/partner/get-revenue')).status).toBe(401)
    expect((await person.browser.get('/api/partner/get-revenue')).status).toBe(200)
    expect((await signIn(person.email, person.password)).status).toBe(401)
    expect((await signIn(person.email, 'a longer password')).status).toBe(200)
  })

  it("lists and ends one's own sign-ins alone", async () => {
    const person = await addPerson()
    const sessions = async (who: Browser) => (await who.get('/api/partner/sessions')).body as LiveSignIn[]
    const other = (await signIn(person.email, person.password)).browser
    const seen = await sessions(person.browser)
    expect(seen.map(({ current }) => current)).toEqual([true, false])
    const id = seen[1]?.session_id ?? ''
    expect((await b.post(`/api/partner/sessions/${id}/end`)).status).toBe(404)
    expect((await other.get('/api/partner/get-revenue')).status).toBe(200)
    expect((await person.browser.post(`/api/partner/sessions/${id}/end`)).status).toBe(200)
    expect((await other.get('/api/partner/get-revenue')).status).toBe(401)
    await signIn(person.email, person.password)
    await person.browser.post('/api/partner/end-other-sessions')
    expect(await sessions(person.browser)).toHaveLength(1)
    expect((await person.browser.post(`/api/partner/sessions/${newId('ses')}/end`)).status).toBe(404)
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
    const { body } = await admin.post('/api/admin/masquerade', { kind: 'merchant', id: 1, reason: 'a call' })
    const acting = server.browser()
    for (const [name, value] of admin.cookies) acting.cookies.set(name, value)
    acting.token = (body as { token: string }).token
    expect((await acting.get('/api/partner/settings')).status).toBe(200)
    for (const [path, sent] of [
      ['settings/profile', PROFILE],
      ['settings/bank', { ...ACCOUNT, password: PASSWORD, otp: '123456' }],
      ['password', { password: PASSWORD, new_password: 'a longer password' }],
      ['people', { name: 'X', email: 'x@anand.example', rights: [] }],
    ] as const)
      expect((await acting.post(`/api/partner/${path}`, sent)).status, path).toBe(403)
  })
})

it('knows a device only as well as its owner needs it', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
  expect(deviceOf(android, '103.21.58.7')).toEqual({ browser: 'Chrome', system: 'Android', network: '103.21.x.x' })
  expect(deviceOf('', '2405:201:5:1::7')).toEqual({ browser: '', system: '', network: '2405:201:…' })
})
