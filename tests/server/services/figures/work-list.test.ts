import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import type { WorkList } from '#src/contract/entities/figures/work-list.ts'
import { addDays, istDay, istInstant } from '#src/contract/rules/calendar.ts'
import { NO_PAISE } from '#src/contract/rules/paise.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { addLenderCalls } from '#tests/builders/application.ts'
import { changeLenders } from '#tests/builders/catalogue.ts'
import { makeAnswer, makeTicket } from '#tests/builders/help-request.ts'
import { makeBatch } from '#tests/builders/lender-file.ts'
import { changePartners, makeMerchantRequest } from '#tests/builders/partner.ts'
import { changePayoutLines } from '#tests/builders/payout.ts'
import { changeAdmins } from '#tests/builders/staff.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await makeTestServer()
})
beforeEach(async () => {
  await server.reset()
  // In the middle of a month, when the one before is approved and not paid.
  server.clock.set(new Date('2031-05-15T06:00:00Z'))
})
afterAll(() => server.close())

const listOf = async (role: 1 | 2) => await (await server.signInAdmin(role)).browser.call('getWorkList')
const itemOf = ({ items }: WorkList, kind: string) => items.find((item) => item.kind === kind)
const today = () => istDay(server.clock.now())
/** Calls to a lender, minutes ago. */
const calls = (lender_id: number, ago: number, ...outcomes: ('ok' | '5xx')[]) =>
  addLenderCalls(
    server,
    outcomes.map((outcome, nth) => ({
      lender_id,
      app_id: `app_${nth}`,
      operation: 'submit' as const,
      outcome,
      ms: 200,
      at: new Date(server.clock.now().getTime() - minutes(ago)),
    })),
  )

it('says that nothing waits', async () => {
  const { items, looked_at } = await listOf(2)
  expect(items).toEqual([])
  // What a role cannot open is not said to be looked at.
  expect(looked_at).toContain('tickets_late')
  expect(looked_at).not.toContain('runs_to_check')
  const always = ['lenders_lacking', 'access_reviews', 'second_administrator', 'terms_missing']
  expect((await listOf(1)).items.filter(({ kind }) => !always.includes(kind))).toEqual([])
})

it('the first days: a second administrator, a first lender, terms of whoever sells, a first file', async () => {
  const first = ['second_administrator', 'first_lender', 'terms_missing', 'first_file']
  const fresh = await makeTestServer()
  try {
    const kinds = async () => {
      const { browser } = await fresh.signInAdmin(1)
      return (await browser.call('getWorkList')).items.map(({ kind }) => kind).filter((kind) => first.includes(kind))
    }
    await changePartners(fresh, {}, { revenue_percent: '40' })
    expect(await kinds()).toEqual(['second_administrator'])
    await changeAdmins(fresh, { role_id: 2 }, { role_id: 1 })
    await changeLenders(fresh, {}, { lender_status: 0 })
    await seedLeads(fresh.deps, 5, 'cl')
    await changePartners(fresh, { code: 'cl' }, { revenue_percent: '0', revenue_flat_fee: NO_PAISE })
    expect(await kinds()).toEqual(['first_lender', 'terms_missing', 'first_file'])
    await makeBatch(fresh, { profile: 'mis', state: 'committed' })
    expect(await kinds()).toEqual(['first_lender', 'terms_missing'])
  } finally {
    await fresh.close()
  }
})

it('a request for help is late once its due day is over, until staff has answered; the oldest is named by its day', async () => {
  const due = [addDays(today(), -9), addDays(today(), -1), today(), addDays(today(), 1)]
  for (const [nth, day] of due.entries())
    await makeTicket(server, { ticket: `CLT-90000${nth}`, due_at: istInstant(day, '00:00') })
  const late = { kind: 'tickets_late', count: 2, oldest_at: istInstant(addDays(today(), -9), '00:00').toISOString() }
  expect(itemOf(await listOf(2), 'tickets_late')).toEqual({ ...late, about: null, by: null, place: {} })
  await makeAnswer(server, 'CLT-900000')
  expect(itemOf(await listOf(2), 'tickets_late')?.count).toBe(1)
  // Whoever may answer is sent to the desk, where an answer that waits for more is still not the end of it.
  const desk = await listOf(1)
  expect(itemOf(desk, 'tickets_late')).toBeUndefined()
  expect(itemOf(desk, 'tickets_overdue')).toMatchObject({ count: 2, oldest_at: late.oldest_at })
})

it('a lender fails when half of its calls of the last hour did, and three at least', async () => {
  await calls(1, 30, '5xx', '5xx')
  await calls(2, 61, '5xx', '5xx', '5xx')
  await calls(3, 30, '5xx', '5xx', '5xx', 'ok', 'ok', 'ok', 'ok')
  expect(itemOf(await listOf(2), 'lenders_failing')).toBeUndefined()
  await calls(1, 59, '5xx', 'ok', 'ok')
  expect(itemOf(await listOf(2), 'lenders_failing')?.count).toBe(1)
})

it('tells each role of what it may act on alone', async () => {
  await makeMerchantRequest(server, { reference: 'MR-1', created_at: server.clock.now() })
  await seedLeads(server.deps, 120, 'cl')
  await makeTicket(server, { ticket: 'CLT-900000', due_at: istInstant(addDays(today(), -1), '00:00') })
  await calls(1, 30, '5xx', '5xx', '5xx')
  const kinds = (await listOf(1)).items.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['disputes', 'months_to_pay', 'merchant_requests']))
  expect((await listOf(2)).items.map(({ kind }) => kind)).toEqual(['tickets_late', 'lenders_failing'])
  // What is approved waits to be paid; taken back to where it was, it waits for approval.
  const toPay = itemOf(await listOf(1), 'months_to_pay')
  await changePayoutLines(server, { paid_at: null }, { approved_at: null })
  expect(itemOf(await listOf(1), 'months_to_approve')).toEqual({ ...toPay, kind: 'months_to_approve' })
  expect(itemOf(await listOf(1), 'months_to_pay')).toBeUndefined()
  expect(await (await server.signInAdmin(3)).browser.status('getWorkList')).toBe(403)
})
