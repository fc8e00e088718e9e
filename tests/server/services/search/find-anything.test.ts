import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import type { Found } from '#src/contract/entities/search/found.ts'
import { referenceOf } from '#src/contract/paying/bank-file.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { addKeyFactStatements, changeApplications, storedApplications } from '#tests/builders/application.ts'
import { storedLenders } from '#tests/builders/catalogue.ts'
import { addErasureRequests, addLoanEnquiries, changeCustomers, storedCustomers } from '#tests/builders/customer.ts'
import { makeTicket } from '#tests/builders/help-request.ts'
import { changeLeads, storedLeads } from '#tests/builders/lead.ts'
import { addLenderInvoices, addLenderReceipts, makeBatch, storedImportBatches } from '#tests/builders/lender-file.ts'
import { changeDisbursals } from '#tests/builders/loan.ts'
import { storedAuditLog } from '#tests/builders/log.ts'
import { makeMerchantRequest, storedPartners } from '#tests/builders/partner.ts'
import { addPaymentRunLines, addPaymentRuns, addPayoutPayments, storedPayoutLines } from '#tests/builders/payout.ts'
import { changeRateCounters } from '#tests/builders/session.ts'
import { storedAdmins } from '#tests/builders/staff.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
let admin: Browser
let analyst: Browser
let application: ApplicationRow
let month: string
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
  const { clock } = server.deps
  await seedLeads(server.deps, 40, 'cl')
  const [paid] = await storedApplications(server, { status: 'disbursed' })
  if (!paid?.lender_id) throw new Error('nothing was paid out')
  application = paid
  const now = clock.now()
  await changeApplications(server, { app_id: paid.app_id }, { lender_reference: 'LREF/77-A' })
  await changeDisbursals(
    server,
    { app_id: paid.app_id },
    { utr: 'HDFCR52026112099887766', loan_account: '000123450001' },
  )
  const [line] = await storedPayoutLines(server)
  if (!line) throw new Error('no payout')
  month = line.month
  await addPayoutPayments(server, {
    partner_id: line.partner_id,
    month,
    amount: toPaise(1_234),
    parts: [],
    utr: 'N327260099887766',
    day: istDay(now),
    account_ending: '4321',
    ifsc: 'HDFC0000001',
    noted_at: now,
  })
  await makeTicket(server, {
    ticket: 'CLT-900777',
    user_id: paid.user_id,
    due_at: istInstant(addDays(istDay(now), -3), '12:00'),
  })
  await makeMerchantRequest(server, { reference: 'MR-7K2M9QXA' })
  await makeBatch(server, { profile: 'application_status', file_name: 'tamarind-october.csv' })
  admin = (await server.signInAdmin(1)).browser
  analyst = (await server.signInAdmin(2)).browser
  await server.database.keep()
})
beforeEach(async () => {
  await server.reset()
  server.deps.limits.profile = 'relaxed'
})
afterAll(() => server.close())

async function find(text: string, who: Browser = admin): Promise<Found[]> {
  const answer = await who.call('findAnything', { query: { text } })
  return answer.found
}
const PARTY = { name: 'A', address: 'B', gstin: 'C' }
const kinds = (found: readonly Found[]) => found.map(({ kind }) => kind)

describe('a number finds its record', () => {
  it.each([
    ['as it stands', (reference: string) => reference],
    ['in small letters', (reference: string) => reference.toLowerCase()],
    ['without its hyphen, with blanks', (reference: string) => ` ${reference.replace('-', ' ')} `],
    ['its digits alone', (reference: string) => reference.slice(3)],
  ])('an application: %s', async (_, typed) => {
    const [found] = await find(typed(application.reference))
    expect(found).toMatchObject({ kind: 'application', id: application.reference, status: 'disbursed' })
  })

  it.each([
    ['the bank’s number of the transfer', 'HDFCR52026112099887766'],
    ['the same in small letters', 'hdfcr52026112099887766'],
    ['the loan account, whose zeros count', '000123450001'],
    ['the lender’s own number', 'lref/77-a'],
  ])('an application by %s', async (_, typed) => {
    expect(await find(typed)).toMatchObject([{ kind: 'application', id: application.reference }])
  })

  it('cards and colleagues by a part of their name, for whoever may open their page', async () => {
    const [card] = await find('peepal st')
    expect(card).toMatchObject({ kind: 'card', on: true })
    const [me] = await storedAdmins(server)
    if (!me) throw new Error('no administrator')
    const { name, email } = me
    expect(await find(name)).toContainEqual(expect.objectContaining({ kind: 'staff', name }))
    expect(await find(email)).toContainEqual(expect.objectContaining({ kind: 'staff', name }))
    expect(await find('peepal st', analyst)).toEqual([])
    expect(await find(name, analyst)).toEqual([])
  })

  it('a ticket, a merchant’s request, a file, a payment, a month', async () => {
    expect(await find('clt900777')).toMatchObject([{ kind: 'ticket', id: 'CLT-900777', status: 'open' }])
    expect(await find('mr-7k2m9qxa')).toMatchObject([{ kind: 'merchant_request', name: 'MR-7K2M9QXA' }])
    const [batch] = await storedImportBatches(server)
    expect(await find(`#${batch?.batch_id ?? 0}`)).toMatchObject([{ kind: 'batch', name: 'tamarind-october.csv' }])
    expect(await find('N327260099887766')).toMatchObject([{ kind: 'payment', amount: 1_234, month }])
    const [year = '', number = ''] = month.split('-')
    for (const typed of [month, `${number}/${year}`])
      expect(await find(typed)).toMatchObject([{ kind: 'payout_month', month }])
  })

  it('no part of a number, and nothing that is not there', async () => {
    expect(await find(application.reference.slice(0, -1))).toEqual([])
    expect(await find('HDFCR5202611209988776')).toEqual([])
    expect(await find('CLT-000001')).toEqual([])
    expect(await find('%')).toEqual([])
  })
})

