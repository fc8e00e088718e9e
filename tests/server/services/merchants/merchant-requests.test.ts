import { describe, expect, it } from 'vitest'
import { hashPassword } from '#server/crypto/password.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { sweepExpired } from '#server/services/privacy/sweep-expired.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { days, minutes } from '#src/contract/rules/time.ts'
import { lastAudit, storedAuditLog } from '#tests/builders/log.ts'
import {
  changePartnerUsers,
  storedMerchantRequests,
  storedPartnerDetails,
  storedPartners,
  storedPartnerUsers,
} from '#tests/builders/partner.ts'
import { bodyOf, untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { CHOSEN_PASSWORD, followInvitation } from '#tests/setup/follow-invitation.ts'
import { beginEachWithAdmin } from '#tests/setup/fresh-admin.ts'
import { quickenHashes } from '#tests/setup/quick-passwords.ts'
import type { TestServer } from '#tests/setup/server.ts'

quickenHashes()

const REQUEST = {
  full_name: 'Asha Patil',
  phone: '9876543210',
  business_name: 'Asha Stores',
  pincode: '431001',
  pan: 'AABCA1234B',
  account_number: '123456789012',
  ifsc: 'HDFC0001234',
  consent: true,
}

describe.each(engines())('requests of merchants on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beginEachWithAdmin(engine, (begun) => ({ server, admin } = begun))

  let people = 0
  let email = ''
  const ask = async (changes: object = {}): Promise<number> => {
    email = `asha${(people += 1)}@stores.com`
    await server.browser().call('createMerchantRequest', { body: { ...REQUEST, email, ...changes } })
    const { rows } = await admin.call('listMerchantRequests')
    return rows[0]?.request_id ?? 0
  }
  const view = (id: number) => admin.call('getMerchantRequest', { params: { id } })
  const approve = (id: number, code: string | null = null) =>
    admin.answer('approveMerchantRequest', { params: { id }, body: untyped({ code }) })
  const decline = (id: number) =>
    admin.answer('declineMerchantRequest', { params: { id }, body: { reason: 'The PAN is of somebody else.' } })
  const mails = () => server.deps.outbox?.list(email) ?? []
  const signIn = async (password: string) => server.browser().call('partnerLogin', { body: { email, password } })

  it('goes a year after it was declined, and no other goes with it', async () => {
    const declined = await ask()
    expect((await decline(declined)).status).toBe(200)
    await ask()
    const left = async (after: number) => {
      server.clock.set(new Date(server.clock.now().getTime() + after))
      await sweepExpired(server.deps, { day: '2026-01-01', batch: 1 })
      const rows = await storedMerchantRequests(server)
      return rows.map(({ status }) => status)
    }
    expect(await left(days(365) - minutes(1))).toEqual(['declined', 'open'])
    expect(await left(minutes(2))).toEqual(['open'])
  })

  it('becomes a partner whose owner signs in, and the applicant hears of it without a password', async () => {
    const id = await ask()
    const { partner_id } = bodyOf(await approve(id))
    expect(mails()).toHaveLength(1)
    const password = await followInvitation(server, email)
    await signIn(password)
    const [owner] = (await storedPartnerUsers(server)).filter((row) => row.partner_id === partner_id)
    expect(owner).toMatchObject({ owner: 1, name: 'Asha Patil', email })
    expect(await view(id)).toMatchObject({ status: 'approved' })
    expect(mails()).toHaveLength(2)
    expect(mails()[1]?.text).toContain('/partner/login')
    const { reference } = await view(id)
    for (const language of LOCALES) {
      const t = textsIn(language)
      expect(mails()[1]?.text).toContain(t('server:merchant.approved.subject', { reference }))
      // What happens next, and where to go.
      expect(mails()[1]?.text).toMatch(/^3\. /m)
      expect(mails()[1]?.text).toContain(t('staff-titles:productOffering'))
    }
    const kept = [mails(), await storedAuditLog(server), await storedPartners(server)]
    expect(JSON.stringify(kept)).not.toContain(password)
  })

  it('begins with the terms that were agreed, and refuses impossible ones without deciding', async () => {
    const id = await ask()
    const terms = (revenue_percent: unknown, revenue_flat_fee: unknown) =>
      admin.answer('approveMerchantRequest', {
        params: { id },
        body: untyped({ code: null, revenue_percent, revenue_flat_fee }),
      })
    expect((await terms(101, 0)).body).toMatchObject({ errors: { revenue_percent: 'Must be between 0 and 100' } })
    expect((await terms(40, -1)).body).toMatchObject({ errors: { revenue_flat_fee: 'Must be a positive number' } })
    expect(await view(id)).toMatchObject({ status: 'open' })
    const { partner_id } = bodyOf(await terms(42.5, 150.5))
    expect(await admin.call('getPartner', { params: { id: partner_id } })).toMatchObject({
      revenue_percent: 42.5,
      revenue_flat_fee: 150.5,
    })
  })

  it('hands on to Settings what the applicant told us, sealed, and has the account checked once', async () => {
    const body = bodyOf(await approve(await ask()))
    expect(body).not.toHaveProperty('password')
    const password = CHOSEN_PASSWORD
    const password_hash = await hashPassword(password)
    await changePartnerUsers(server, { email }, { password_hash })
    const owner = server.browser()
    owner.token = (await owner.call('partnerLogin', { body: { email, password } })).token
    const settings = () => owner.call('getPartnerSettings')
    const account = { holder: 'Asha Patil', account_ending: '9012', ifsc: REQUEST.ifsc }
    expect(await settings()).toMatchObject({
      business_name: 'Asha Stores',
      pan: 'AABC*****B',
      profile: { contact_name: 'Asha Patil', mobile: REQUEST.phone, email, address: 'PIN 431001' },
      bank: null,
      waiting: account,
      bank_check: 'none',
    })
    await runDueJobs(server.deps)
    expect(await settings()).toMatchObject({ bank: account, waiting: null, bank_check: 'matched' })
    const kept = JSON.stringify(await storedPartnerDetails(server))
    for (const secret of [REQUEST.pan, REQUEST.account_number, REQUEST.phone, 'Asha'])
      expect(kept).not.toContain(secret)
  })

  it('without an account there is none to check, and a bank that is silent leaves it waiting', async () => {
    for (const [account, check] of [
      [{ account_number: undefined, ifsc: undefined }, 'none'],
      [{ account_number: '999999992222' }, 'none'],
      [{ account_number: '999999991111' }, 'differs'],
    ] as const) {
      const body = bodyOf(await approve(await ask({ ...account, phone: `98765${String(people).padStart(5, '0')}` })))
      await runDueJobs(server.deps)
      const { partner_id } = body
      const [row] = (await storedPartnerDetails(server)).filter((each) => each.partner_id === partner_id)
      expect([row?.bank_check, row?.bank_enc === null]).toEqual([
        check,
        !('account_number' in account && account.account_number),
      ])
    }
  })

  it('keeps who decided', async () => {
    const first = await ask()
    expect(await view(first)).toMatchObject({ decided_by: '', decided_at: null })
    await approve(first)
    const second = await ask({ phone: '9876543219' })
    await decline(second)
    for (const id of [first, second])
      expect(await view(id)).toMatchObject({ decided_by: 'Asha Rao', decided_at: expect.any(String) as string })
  })

  it('gives a free brand once, and the default brand under a code of its own', async () => {
    const id = await ask()
    const [brand] = (await view(id)).free_brands
    expect((await approve(id, 'bazaarmitr')).status).toBe(409)
    expect((await approve(id, 'cl')).status).toBe(409)
    expect((await approve(id, 'nobrand')).status).toBe(409)
    expect((await approve(id, brand?.code)).status).toBe(200)
    const second = await ask({ phone: '9876543211' })
    expect((await view(second)).free_brands).not.toContainEqual(brand)
    expect((await approve(second, brand?.code)).status).toBe(409)
    expect((await approve(second)).status).toBe(200)
    const codes = (await storedPartners(server)).map(({ code }) => code)
    expect(codes).toContain(brand?.code)
    expect(codes).toContainEqual(expect.stringMatching(/^m\d{7}$/))
  })

  it.each([
    ['approve', 'approve'],
    ['approve', 'decline'],
    ['decline', 'approve'],
    ['decline', 'decline'],
  ])('is decided once: %s, then %s', async (first, then) => {
    const id = await ask()
    const act = (which: string) => (which === 'approve' ? approve(id) : decline(id))
    expect((await act(first)).status).toBe(200)
    const before = await storedPartners(server)
    expect((await act(then)).status).toBe(409)
    expect(await storedPartners(server)).toEqual(before)
    expect(mails()).toHaveLength(1)
  })

  it('makes one partner of two admins who approve at the same moment', async () => {
    const id = await ask()
    const before = (await storedPartners(server)).length
    const answers = await Promise.all([approve(id), approve(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await storedPartners(server)).toHaveLength(before + 1)
  })

  it('leaves nothing behind when somebody signs in with the address already', async () => {
    expect((await approve(await ask())).status).toBe(200)
    const taken = email
    const id = await ask({ phone: '9876543212', email: taken })
    const before = await storedPartners(server)
    const { status, body } = await approve(id)
    expect([status, body]).toMatchObject([409, { message: expect.stringContaining(taken) as string }])
    expect(await storedPartners(server)).toEqual(before)
    expect((await view(id)).status).toBe('open')
  })

  it('tells the applicant why it was declined', async () => {
    const id = await ask()
    expect(await admin.status('declineMerchantRequest', { params: { id }, body: { reason: '    ' } })).toBe(422)
    expect((await decline(id)).status).toBe(200)
    expect(mails()[0]?.text).toContain('The PAN is of somebody else.')
    expect(await view(id)).toMatchObject({ status: 'declined', reason: 'The PAN is of somebody else.' })
  })

  it('shows PAN, account and the listed number masked, and records each look', async () => {
    const id = await ask()
    const list = await admin.call('listMerchantRequests', { query: { status: 'open' } })
    expect(JSON.stringify(list)).not.toContain(REQUEST.phone)
    const { reference = '' } = list.rows[0] ?? {}
    const search = async (text: string) => (await admin.call('listMerchantRequests', { query: { search: text } })).total
    expect(await search(reference.slice(2).toLowerCase())).toBe(1)
    for (const none of ['%', '_', reference.replace('-', '_')]) expect(await search(none), none).toBe(0)
    const seen = JSON.stringify(await view(id))
    for (const secret of [REQUEST.pan, REQUEST.account_number, REQUEST.phone]) expect(seen).not.toContain(secret)
    const entry = await lastAudit(server)
    expect(entry).toMatchObject({
      action: 'merchant.request-view',
      object: expect.stringMatching(/^merchant-request:MR-/) as string,
    })
    expect(await admin.call('listMerchantRequests', { query: { status: 'approved' } })).toMatchObject({
      rows: [],
      total: 0,
    })
  })
})
