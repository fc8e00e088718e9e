import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LenderEnquiry } from '#server/adapters/lenders/lender-gateway.ts'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { giveUpEnquiry } from '#server/services/enquiries/give-up-enquiry.ts'
import { enquiryDueAt, overdueEnquiriesBefore } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { FIELD_NAMES, goesTo } from '#src/contract/entities/privacy/asked-fields.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { storedLoanEnquiries } from '#tests/builders/customer.ts'
import { makeEnquiry, versionOf } from '#tests/builders/enquiry.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { addAdmins } from '#tests/builders/staff.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { PROFILE, someText, textLike } from '../shared/journey.ts'

const PHONE = '9876543210'
const LENDER = 16
/** A Monday at noon in India. */
const MONDAY = new Date('2031-05-12T06:30:00Z')

describe('the working days of an enquiry', () => {
  it.each([
    ['a Monday', '2031-05-12T06:30:00Z', '2031-05-15'],
    ['a Friday', '2031-05-16T06:30:00Z', '2031-05-21'],
    ['a Saturday', '2031-05-17T06:30:00Z', '2031-05-21'],
    ['the day before Independence Day', '2031-08-14T06:30:00Z', '2031-08-20'],
  ])('of one that came on %s are three', (_, received, due) => {
    const at = new Date(received)
    expect(istDay(enquiryDueAt(at))).toBe(due)
    const end = enquiryDueAt(at)
    expect(overdueEnquiriesBefore(end).getTime()).toBeLessThanOrEqual(at.getTime())
    expect(overdueEnquiriesBefore(new Date(end.getTime() + 1)).getTime()).toBeGreaterThan(at.getTime())
  })
})