describe('every number that we print is found', () => {
  it('a lead: its history by whom that is for, its person by the others', async () => {
    const rows = await storedLeads(server)
    const known = rows.find(({ user_id }) => user_id === application.user_id) ?? rows.find(({ user_id }) => user_id)
    const { reference = '' } = known ?? {}
    const [partner] = await storedPartners(server, { partner_id: known?.partner_id ?? 0 })
    const typed = reference.toLowerCase().replace('-', ' ')
    expect(await find(typed)).toMatchObject([{ kind: 'lead', name: reference, partner: partner?.name }])
    expect(kinds(await find(reference, analyst))).toEqual(['lead'])
    await changeLeads(server, { reference }, { user_id: null })
    expect(kinds(await find(reference))).toEqual(['lead'])
    expect(await find(reference, analyst)).toEqual([])
    await changeLeads(server, { reference }, { user_id: known?.user_id ?? null })
  })

  it('a bill to a lender, also by the number of the money for it', async () => {
    const { clock } = server.deps
    const lender_id = application.lender_id ?? 0
    const bill = await addLenderInvoices(server, {
      lender_id,
      period: '2026-10',
      number: 'CL/26-27/00007',
      day: '2026-11-20',
      sac: '9971',
      taxable: toPaise(100),
      cgst: toPaise(0),
      sgst: toPaise(0),
      igst: toPaise(18),
      total: toPaise(118),
      parties: { from: PARTY, to: PARTY },
      made_at: clock.now(),
    })
    await addLenderReceipts(server, {
      invoice_id: bill?.invoice_id ?? 0,
      received: toPaise(118),
      tds: toPaise(0),
      utr: 'SBIN52026112200001',
      day: '2026-11-22',
      noted_at: clock.now(),
    })
    const shown = { kind: 'bill', name: 'CL/26-27/00007', lender_id, month: '2026-10', amount: 118, status: null }
    expect(await find('cl/26-27/00007')).toMatchObject([shown])
    expect(await find('SBIN52026112200001')).toMatchObject([shown])
    expect(await find('CL/26-27/00007', analyst)).toEqual([])
  })

  it('a run of payments, also by our key of a line in it', async () => {
    const { clock } = server.deps
    const run = await addPaymentRuns(server, { state: 'made', hash: 'h', made_at: clock.now() })
    const [partner] = await storedPartners(server)
    const [runId, partnerId] = [run?.run_id ?? 0, partner?.partner_id ?? 0]
    await addPaymentRunLines(server, {
      run_id: runId,
      partner_id: partnerId,
      reference: referenceOf(runId, partnerId),
      state: 'in_run',
      month: '2026-10',
      parts: [],
      gross: toPaise(1),
      tds: toPaise(0),
      gst: toPaise(0),
      amount: toPaise(1),
      account_enc: 'x',
      account_ending: '1234',
      ifsc: 'HDFC0000001',
      notes: [],
    })
    const shown = { kind: 'payment_run', id: String(runId), status: 'made' }
    expect(await find(`run ${runId}`)).toMatchObject([shown])
    expect(await find(referenceOf(runId, partnerId))).toMatchObject([shown])
    expect(kinds(await find(`#${runId}`))).toContain('payment_run')
    expect(await find(`run ${runId}`, analyst)).toEqual([])
  })

  it('a request to be forgotten', async () => {
    const { clock } = server.deps
    await addErasureRequests(server, {
      reference: 'CLE-000124',
      user_id: application.user_id,
      erase_after: clock.now(),
    })
    expect(await find('cle124')).toMatchObject([{ kind: 'erasure', name: 'CLE-000124' }])
    expect(kinds(await find('CLE-000124', analyst))).toEqual(['erasure'])
  })

  it('a statement of an offer, and an enquiry, of somebody who is there; each look is in the log', async () => {
    const { clock } = server.deps
    const { user_id } = application
    const at = clock.now()
    await addKeyFactStatements(server, {
      proposal_number: 'KFS-999101',
      user_id,
      app_id: 'app_none',
      lender_id: 1,
      version: 1,
      content_enc: 'x',
      issued_at: at,
      valid_until: at,
    })
    await addLoanEnquiries(server, { reference: 'LE-7K2M9QXA', user_id, partner: 'cl', kind: 'student' })
    const day = istDay(at)
    expect(await find('kfs 999101')).toMatchObject([{ kind: 'statement', id: 'KFS-999101', day }])
    expect(await find('LE7K2M9QXA')).toMatchObject([{ kind: 'enquiry', id: 'LE-7K2M9QXA' }])
    expect(await find('KFS-999102')).toEqual([])
    const looks = (await storedAuditLog(server)).filter(({ object }) => object === `customer:${user_id}`)
    expect(looks.map(({ action }) => action)).toEqual(['record.find', 'record.find'])
    await changeCustomers(server, { user_id }, { deleted_at: at })
    for (const gone of ['KFS-999101', 'LE-7K2M9QXA']) expect(await find(gone)).toEqual([])
    await changeCustomers(server, { user_id }, { deleted_at: null })
  })

  it('a file, by the page of its kind, and by whom that is for', async () => {
    for (const [profile, kind] of [
      ['mis', 'batch_mis'],
      ['commission', 'batch_commission'],
      ['payment_run', 'batch_bank'],
    ] as const) {
      const file_name = `${profile}.csv`
      const typed = `#${await makeBatch(server, { profile, file_name })}`
      expect((await find(typed)).filter((each) => each.name === file_name)).toMatchObject([{ kind }])
      expect(await find(typed, analyst)).toEqual([])
    }
  })

  it('who came through a partner is told by the partner’s name', async () => {
    const [partner] = await storedPartners(server, { code: 'cl' })
    expect(partner?.name).not.toBe('cl')
    for (const typed of ['CLT-900777', 'MR-7K2M9QXA'])
      expect(await find(typed)).toMatchObject([{ partner: partner?.name }])
  })
})

