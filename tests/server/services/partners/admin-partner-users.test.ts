import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FUNNEL_SWITCHES } from '#src/contract/entities/partners/partner-funnel.ts'
import { hours } from '#src/contract/rules/time.ts'
import { lastAudit, storedAuditLog } from '#tests/builders/log.ts'
import { addPartners, storedPartnerUsers } from '#tests/builders/partner.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { CHOSEN_PASSWORD, followInvitation, invitationTo, spendInvitation } from '#tests/setup/follow-invitation.ts'
import { quickenHashes } from '#tests/setup/quick-passwords.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

quickenHashes()

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
    const { status, body } = await admin.answer('createPartnerUser', {
      params: { id: partner },
      body: {
        name: 'Ravi Kale',
        email,
        ...changes,
      },
    })
    return { status, email, ...(body as { partner_user_id: number; errors?: object }) }
  }
  const createIn = async () => {
    const { email, partner_user_id } = await create()
    return { email, partner_user_id, password: await followInvitation(server, email) }
  }
  const list = (partner = 1) => admin.call('listPartnerUsers', { params: { id: partner } })
  const signIn = async (email: string, password: string) => {
    const browser = server.browser()
    const { status, body } = await browser.answer('partnerLogin', { body: { email, password } })
    browser.token = (body as { token?: string }).token ?? null
    return { status, browser }
  }

  it('lets somebody new choose a password by a link that works once and that nothing keeps', async () => {
    const { status, partner_user_id } = await create({ email: 'New.Person@Anand.example' })
    expect(status).toBe(200)
    expect(await list()).toContainEqual(expect.objectContaining({ partner_user_id, invited: 1 }))
    const token = await invitationTo(server, 'new.person@anand.example')
    expect(await server.browser().call('openStaffLink', { body: { token } })).toMatchObject({
      kind: 'invitation',
      role_id: null,
      partner: 'Anand Money Mart',
      name: 'Ravi Kale',
      email: 'new.person@anand.example',
    })
    expect((await signIn('new.person@anand.example', '')).status).toBe(401)
    expect((await signIn('new.person@anand.example', 'null')).status).toBe(401)
    expect((await spendInvitation(server, token, 'too short')).status).toBe(422)
    const both = await Promise.all([spendInvitation(server, token), spendInvitation(server, token)])
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 404])
    expect(await lastAudit(server)).toMatchObject({
      action: 'staff.password-by-link',
      actor: `partner:${partner_user_id}`,
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
    const kept = [await storedPartnerUsers(server), await storedAuditLog(server)]
    expect(JSON.stringify(kept)).not.toContain(password)
    expect(server.logs.join()).not.toContain(password)
    expect(server.logs.join()).not.toContain(token)
    expect(JSON.stringify(await list())).not.toContain('scrypt')
  })

  it('makes the first person of a partner its owner', async () => {
    const { partner_id: id } = await addPartners(server, { name: 'New Partner', code: 'newone', merchant_id: 'M-NEW' })
    await create({}, id)
    await create({}, id)
    expect((await list(id)).map(({ owner }) => owner)).toEqual([1, 0])
    expect(await lastAudit(server)).toMatchObject({ action: 'partner.user-create', object: `partner:${id}` })
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
    await browser.call('getPartnerRevenue')
    const set = (status: unknown, partner = 1) =>
      admin.status('updatePartnerUserStatus', {
        params: { id: partner, userId: partner_user_id },
        body: untyped({ status }),
      })
    expect(await set(0, 2)).toBe(404)
    expect(await set(2)).toBe(422)
    await browser.call('getPartnerRevenue')
    expect(await set(0)).toBe(200)
    expect(await lastAudit(server)).toMatchObject({
      action: 'partner.user-status',
      object: 'partner:1',
      before: { [`user:${partner_user_id}`]: 'on' },
      after: { [`user:${partner_user_id}`]: 'off' },
    })
    expect(await browser.status('getPartnerRevenue')).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect(await set(1)).toBe(200)
    expect(await browser.status('getPartnerRevenue')).toBe(401)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('a new password ends the old one and every sign-in', async () => {
    const { email, password, partner_user_id } = await createIn()
    const { browser } = await signIn(email, password)
    expect(await admin.status('resetPartnerUserPassword', { params: { id: 2, userId: partner_user_id } })).toBe(404)
    const answer = await admin.call('resetPartnerUserPassword', { params: { id: 1, userId: partner_user_id } })
    expect(answer).not.toHaveProperty('password')
    expect(await browser.status('getPartnerRevenue')).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    await followInvitation(server, email)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('a link is dead after 72 hours, when another is sent, and when the person is switched off', async () => {
    const { email, partner_user_id } = await create()
    const wait = (ms: number) => server.clock.set(new Date(server.clock.now().getTime() + ms))
    const params = { id: 1, userId: partner_user_id }
    const invite = () => admin.status('resetPartnerUserPassword', { params })
    const set = (status: 0 | 1) => admin.status('updatePartnerUserStatus', { params, body: { status } })
    const first = await invitationTo(server, email)
    wait(1)
    expect(await invite()).toBe(200)
    const second = await invitationTo(server, email)
    expect(second).not.toBe(first)
    expect((await spendInvitation(server, first)).status).toBe(404)
    expect(await set(0)).toBe(200)
    expect(await invite()).toBe(409)
    expect((await spendInvitation(server, second)).status).toBe(404)
    await set(1)
    expect((await spendInvitation(server, second)).status).toBe(404)
    wait(1)
    await invite()
    const third = await invitationTo(server, email)
    wait(hours(72))
    expect((await spendInvitation(server, third)).status).toBe(404)
    admin = (await server.signInAdmin(1)).browser
  })

  it('each part of the funnel is allowed on its own, with what was before', async () => {
    const set = (property: unknown, value: unknown) =>
      admin.status('updatePartnerFunnel', { params: { id: 1 }, body: untyped({ property, value }) })
    const funnel = async () => (await admin.call('getPartner', { params: { id: 1 } })).funnel
    const off = Object.fromEntries(FUNNEL_SWITCHES.map((name) => [name, false]))
    expect(await funnel()).toEqual(off)
    expect(await set('headline', true)).toBe(200)
    expect(await set('colours', true)).toBe(200)
    expect(await lastAudit(server)).toMatchObject({
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
      expect(await set(property, value)).toBe(422)
    expect(
      await admin.status('updatePartnerFunnel', { params: { id: 999 }, body: { property: 'order', value: true } }),
    ).toBe(404)
    expect(await funnel()).toEqual({ ...off, headline: true, colours: true })
  })
})
