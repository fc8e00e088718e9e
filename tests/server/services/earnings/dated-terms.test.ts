import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '#server/jobs/run-jobs.ts'
import { listLenderRevenues } from '#server/services/earnings/list-lender-revenues.ts'
import { hours } from '#src/contract/rules/time.ts'
import { storedJobs } from '#tests/builders/log.ts'
import { changePayoutLines, storedPayoutLines } from '#tests/builders/payout.ts'
import { untyped } from '#tests/setup/browser.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, LENDER, openPayoutBook, payOut, payoutBook } from './payout-book.ts'

describe.each(engines())('terms and slabs by day on %s', (engine) => {
  let server: TestServer
  let admin: Browser
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await openPayoutBook(server)
    await on('2026-10-10')
  })

  const on = async (day: string) => {
    server.clock.set(new Date(`${day}T06:00:00Z`))
    admin = (await server.signInAdmin(1)).browser
  }
  const disburse = async (rupees = 300_000) => payOut(server, await approvedLoan(server, rupees))
  const agree = (revenue_percent: number, from_day?: string) =>
    admin.answer('updatePartnerRevenue', {
      params: { id: 1 },
      body: { revenue_percent, revenue_flat_fee: 100, from_day },
    })
  const terms = () => admin.call('listPartnerTerms', { params: { id: 1 } })
  const slabs = () => admin.call('listSlabVersions', { params: { lenderId: LENDER } })
  const halve = async (from_day?: string) => {
    const [slab] = await listLenderRevenues(server.deps, LENDER)
    return admin.answer('updateLenderRevenue', { body: untyped({ ...slab, revenue_percent: 1, from_day }) })
  }
  /** The outbox is never emptied. */
  let seen = 0
  const mails = async () => {
    server.clock.set(new Date(server.clock.now().getTime() + hours(1)))
    await runDueJobs(server.deps)
    const all = server.deps.outbox?.list('partner@demo.test') ?? []
    const told = all.slice(0, all.length - seen).map(({ text }) => text)
    seen = all.length
    return told.reverse()
  }

  it('within a month each loan earns by the terms of its own day, and approval works it out by them', async () => {
    await disburse()
    expect((await agree(50, '2026-10-20')).status).toBe(200)
    await on('2026-10-19')
    await disburse(100_000)
    await on('2026-10-20')
    await disburse(50_000)
    const expected = [
      ['2026-10', 'accrued', 2_500, 50, 2_450],
      ['2026-10', 'accrued', 900, 18, 882],
      ['2026-10', 'accrued', 600, 12, 588],
    ]
    expect(await payoutBook(server)).toEqual(expected)
    const lines = await storedPayoutLines(server)
    expect(lines.map((line) => line.terms_from)).toEqual([null, null, '2026-10-20'])
    expect(lines.map((line) => line.slabs_from)).toEqual(['2026-10-10', '2026-10-10', '2026-10-10'])
    for (const { payout_id, tds } of lines) await changePayoutLines(server, { payout_id }, { gross: tds })
    await on('2026-11-02')
    expect(await admin.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })).toMatchObject({
      net: 3_920,
    })
    await agree(90)
    expect(await payoutBook(server)).toEqual(expected.map(([month, , ...rest]) => [month, 'approved', ...rest]))
  })

  it('slabs of a day count for its loans, and the list that comes after changes nothing before', async () => {
    await disburse()
    expect((await halve('2026-10-15')).status).toBe(200)
    await on('2026-10-15')
    await disburse(100_000)
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'accrued', 2_500, 50, 2_450],
      ['2026-10', 'accrued', 500, 10, 490],
    ])
    const line = (await server.signInPartner('a')).browser
    const { rows } = await line.call('listPayoutReport', { query: { sort: 'disbursed_at', direction: 'asc' } })
    expect(rows.map(({ slabs_from, slab }) => [slabs_from, slab?.percent])).toEqual([
      ['2026-10-10', 2],
      ['2026-10-15', 1],
    ])
    const csv = await line.call('exportPayoutReport', { query: { month: '2026-10' } })
    expect(csv).toContain('(slabs of 15 Oct 2026, terms of the beginning)')
  })

  it('a change of today reaches the loans of today, and says before how many and how much', async () => {
    await disburse()
    await on('2026-10-11')
    await disburse(100_000)
    const body = { revenue_percent: 50, revenue_flat_fee: 100 }
    expect(await admin.call('previewPartnerTerms', { params: { id: 1 }, body })).toEqual({
      lines: 1,
      before: 900,
      after: 1_100,
    })
    expect((await payoutBook(server))[1]).toEqual(['2026-10', 'accrued', 900, 18, 882])
    await agree(50)
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'accrued', 2_500, 50, 2_450],
      ['2026-10', 'accrued', 1_100, 22, 1_078],
    ])
    const list = await listLenderRevenues(server.deps, LENDER)
    const preview = { slabs: list.map((slab) => ({ ...slab, revenue_percent: 1 })) }
    expect(await admin.call('previewSlabs', { params: { lenderId: LENDER }, body: preview })).toEqual({
      lines: 1,
      before: 1_100,
      after: 600,
    })
    await halve()
    expect((await payoutBook(server)).map(([, , gross]) => gross)).toEqual([2_500, 600])
  })

  it('a day before today, beyond a year, or before what is planned is refused, and names the field', async () => {
    const refusal = (body: unknown) => (body as { errors: object }).errors
    for (const [day, words] of [
      ['2026-10-09', 'Choose today or a later day'],
      ['2027-10-12', 'Choose a day within the next year'],
      ['2026-02-30', expect.any(String) as string],
    ] as const)
      for (const refused of [await agree(50, day), await halve(day)]) {
        expect(refused.status).toBe(422)
        expect(refusal(refused.body)).toEqual({ from_day: words })
      }
    await agree(50, '2026-12-01')
    await halve('2026-12-01')
    const planned = {
      from_day: 'A change is already planned for a later day. Choose that day or a later one, or cancel the plan first',
    }
    expect(refusal((await agree(45)).body)).toEqual(planned)
    expect(refusal((await halve('2026-11-30')).body)).toEqual(planned)
    expect((await agree(45, '2026-12-01')).status).toBe(200)
    expect(
      (await terms()).versions.map(({ from_day, state, revenue_percent }) => [from_day, state, revenue_percent]),
    ).toEqual([
      ['2026-12-01', 'planned', 45],
      [null, 'in_force', 40],
    ])
  })

  it('what is planned can be called off until its day, and the slabs are what they were', async () => {
    await agree(50, '2026-10-20')
    await halve('2026-10-20')
    const before = (await slabs()).versions[1]?.slabs
    const [[planned], [plannedSlabs]] = [(await terms()).versions, (await slabs()).versions]
    expect(await listLenderRevenues(server.deps, LENDER)).toEqual(plannedSlabs?.slabs)
    const callOff = () =>
      admin.status('callOffPartnerTerms', { params: { id: 1, versionId: planned?.version_id ?? 0 } })
    const callOffSlabs = () =>
      admin.status('callOffSlabs', { params: { lenderId: LENDER, versionId: plannedSlabs?.version_id ?? 0 } })
    expect(await admin.status('callOffPartnerTerms', { params: { id: 2, versionId: planned?.version_id ?? 0 } })).toBe(
      404,
    )
    expect([await callOff(), await callOffSlabs()]).toEqual([200, 200])
    expect([await callOff(), await callOffSlabs()]).toEqual([404, 404])
    expect(await listLenderRevenues(server.deps, LENDER)).toEqual(before)
    await on('2026-10-25')
    await disburse(100_000)
    expect((await payoutBook(server)).map(([, , gross]) => gross)).toEqual([900])
    await agree(50)
    const [now] = (await terms()).versions
    expect(await admin.status('callOffPartnerTerms', { params: { id: 1, versionId: now?.version_id ?? 0 } })).toBe(409)
  })

  it('the partner is told beforehand of terms and of slabs that it earns by, in both languages', async () => {
    await disburse()
    await mails()
    await on('2026-10-11')
    await agree(50, '2026-12-01')
    await agree(55, '2026-12-01')
    await halve('2026-12-01')
    const told = (await mails()).sort((a, b) => Number(a.includes('slabs')) - Number(b.includes('slabs')))
    expect(told).toHaveLength(2)
    expect(told[0]).toContain('For loans paid out from 1 Dec 2026 on you earn 55% of what the lender pays us')
    expect(told[0]).toContain('1 दिसंबर 2026 से दिए जाने वाले लोन पर')
    expect(told[1]).toContain('pays by changed slabs for loans paid out from 1 Dec 2026 on')
    expect(await storedJobs(server, { kind: 'tell_partner_slabs' })).toHaveLength(1)
    await on('2026-10-12')
    const [planned] = (await terms()).versions
    await admin.call('callOffPartnerTerms', { params: { id: 1, versionId: planned?.version_id ?? 0 } })
    expect(await mails()).toEqual([expect.stringContaining('The change of terms planned for 1 Dec 2026')])
  })

  it('a question upheld with a figure pays that figure, settled or not', async () => {
    await disburse()
    const partner = async () => (await server.signInPartner('a')).browser
    const uphold = async (gross: number | null) => {
      const [line] = await storedPayoutLines(server)
      const asked = await (
        await partner()
      ).call('createPayoutDispute', { params: { payoutId: line?.payout_id ?? 0 }, body: { reason: 'More.' } })
      const { dispute_id } = asked
      return admin.call('answerPayoutDispute', {
        params: { disputeId: dispute_id },
        body: { upheld: true, answer: 'As agreed.', gross },
      })
    }
    await uphold(3_100)
    expect(await payoutBook(server)).toEqual([['2026-10', 'accrued', 3_100, 62, 3_038]])
    await on('2026-11-02')
    await admin.call('approvePayouts', { params: { id: 1, month: '2026-10' }, body: {} })
    expect(await uphold(4_000)).toMatchObject({ difference: 882 })
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'approved', 3_100, 62, 3_038],
      ['2026-11', 'accrued', 900, 18, 882],
    ])
    const { rows } = await (await partner()).call('listPayoutReport')
    expect(rows.every(({ is_set, reason }) => is_set && reason === 'As agreed.')).toBe(true)
  })
})