describe('a name finds lenders and partners', () => {
  it('by a part of it; those that begin so come first', async () => {
    const [lender] = await storedLenders(server)
    const name = lender?.name ?? ''
    expect((await find(name.slice(0, 4))).map((each) => each.name)).toContain(name)
    expect(kinds(await find(name))).toContain('lender')
  })

  it('a partner by its code, and no sign of a pattern is one', async () => {
    const [partner] = await storedPartners(server)
    expect(await find(partner?.code ?? '')).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'partner', id: String(partner?.partner_id) })]),
    )
    expect(await find('a%_')).toEqual([])
  })
})

describe('who looks', () => {
  it('finds only what the role may open', async () => {
    expect(kinds(await find(application.reference, analyst))).toEqual(['application'])
    expect(await find('N327260099887766', analyst)).toEqual([])
    expect(await find(month, analyst)).toEqual([])
    expect(await find('MR-7K2M9QXA', analyst)).toEqual([])
  })

  it('is told no customer: neither name, mobile, PAN nor number', async () => {
    const [customer] = await storedCustomers(server, { user_id: application.user_id })
    const told = JSON.stringify(await find('clt900777')) + JSON.stringify(await find(application.reference))
    expect(told).not.toContain(String(customer?.user_id))
    expect(Object.keys((await find(application.reference))[0] ?? {}).sort()).toEqual([
      'amount',
      'day',
      'id',
      'kind',
      'lender',
      'lender_id',
      'month',
      'name',
      'on',
      'partner',
      'product',
      'status',
    ])
  })

  it('is in the log with each record of a person, and with nothing else', async () => {
    const noted = async () =>
      (await storedAuditLog(server)).filter(({ action }) => action === 'record.find').map(({ object }) => object)
    const before = (await noted()).length
    await find(application.reference)
    await find('CLT-900777')
    await find(month)
    await find('zzzz')
    expect((await noted()).slice(before)).toEqual([`application:${application.app_id}`, 'ticket:CLT-900777'])
  })

  it('does not find the records of somebody who was forgotten', async () => {
    const at = server.deps.clock.now()
    const own = { user_id: application.user_id }
    await changeCustomers(server, own, { deleted_at: at })
    expect(await find(application.reference)).toEqual([])
    await changeCustomers(server, own, { deleted_at: null })
  })

  it('gets no further by trying numbers', async () => {
    const { browser: other, adminId } = await server.signInAdmin(2)
    await other.call('findAnything', { query: { text: 'CL-1000' } })
    await changeRateCounters(server, { key: `find:${adminId}` }, { count: 600 })
    expect(await other.status('findAnything', { query: { text: 'CL-1001' } })).toBe(429)
  })

  it('is told what is wrong with a text that cannot be looked up', async () => {
    expect(await admin.status('findAnything', { query: { text: '' } })).toBe(422)
    expect(await admin.status('findAnything', { query: { text: 'x'.repeat(81) } })).toBe(422)
    expect(await admin.status('findAnything', { query: untyped({}) })).toBe(422)
  })
})