describe.each(engines())('the desk for loan enquiries, on %s', (engine) => {
  let server: TestServer
  let sent: LenderEnquiry[]
  let customer: { browser: Browser; userId: number }
  let agent: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
    const { lenders } = server.deps
    server.deps.lenders = {
      ...lenders,
      enquire: async (enquiry, key, onTry) => {
        await lenders.enquire(enquiry, key, onTry)
        sent.push(enquiry)
      },
    }
  })
  beforeEach(async () => {
    await server.reset()
    server.deps.limits.profile = 'relaxed'
    sent = []
    server.clock.set(MONDAY)
    customer = await server.signInCustomer({ destination: PHONE })
    agent = (await server.signInAdmin(3)).browser
  })
  afterAll(() => server.close())

  const later = async (ms: number) => {
    server.clock.set(new Date(server.clock.now().getTime() + ms))
    await runDueJobs(server.deps)
  }
  const act = async (
    key: 'assignDeskEnquiry' | 'passOnEnquiry' | 'closeDeskEnquiry',
    reference: string,
    body: object,
    browser = agent,
  ) =>
    browser.answer(key, {
      params: { reference },
      body: { version: await versionOf(server, reference), ...body } as never,
    })
  const own = async () => (await customer.browser.call('listLoanEnquiries')).data
  const told = (about: string) =>
    (server.deps.outbox?.list(PHONE) ?? []).map(({ text }) => text).filter((text) => text.includes(about))
  const actions = async () => (await storedAuditLog(server)).map(({ action }) => action)

  it('lists an enquiry with its amount, its customer masked, and the day by which it is due', async () => {
    await customer.browser.call('updateUser', {
      params: { id: customer.userId },
      body: { first_name: PROFILE.first_name, last_name: PROFILE.last_name },
    })
    const { reference } = await makeEnquiry(server, customer.userId)
    const { rows, counts } = await agent.call('listDeskEnquiries', { query: { queue: 'open' } })
    expect(rows).toMatchObject([
      {
        reference,
        kind: 'car',
        customer: 'A*** Q***',
        amount: 300_000,
        status: 'open',
        overdue: false,
        due_at: enquiryDueAt(MONDAY).toISOString(),
        assigned_to: null,
        lender: null,
      },
    ])
    expect(counts).toContainEqual({ queue: 'open', count: 1 })
    const { data } = await agent.call('getDeskEnquiry', { params: { reference } })
    expect(data).toMatchObject({ mobile: '98xxxxxx10', consented: true, simulated: true, version: 0 })
    expect(data.lenders.map(({ lender_id }) => lender_id)).toContain(LENDER)
    expect(JSON.stringify([rows, data])).not.toMatch(/Ananya|Quillfeather|9876543210/)
    const found = (search: string) => agent.call('listDeskEnquiries', { query: { search } })
    expect((await found(reference.slice(3, 7))).total).toBe(1)
    expect((await found(String(customer.userId))).total).toBe(1)
    expect((await found('LE-ZZZZZZZZ')).total).toBe(0)
  })

  it('is overdue after three working days, in its queue and in the work list, until it is passed on', async () => {
    const { reference } = await makeEnquiry(server, customer.userId)
    const overdue = async () => (await agent.call('listDeskEnquiries', { query: { queue: 'overdue' } })).total
    const due = enquiryDueAt(MONDAY)
    server.clock.set(new Date(due.getTime() - minutes(1)))
    agent = (await server.signInAdmin(3)).browser
    expect(await overdue()).toBe(0)
    server.clock.set(new Date(due.getTime() + 1_000))
    expect(await overdue()).toBe(1)
    const admin = (await server.signInAdmin(1)).browser
    const item = async () => (await admin.call('getWorkList')).items.find(({ kind }) => kind === 'enquiries_overdue')
    expect(await item()).toMatchObject({ count: 1, oldest_at: due.toISOString(), by: null })
    const analyst = (await server.signInAdmin(2)).browser
    expect((await analyst.call('getWorkList')).items.map(({ kind }) => kind)).not.toContain('enquiries_overdue')
    expect((await act('passOnEnquiry', reference, { lender_id: LENDER })).status).toBe(200)
    expect([await overdue(), await item()]).toEqual([0, undefined])
  })

  it('is taken, given to a colleague who may, and to nobody who may not; the customer sees that somebody has it', async () => {
    const { reference } = await makeEnquiry(server, customer.userId)
    expect(await own()).toMatchObject([{ taken: false, status: 'open' }])
    expect(await act('assignDeskEnquiry', reference, { admin_id: 3 })).toMatchObject({
      status: 200,
      body: { data: { assigned_to: { admin_id: 3 } } },
    })
    expect((await agent.call('listDeskEnquiries', { query: { queue: 'mine' } })).total).toBe(1)
    expect(await own()).toMatchObject([{ taken: true }])
    expect((await act('assignDeskEnquiry', reference, { admin_id: 1 })).status).toBe(200)
    expect(await act('assignDeskEnquiry', reference, { admin_id: 2 })).toMatchObject({
      status: 422,
      body: { errors: { admin_id: 'This person does not act on loan enquiries' } },
    })
    expect((await act('assignDeskEnquiry', reference, { admin_id: null })).status).toBe(200)
    expect((await actions()).filter((action) => action === 'loan-enquiry.assign')).toHaveLength(3)
  })

  it('goes to a lender with what the register allows, and nothing else; the customer is told which lender has it', async () => {
    await customer.browser.call('updateUser', { params: { id: customer.userId }, body: PROFILE })
    const { reference } = await makeEnquiry(server, customer.userId)
    const answer = await act('passOnEnquiry', reference, { lender_id: LENDER })
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { status: 'passed', passed: { by: someText } } },
    })
    expect(sent).toEqual([
      {
        reference,
        kind: 'car',
        lender_id: LENDER,
        lender_slug: someText,
        customer: { first_name: PROFILE.first_name, last_name: PROFILE.last_name, phone: PHONE, email: PROFILE.email },
        details: { condition: 'used', price: 400_000, down_payment: 100_000, amount: 300_000 },
      },
    ])
    const NAMES: Record<string, string> = { phone: 'mobile_phone_number' }
    const fields = [
      ...Object.keys(sent[0]?.customer ?? {}).map((field) => `profile.${NAMES[field] ?? field}`),
      ...Object.keys(sent[0]?.details ?? {}).map((field) => `enquiry.${field}`),
    ]
    const allowed: string[] = FIELD_NAMES.filter((name) => goesTo(name, 'enquiry_lender'))
    expect(allowed).toEqual(expect.arrayContaining(fields))

    await later(1_000)
    const [row] = await own()
    expect(row).toMatchObject({ status: 'passed', lender: someText, sent_at: textLike(/^2031-05-12/) })
    expect(told(reference)).toEqual([expect.stringContaining(`is with ${row?.lender ?? ''}`)])
    const { data: contacts } = await customer.browser.call('listContacts')
    expect(contacts).toContainEqual(expect.objectContaining({ about: 'enquiry', purpose: 'service' }))
    const { data: copy } = await customer.browser.call('exportMyData')
    expect(copy.enquiries).toMatchObject([{ reference, lender: row?.lender, sent_at: row?.sent_at }])
    // What a lender has stands in nobody's way: another one of the kind may be sent.
    expect((await makeEnquiry(server, customer.userId)).reference).not.toBe(reference)
    expect(await actions()).toContain('loan-enquiry.pass-on')
  })

  it('is tried again where the lender does not answer, and waits for us when it was given up', async () => {
    const { reference } = await makeEnquiry(server, customer.userId)
    server.deps.lenders.controls?.behave(LENDER, 'down')
    expect(await act('passOnEnquiry', reference, { lender_id: LENDER })).toMatchObject({
      status: 200,
      body: { data: { status: 'passed', sent_at: null } },
    })
    // It is the open one of its kind still.
    expect((await makeEnquiry(server, customer.userId)).reference).toBe(reference)
    const [row] = await storedLoanEnquiries(server, { reference })
    await giveUpEnquiry(server.deps, { enquiry_id: row?.enquiry_id ?? 0, at: row?.passed_at?.toISOString() ?? '' })
    expect(await own()).toMatchObject([{ status: 'open', lender: null }])
    expect(await actions()).toContain('loan-enquiry.not-taken')
    expect(told(reference)).toEqual([])

    server.deps.lenders.controls?.behave(LENDER, 'ok')
    await later(minutes(5))
    expect(sent).toEqual([])
    expect((await act('passOnEnquiry', reference, { lender_id: LENDER })).status).toBe(200)
    expect(sent).toHaveLength(1)
  })

  it('goes to no lender that is switched off', async () => {
    const { reference } = await makeEnquiry(server, customer.userId)
    expect(await act('passOnEnquiry', reference, { lender_id: 999_999 })).toMatchObject({
      status: 422,
      body: { errors: { lender_id: 'Choose a lender that is switched on' } },
    })
    expect(sent).toEqual([])
  })

  it('is closed with a reason that the customer is told and sees', async () => {
    const { reference } = await makeEnquiry(server, customer.userId)
    expect((await act('closeDeskEnquiry', reference, { reason: 'not_reached' })).status).toBe(200)
    await later(1_000)
    expect(await own()).toMatchObject([{ status: 'closed', close_reason: 'not_reached' }])
    expect(told(reference)).toEqual([textLike(/we could not reach you/)])
    expect((await act('closeDeskEnquiry', reference, { reason: 'no_lender' })).status).toBe(409)
    expect((await act('passOnEnquiry', reference, { lender_id: LENDER })).status).toBe(409)
    expect((await agent.call('listDeskEnquiries', { query: { queue: 'closed' } })).total).toBe(1)
  })

  it('is closed by a withdrawn consent, and goes nowhere from then on', async () => {
    const { reference } = await makeEnquiry(server, customer.userId)
    const version = await versionOf(server, reference)
    const withdraw = async () => {
      const { data } = await customer.browser.call('listConsents')
      const live = data.find(({ purpose, withdrawn_at }) => purpose === 'loan_enquiry' && withdrawn_at === null)
      await customer.browser.call('withdrawConsent', { body: { consent_id: live?.consent_id ?? 0 } })
    }
    await withdraw()
    const { data } = await agent.call('getDeskEnquiry', { params: { reference } })
    expect(data).toMatchObject({ status: 'withdrawn', consented: false, lenders: [], closed: { by: null } })
    expect((await act('passOnEnquiry', reference, { lender_id: LENDER, version })).status).toBe(409)
    expect(sent).toEqual([])

    // One that is on its way to a lender that does not answer is stopped as well.
    const second = await makeEnquiry(server, customer.userId)
    server.deps.lenders.controls?.behave(LENDER, 'down')
    await act('passOnEnquiry', second.reference, { lender_id: LENDER })
    await withdraw()
    server.deps.lenders.controls?.behave(LENDER, 'ok')
    await later(minutes(5))
    expect(sent).toEqual([])
    expect((await own()).map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn'])
  })

  it('refuses the second of two who act at once with a conflict, whatever both do', async () => {
    const { reference } = await makeEnquiry(server, customer.userId)
    const admin = (await server.signInAdmin(1)).browser
    const answers = await Promise.all([
      act('passOnEnquiry', reference, { lender_id: LENDER, version: 0 }),
      act('passOnEnquiry', reference, { lender_id: 1, version: 0 }, admin),
      act('closeDeskEnquiry', reference, { reason: 'no_lender', version: 0 }, admin),
      act('assignDeskEnquiry', reference, { admin_id: 3, version: 0 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'conflict' } })
    expect(sent.length).toBeLessThanOrEqual(1)
  })

  it('is handed on when whoever has it leaves', async () => {
    const { admin_id } = await addAdmins(server, {
      name: 'Leaver',
      email: 'leaver@creditlane.test',
      password_hash: '-',
      role_id: 3,
      state: 'active',
    })
    const { reference } = await makeEnquiry(server, customer.userId)
    await act('assignDeskEnquiry', reference, { admin_id })
    const admin = (await server.signInAdmin(1)).browser
    const { people } = await admin.call('listStaff')
    expect(people.find((each) => each.admin_id === admin_id)?.work).toMatchObject({ enquiries: 1 })
    const body = { state: 'left' as const, hand_to: 3, reason: 'The contract has ended' }
    expect((await admin.answer('updateStaff', { params: { id: admin_id }, body })).status).toBe(200)
    expect(await storedLoanEnquiries(server, { reference })).toMatchObject([{ assigned_to: 3, version: 2 }])
  })
})
