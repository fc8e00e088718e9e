import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type * as Password from '#server/crypto/password.ts'
import { auditLog, partners, partnerUsers } from '#server/db/schema.ts'
import { FUNNEL_SWITCHES } from '#src/contract/entities/partners/partner-funnel.ts'
import type { PartnerUser } from '#src/contract/entities/partners/partner-user.ts'
import { hours } from '#src/contract/rules/time.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { CHOSEN_PASSWORD, followInvitation, invitationTo, spendInvitation } from '#tests/setup/follow-invitation.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

vi.mock('#server/crypto/password.ts', async (original) => {
  const real = await original<typeof Password>()
  return { ...real, hashPassword: (password: string) => real.hashPassword(password, { N: 16, r: 1, p: 1 }) }
})

describe.each(engines())('people and switches of a partner on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    server.deps.limits.profile = 'relaxed'
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  let people = 0
  const create = async (changes: object = {}, partner = 1) => {
    const email = `person${(people += 1)}@anand.example`
    const { status, body } = await admin.post(`/api/partners/${partner}/users`, {
      name: 'Ravi Kale',
      email,
      ...changes,
    })
    return { status, email, ...(body as { partner_user_id: number; errors?: object }) }
  }
  const createIn = async () => {
    const { email, partner_user_id } = await create()
    return { email, partner_user_id, password: await followInvitation(server, email) }
  }
  const list = async (partner = 1) => (await admin.get(`/api/partners/${partner}/users`)).body as PartnerUser[]
  const signIn = async (email: string, password: string) => {
    const browser = server.browser()
    const { status, body } = await browser.post('/api/partner/login', { email, password })
    browser.token = (body as { token?: string }).token ?? null
    return { status, browser }
  }
  const lastAudit = async () => {
    const [row] = await server.deps.db.select().from(auditLog).orderBy(desc(auditLog.audit_id)).limit(1)
    return row
  }

  it('lets somebody new choose a password by a link that works once and that nothing keeps', async () => {
    const { status, partner_user_id } = await create({ email: 'New.Person@Anand.example' })
    expect(status).toBe(200)
    expect(await list()).toContainEqual(expect.objectContaining({ partner_user_id, invited: 1 }))
    const token = await invitationTo(server, 'new.person@anand.example')
    expect((await server.browser().post('/api/admin/link', { token })).body).toMatchObject({
      ...{ kind: 'invitation', role_id: null, partner: 'Anand Money Mart' },
      ...{ name: 'Ravi Kale', email: 'new.person@anand.example' },
    })
    expect((await signIn('new.person@anand.example', '')).status).toBe(401)
    expect((await signIn('new.person@anand.example', 'null')).status).toBe(401)
    expect((await spendInvitation(server, token, 'too short')).status).toBe(422)
    const both = await Promise.all([spendInvitation(server, token), spendInvitation(server, token)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 404])
    expect(await lastAudit()).toMatchObject({
      ...{ action: 'staff.password-by-link', actor: `partner:${partner_user_id}` },
      object: `partner-user:${partner_user_id}`,
    })
    const password = CHOSEN_PASSWORD
    expect((await signIn('new.person@anand.example', password)).status).toBe(200)
    expect(await list()).toContainEqual(
      expect.objectContaining({
        partner_user_id,
        name: 'Ravi Kale',
        email: 'new.person@anand.example',
        status: 1,
        owner: 0,
        invited: 0,
      }),
    )
    const kept = [await server.deps.db.select().from(partnerUsers), await server.deps.db.select().from(auditLog)]
    expect(JSON.stringify(kept)).not.toContain(password)
    expect(server.logs.join()).not.toContain(password)
    expect(server.logs.join()).not.toContain(token)
    expect(JSON.stringify(await list())).not.toContain('scrypt')
  })

  it('makes the first person of a partner its owner', async () => {
    const [row] = await server.deps.db
      .insert(partners)
      .values({ name: 'New Partner', code: 'newone', merchant_id: 'M-NEW' })
      .returning()
    const id = row?.partner_id ?? 0
    await create({}, id)
    await create({}, id)
    expect((await list(id)).map(({ owner }) => owner)).toEqual([1, 0])
    expect(await lastAudit()).toMatchObject({ action: 'partner.user-create', object: `partner:${id}` })
  })

  it('refuses an address that somebody has, of whatever partner and in whatever case', async () => {
    const before = await list()
    for (const email of ['partner2@demo.test', 'PARTNER@demo.test'])
      expect(await create({ email })).toMatchObject({
        status: 409,
        errors: { email: 'Somebody signs in with this email already' },
      })
    for (const changes of [
      { email: 'a@b' },
      { email: 'a b@c.example' },
      { email: 'a@b.example\r\nBcc: c@d.example' },
      { email: '<a@b.example>' },
      { email: '' },
      { name: '' },
      { name: '  ' },
      { name: 'x'.repeat(121) },
      { owner: 1 },
    ])
      expect((await create(changes)).status).toBe(422)
    expect((await create({}, 999)).status).toBe(404)
    expect(await list()).toEqual(before)
  })

  it('off ends every sign-in at once and for good; on lets the person sign in anew', async () => {
    const { email, password, partner_user_id } = await createIn()
    const { browser } = await signIn(email, password)
    expect((await browser.get('/api/partner/get-revenue')).status).toBe(200)
    const set = (status: unknown, partner = 1) =>
      admin.post(`/api/partners/${partner}/users/${partner_user_id}/status`, { status })
    expect((await set(0, 2)).status).toBe(404)
    expect((await set(2)).status).toBe(422)
    expect((await browser.get('/api/partner/get-revenue')).status).toBe(200)
    expect((await set(0)).status).toBe(200)
    expect(await lastAudit()).toMatchObject({
      action: 'partner.user-status',
      object: 'partner:1',
      before: { [`user:${partner_user_id}`]: 'on' },
      after: { [`user:${partner_user_id}`]: 'off' },
    })
    expect((await browser.get('/api/partner/get-revenue')).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await set(1)).status).toBe(200)
    expect((await browser.get('/api/partner/get-revenue')).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('a new password ends the old one and every sign-in', async () => {
    const { email, password, partner_user_id } = await createIn()
    const { browser } = await signIn(email, password)
    expect((await admin.post(`/api/partners/2/users/${partner_user_id}/password`)).status).toBe(404)
    const answer = await admin.post(`/api/partners/1/users/${partner_user_id}/password`)
    expect(answer.body).not.toHaveProperty('password')
    expect((await browser.get('/api/partner/get-revenue')).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    await followInvitation(server, email)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('a link is dead after 72 hours, when another is sent, and when the person is switched off', async () => {
    const { email, partner_user_id } = await create()
    const wait = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
    const act = (path: string, body?: object) => admin.post(`/api/partners/1/users/${partner_user_id}/${path}`, body)
    const first = await invitationTo(server, email)
    wait(1)
    expect((await act('password')).status).toBe(200)
    const second = await invitationTo(server, email)
    expect(second).not.toBe(first)
    expect((await spendInvitation(server, first)).status).toBe(404)
    expect((await act('status', { status: 0 })).status).toBe(200)
    expect((await act('password')).status).toBe(409)
    expect((await spendInvitation(server, second)).status).toBe(404)
    await act('status', { status: 1 })
    expect((await spendInvitation(server, second)).status).toBe(404)
    wait(1)
    await act('password')
    const third = await invitationTo(server, email)
    wait(hours(72))
    expect((await spendInvitation(server, third)).status).toBe(404)
    admin = (await server.signInAdmin(1)).browser
  })

  it('each part of the funnel is allowed on its own, with what was before', async () => {
    const set = (property: unknown, value: unknown) => admin.post('/api/update-partner-funnel/1', { property, value })
    const funnel = async () => ((await admin.get('/api/partners/1')).body as { funnel: object }).funnel
    const off = Object.fromEntries(FUNNEL_SWITCHES.map((name) => [name, false]))
    expect(await funnel()).toEqual(off)
    expect((await set('headline', true)).status).toBe(200)
    expect((await set('colours', true)).status).toBe(200)
    expect(await lastAudit()).toMatchObject({
      action: 'partner.funnel',
      object: 'partner:1',
      before: { colours: false },
      after: { colours: true },
    })
    for (const [property, value] of [
      ['logo', true],
      ['__proto__', true],
      ['toString', true],
      ['order', 1],
      ['order', 'true'],
      ['order', null],
      [['order'], true],
    ])
      expect((await set(property, value)).status).toBe(422)
    expect((await admin.post('/api/update-partner-funnel/999', { property: 'order', value: true })).status).toBe(404)
    expect(await funnel()).toEqual({ ...off, headline: true, colours: true })
  })
})
