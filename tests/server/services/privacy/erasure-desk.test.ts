import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAdmin } from '#server/db/repositories/identity/admins.ts'
import { SWEEPS } from '#server/db/repositories/privacy/expired-rows.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import type { ErasureLine } from '#src/contract/entities/privacy/erasure-desk.ts'
import { HELD_KINDS } from '#src/contract/retention.ts'
import type { HeldKind } from '#src/contract/retention.ts'
import { hours } from '#src/contract/rules/time.ts'
import { addOfferLists, storedLenderCalls, storedOfferLists } from '#tests/builders/application.ts'
import { addContacts, removeContacts } from '#tests/builders/call.ts'
import {
  addLoanEnquiries,
  changeErasureRequests,
  storedCustomers,
  storedErasureNotices,
  storedErasureRequests,
  storedLoanEnquiries,
} from '#tests/builders/customer.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { changeAdmins, storedAdmins } from '#tests/builders/staff.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser, QueryTo } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { apply, bodyOf, getOffers, PLAIN_LENDER, PROFILE, startCustomer, textLike } from '../shared/journey.ts'
import type { Customer } from '../shared/journey.ts'

const IDENTITY = { pan: PROFILE.tin, birth_date: '14/08/1990' }
const PHONE = '9876543210'

describe.each(engines())('the desk of erasures, on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  beforeEach(async () => {
    await server.reset()
    server.clock.set(new Date('2026-12-01T05:00:00Z'))
    admin = (await server.signInAdmin(1)).browser
  })
  afterAll(() => server.close())

  const after = async (count: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + hours(count)))
    await runDueJobs(server.deps)
    // Those who were signed in are not any more.
    admin = (await server.signInAdmin(1)).browser
  }
  const open = (path: string, init?: RequestInit) => server.app.fetch(new Request(`http://127.0.0.1${path}`, init))
  const secondAdmin = async (email = 'second@creditlane.test', name = 'Second'): Promise<Browser> => {
    await createAdmin(server.deps.db, { email, name, password_hash: null, role_id: 1 })
    return (await server.signInAdmin({ email })).browser
  }
  const list = (query: QueryTo<'listErasureRequests'> = {}) => admin.call('listErasureRequests', { query })
  const detail = async (reference: string) => (await admin.call('getErasureRequest', { params: { reference } })).data
  const note = (customer: Customer | string, came_by = 'letter') =>
    admin.answer('noteErasureRequest', {
      body: untyped({
        customer: typeof customer === 'string' ? customer : String(customer.userId),
        came_by,
        note: 'Letter of 3 March',
      }),
    })
  const noted = async (customer: Customer) => bodyOf(await note(customer))
  const linkOf = (reference: string) => {
    const [news] = (server.deps.outbox?.list(PHONE) ?? []).filter(({ text }) => text.includes(reference))
    return /https?:\/\/[^/]+(\/(?:erase|certificate)\/\w+)/.exec(news?.text ?? '')?.[1] ?? ''
  }
  const applied = async (): Promise<Customer & { app_id: string }> => {
    const customer = await startCustomer(server)
    await getOffers(customer)
    const { app_id } = bodyOf<{ data: { app_id: string } }>(await apply(customer, PLAIN_LENDER)).data
    return { ...customer, app_id }
  }
  const askedAfterApplying = async () => {
    const customer = await applied()
    await customer.browser.call('withdrawApplication', { params: { appId: customer.app_id } })
    await runDueJobs(server.deps)
    const { reference } = (await customer.browser.call('requestErasure', { body: IDENTITY })).data
    return { customer, reference }
  }

  it('shows what goes, what stays and who will be told; then the certificate, which says what really went', async () => {
    const { customer, reference } = await askedAfterApplying()
    expect(await list({ status: 'open' })).toMatchObject({
      total: 1,
      rows: [{ reference, user_id: customer.userId, status: 'open', came_by: 'customer' }],
    })
    const before = await detail(reference)
    expect(before).toMatchObject({ holds: [], certificate: null, needs_another: false })
    expect(before.goes).toEqual(
      expect.arrayContaining([
        { kind: 'profile', count: 1 },
        { kind: 'applications', count: 1 },
      ]),
    )
    expect(before.keeps.map(({ kind }) => kind)).toEqual(['consents', 'visits'])
    expect(before.told).toEqual([
      { kind: 'lender', name: 'Teak Capital', asked_at: null, answer: null, answered_at: null, gave_up_at: null },
    ])

    await after(48.1)
    await runDueJobs(server.deps)
    const done = await detail(reference)
    expect(done).toMatchObject({ status: 'done', told: [{ name: 'Teak Capital', answer: 'deleted' }] })
    expect(done.goes).toEqual(before.goes)
    expect(done.keeps).toMatchObject([{ kind: 'consents' }, { kind: 'visits' }])
    const calls = await storedLenderCalls(server, { operation: 'forget' })
    expect(calls).toMatchObject([{ lender_id: PLAIN_LENDER, app_id: customer.app_id, outcome: 'ok' }])
    expect((await storedErasureNotices(server)).map(({ case_enc }) => case_enc)).toEqual([null])

    const hash = done.certificate?.hash ?? ''
    expect(linkOf(reference)).toBe(`/certificate/${hash}`)
    const page = await (await open(`/certificate/${hash}`)).text()
    const letters = /<pre tabindex="0">([^]*)<\/pre>/.exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
    expect(createHash('sha256').update(letters).digest('hex')).toBe(hash)
    expect(page).toContain('Teak Capital')
    expect(page).not.toMatch(/Ananya|Quillfeather|9876543210|HIGPQ|CL-\d/)
  })

  it('a certificate whose letters were changed is none', async () => {
    const { reference } = await askedAfterApplying()
    await after(48.1)
    const { certificate } = await detail(reference)
    const path = `/certificate/${certificate?.hash}`
    expect((await open(path)).status).toBe(200)
    const [row] = await storedErasureRequests(server)
    const forged = row?.certificate?.replace('"profile": 1', '"profile": 0') ?? ''
    expect(forged).not.toBe(row?.certificate)
    await changeErasureRequests(server, {}, { certificate: forged })
    expect((await open(path)).status).toBe(404)
    expect((await open('/certificate/abc')).status).toBe(404)
  })

  it('a lender that does not answer is asked again, and its number of the case waits sealed', async () => {
    const { reference } = await askedAfterApplying()
    server.deps.lenders.controls?.behave(PLAIN_LENDER, 'down')
    await after(48.1)
    expect((await detail(reference)).told).toMatchObject([{ name: 'Teak Capital', answer: null, gave_up_at: null }])
    const [waiting] = await storedErasureNotices(server)
    expect(waiting?.case_enc).not.toMatch(/SBX|CL-/)
    server.deps.lenders.controls?.behave(PLAIN_LENDER, 'too_late')
    await after(2)
    expect((await detail(reference)).told).toMatchObject([{ answer: 'kept' }])
    server.deps.lenders.controls?.behave(null, 'ok')
  })

  describe('a hold that names kinds', () => {
    const hold = async (customer: Customer, kinds: HeldKind[], basis = 'court') =>
      admin.answer('setLegalHold', {
        body: untyped({
          customer: String(customer.userId),
          basis,
          kinds,
          reason: 'Order 12/2026',
          until: '2027-03-01',
        }),
      })
    const rows = async (customer: Customer) => {
      const own = { user_id: customer.userId }
      const [offers, enquiries] = [await storedOfferLists(server, own), await storedLoanEnquiries(server, own)]
      return { offers: offers.length, enquiries: enquiries.length }
    }
    const enquired = async () => {
      const { customer, reference } = await askedAfterApplying()
      await addLoanEnquiries(server, {
        reference: 'CLQ-1',
        user_id: customer.userId,
        partner: 'cl',
        kind: 'car',
        details_enc: 'sealed',
      })
      return { customer, reference }
    }

    it('keeps those and who they are; everything else that nothing holds goes after the notice', async () => {
      const { customer, reference } = await enquired()
      bodyOf(await hold(customer, ['offers']))
      const before = await rows(customer)
      expect(before).toMatchObject({ offers: 1, enquiries: 1 })
      await after(49)
      expect(await rows(customer)).toMatchObject({ offers: before.offers, enquiries: 0 })
      expect(await detail(reference)).toMatchObject({
        status: 'held',
        held_for: 'part_hold',
        holds: [{ reason: 'part_hold', basis: 'court', kinds: ['offers'], until: '2027-03-01T18:30:00.000Z' }],
      })
      expect((await detail(reference)).partly_erased_at).not.toBeNull()
      expect((await storedCustomers(server))[0]?.deleted_at).toBeNull()
      // The hold ends by itself: announced anew, then all of it.
      await after(24 * 92)
      await after(49)
      expect(await rows(customer)).toEqual({ offers: 0, enquiries: 0 })
      expect(await detail(reference)).toMatchObject({ status: 'done' })
    })

    it('several add up, one on each basis; every kind is everything, and then nothing goes', async () => {
      const { customer, reference } = await enquired()
      bodyOf(await hold(customer, ['offers']))
      expect((await hold(customer, ['tickets'])).status).toBe(422)
      bodyOf(await hold(customer, ['enquiries'], 'suspected_fraud'))
      await after(49)
      expect(await rows(customer)).toMatchObject({ offers: 1, enquiries: 1 })
      expect((await detail(reference)).partly_erased_at).not.toBeNull()
      bodyOf(await hold(customer, [...HELD_KINDS], 'authority'))
      await after(24)
      expect(await detail(reference)).toMatchObject({ held_for: 'legal_hold' })
    })

    it('nothing goes under a hold on everything', async () => {
      const { customer, reference } = await enquired()
      bodyOf(await hold(customer, [...HELD_KINDS]))
      await after(49)
      expect(await rows(customer)).toMatchObject({ offers: 1, enquiries: 1 })
      expect(await detail(reference)).toMatchObject({ held_for: 'legal_hold', partly_erased_at: null })
    })

    it('holds back the sweep of what it names, and of nothing else', async () => {
      const { db } = server.deps
      const customer = await startCustomer(server)
      const old = new Date('2025-01-01T00:00:00Z')
      await removeContacts(server)
      const made = { user_id: customer.userId, method_version: '1', shown: [], created_at: old }
      await addOfferLists(server, { app_id: 'app_old', ...made })
      await addContacts(server, {
        user_id: customer.userId,
        channel: 'sms',
        purpose: 'service',
        about: 'status',
        at: old,
      })
      bodyOf(await hold(customer, ['offers']))
      const now = server.clock.now()
      expect([await SWEEPS.offer_lists(db, now, 9), await SWEEPS.contacts(db, now, 9)]).toEqual([0, 1])
    })
  })

  it('a letter erases nobody before the customer has said yes by their own contact', async () => {
    const customer = await startCustomer(server)
    const { data, told } = await noted(customer)
    expect([data.status, told]).toEqual(['verifying', true])
    expect(await customer.browser.call('getErasure')).toEqual({ data: null })
    await after(24 * 7)
    const [row] = await storedCustomers(server, { user_id: customer.userId })
    expect(row?.deleted_at).toBeNull()

    const path = linkOf(data.reference)
    expect((await open(path)).status).toBe(200)
    // Opened is not answered.
    expect(await list({ status: 'verifying' })).toMatchObject({ total: 1 })
    await open(`${path}?answer=yes`, { method: 'POST' })
    expect(await detail(data.reference)).toMatchObject({ status: 'open', decided_by: null })
    expect((await open(path)).status).toBe(404)
    await after(47)
    expect(await detail(data.reference)).toMatchObject({ status: 'open' })
    await after(2)
    expect(await detail(data.reference)).toMatchObject({ status: 'done', came_by: 'letter', note: null })
    const actions = (await storedAuditLog(server)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['erasure.note', 'erasure.own', 'customer.erased']))
  })

  it('who says no by the link ends it; a link that is over or invented answers nothing', async () => {
    const customer = await startCustomer(server)
    const first = await noted(customer)
    await open(`${linkOf(first.data.reference)}?answer=no`, { method: 'POST' })
    expect(await detail(first.data.reference)).toMatchObject({ status: 'refused', decided_by: null })

    const second = await noted(customer)
    const path = linkOf(second.data.reference)
    await after(24 * 14 + 1)
    expect((await open(`${path}?answer=yes`, { method: 'POST' })).status).toBe(404)
    expect((await open('/erase/000000000000?answer=yes', { method: 'POST' })).status).toBe(404)
    expect(await detail(second.data.reference)).toMatchObject({ status: 'verifying' })
    // Noted again it is the same request with a new link; the old one stays shut.
    const again = await noted(customer)
    expect(again.data.reference).toBe(second.data.reference)
    expect(linkOf(second.data.reference)).not.toBe(path)
  })

  it('is confirmed by somebody else than who wrote it down, and refused with a reason', async () => {
    const other = await secondAdmin()
    const customer = await startCustomer(server)
    const { data } = await noted(customer)
    const act = (
      browser: Browser,
      what: 'confirmErasureRequest' | 'refuseErasureRequest',
      reason = 'Saw the identity card',
    ) => browser.answer(what, { params: { reference: data.reference }, body: { reason } })
    expect(await detail(data.reference)).toMatchObject({ needs_another: true, note: 'Letter of 3 March' })
    expect(await act(admin, 'confirmErasureRequest')).toMatchObject({ status: 409 })
    expect((await act(other, 'confirmErasureRequest', 'x')).status).toBe(422)
    bodyOf(await act(other, 'confirmErasureRequest'))
    expect(await detail(data.reference)).toMatchObject({ status: 'open', decision: 'Saw the identity card' })
    expect(await act(other, 'refuseErasureRequest')).toMatchObject({ status: 409 })
    // Cancelled by the customer, and written down once more.
    await customer.browser.call('cancelErasure')
    const next = await noted(customer)
    const refused = await admin.answer('refuseErasureRequest', {
      params: { reference: next.data.reference },
      body: { reason: 'No answer' },
    })
    expect(bodyOf<{ data: ErasureLine }>(refused).data.status).toBe('refused')
    expect((await list()).counts).toEqual(
      expect.arrayContaining([
        { status: 'cancelled', count: 1 },
        { status: 'refused', count: 1 },
        { status: 'open', count: 0 },
      ]),
    )
  })

  it('is confirmed alone where nobody else may, and all administrators are told; suspending the only other one is not alone', async () => {
    const confirm = (browser: Browser, reference: string) =>
      browser.answer('confirmErasureRequest', { params: { reference }, body: { reason: 'Saw the identity card' } })
    const alone = await noted(await startCustomer(server))
    bodyOf(await confirm(admin, alone.data.reference))
    await runDueJobs(server.deps)
    expect(server.deps.outbox?.list('admin@demo.test')[0]?.text).toContain(
      `Confirmation of an erasure request (${alone.data.reference})`,
    )
    await secondAdmin()
    const [other] = await storedAdmins(server, { email: 'second@creditlane.test' })
    const { data } = await noted(await startCustomer(server, {}, '9876543211'))
    const suspend = { params: { id: other?.admin_id ?? 0 }, body: { state: 'suspended', reason: 'Has left' } } as const
    await admin.call('updateStaff', suspend)
    expect((await confirm(admin, data.reference)).status).toBe(409)
    await changeAdmins(server, { email: 'second@creditlane.test' }, { state: 'active' })
    const letIn = (await server.signInAdmin({ email: 'second@creditlane.test' })).browser
    const seen = await letIn.call('getErasureRequest', { params: { reference: data.reference } })
    expect(seen.data).toMatchObject({ needs_another: false, may_approve_from: expect.any(String) as string })
    expect((await confirm(letIn, data.reference)).body).toMatchObject({
      message: expect.stringContaining('let the other in') as string,
    })
  })

  it('refuses a number that nobody has, and who has asked already', async () => {
    const customer = await startCustomer(server)
    expect(await note('999999')).toMatchObject({
      status: 422,
      body: { errors: { customer: textLike(/no customer or application/) } },
    })
    const own = (await customer.browser.call('requestErasure', { body: IDENTITY })).data
    expect(await note(customer)).toMatchObject({
      status: 409,
      body: { message: textLike(new RegExp(own.reference)) },
    })
  })

  it('has somebody who looks after it, a day, and says when a try broke off; it is tried again by itself', async () => {
    const { reference } = await askedAfterApplying()
    const other = await secondAdmin('owner@creditlane.test', 'Owner')
    const own = (who: Browser, mine: boolean) =>
      who.answer('ownErasureRequest', { params: { reference }, body: { mine } })
    expect(await detail(reference)).toMatchObject({
      stage: 'open',
      owner: null,
      due_at: expect.stringMatching(/^2026-12-03T05:0/) as string,
    })
    expect(bodyOf(await own(other, true))).toMatchObject({ data: { owner: 'Owner' } })
    expect(await own(admin, false)).toMatchObject({ status: 409 })
    expect(bodyOf(await own(other, false))).toMatchObject({ data: { owner: null } })
    const { vault } = server.deps
    const broken = {
      ...server.deps,
      vault: {
        ...vault,
        sealShared: () => {
          throw new Error('no key')
        },
      },
    }
    server.clock.set(new Date(server.clock.now().getTime() + hours(48) + 1))
    admin = (await server.signInAdmin(1)).browser
    expect(await list({ status: 'erasing' })).toMatchObject({ total: 1, rows: [{ stage: 'erasing' }] })
    await runDueJobs(broken)
    expect(await list({ status: 'failed' })).toMatchObject({ total: 1, rows: [{ stage: 'failed', status: 'open' }] })
    expect((await list()).counts).toContainEqual({ status: 'failed', count: 1 })
    await after(1)
    expect(await detail(reference)).toMatchObject({ stage: 'done', due_at: null })
    expect(await own(admin, true)).toMatchObject({ status: 409 })
  })
})
