import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LenderRevenueRow } from '#server/db/repositories/earnings/lender-revenues.ts'
import { seedLeads } from '#server/seed/demo/seed-leads.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { toPaise } from '#src/contract/rules/paise.ts'
import { addLenderRevenues, storedLenderRevenues } from '#tests/builders/catalogue.ts'
import { changePartners, storedPartners } from '#tests/builders/partner.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import type { Browser } from '#tests/setup/browser.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'

const slabRow = (lender_id: number, sort_order: number, slab: Partial<LenderRevenueRow>) => ({
  lender_id,
  sort_order,
  revenue_type_id: 1,
  status: 1,
  ...slab,
})

let server: TestServer
let a: Browser
let b: Browser
beforeAll(async () => {
  server = await makeTestServer()
  server.deps.limits.profile = 'relaxed'
  // Odd terms, flat and percent together, ranges of loans, and a lender whose slab never fits.
  await changePartners(server, { partner_id: 1 }, { revenue_percent: '37.125', revenue_flat_fee: toPaise(123.45) })
  const odd = [
    { slab_number_max: 1, revenue_flat: toPaise(250.35) },
    { revenue_percent: '1.525', revenue_flat: toPaise(1.01) },
  ]
  for (const lender_id of [1, 2, 3])
    await addLenderRevenues(
      server,
      odd.map((slab, at) => slabRow(lender_id, at, slab)),
    )
  await addLenderRevenues(server, slabRow(4, 0, { slab_number_min: 900, revenue_percent: '9' }))
  await seedLeads(server.deps, 240, 'cl')
  a = (await server.signInPartner('a')).browser
  b = (await server.signInPartner('b')).browser
})
afterAll(() => server.close())

const today = () => istDay(server.clock.now())
const YEAR = () => ({ from: addDays(today(), -365), to: addDays(today(), -1) })

/** Whole paise: the first slab whose three ranges hold the month's business, chosen anew from what the database keeps. */
function slabOf(slabs: readonly LenderRevenueRow[], disbursed: number, number: number): LenderRevenueRow | undefined {
  const average = number === 0 ? 0 : Math.round(disbursed / number)
  const holds = (value: number, min: number | null, max: number | null) =>
    (min === null || value >= min) && (max === null || value <= max)
  return slabs.find(
    (slab) =>
      slab.status === 1 &&
      holds(disbursed, slab.slab_disbursed_min, slab.slab_disbursed_max) &&
      holds(number, slab.slab_number_min, slab.slab_number_max) &&
      holds(average, slab.ats_min, slab.ats_max),
  )
}

it('every line of a seeded book follows from slabs and terms, to the paisa, and a month is the sum of its lines', async () => {
  const rows = await storedPayoutLines(server)
  const slabs = await storedLenderRevenues(server, {}, 'sort_order')
  const [partner] = await storedPartners(server, { partner_id: 1 })
  const disbursals = rows.filter(({ takes_back }) => takes_back === null)
  expect(disbursals.length).toBeGreaterThan(30)
  const share = (paise: bigint, thousandths: bigint) => (paise * thousandths * 2n + 100_000n) / 200_000n
  const thousandths = (percent: unknown) => BigInt(Math.round(Number(percent ?? 0) * 1000))
  const chosen = new Set<number | undefined>()
  for (const row of disbursals) {
    // Settled with all that the month had; a loan that was taken back later counts no more for what is still open.
    const gone = new Set(rows.map(({ takes_back }) => takes_back))
    const counted = disbursals.filter(
      ({ lender_id, month, payout_id }) =>
        lender_id === row.lender_id && month === row.month && (row.status !== 'accrued' || !gone.has(payout_id)),
    )
    if (row.status === 'accrued' && gone.has(row.payout_id)) continue
    const slab = slabOf(
      slabs.filter(({ lender_id }) => lender_id === row.lender_id),
      counted.reduce((sum, { disbursed_amount }) => sum + disbursed_amount, 0),
      counted.length,
    )
    chosen.add(slab?.id)
    const amount = BigInt(row.disbursed_amount)
    const revenue = slab ? share(amount, thousandths(slab.revenue_percent)) + BigInt(slab.revenue_flat ?? 0) : 0n
    const gross = share(revenue, thousandths(partner?.revenue_percent)) + BigInt(partner?.revenue_flat_fee ?? 0)
    expect([row.revenue, row.gross, row.net].map(BigInt)).toEqual([revenue, gross, gross - BigInt(row.tds)])
  }
  // Both ends of the ranges, no slab at all, and flat revenue have come up.
  expect(chosen.size).toBeGreaterThan(4)
  expect(chosen).toContain(undefined)
  for (const { takes_back, net, gross, month } of rows.filter((row) => row.takes_back !== null)) {
    const line = rows.find(({ payout_id }) => payout_id === takes_back)
    expect(gross).toBe(-Number(line?.gross))
    // Within a month the tax is that of all its lines together.
    if (line?.month !== month) expect(net).toBe(-Number(line?.net))
  }
  for (const month of new Set(rows.map((row) => row.month))) {
    const own = rows.filter((row) => row.month === month)
    const due = own.reduce((sum, { takes_back, gross }) => {
      const line = rows.find(({ payout_id }) => payout_id === takes_back)
      return sum + (line && line.month !== month ? 0 - line.tds : gross * 0.02)
    }, 0)
    expect(own.reduce((sum, { tds }) => sum + tds, 0)).toBe(Math.round(due / 100) * 100)
  }
  const months = await a.call('listPayoutStatements')
  for (const { month, net, lines } of months) {
    const own = rows.filter((row) => row.month === month)
    expect([lines, Math.round(net * 100)]).toEqual([own.length, own.reduce((sum, row) => sum + row.net, 0)])
  }
  expect(months.reduce((sum, { lines }) => sum + lines, 0)).toBe(rows.length)
})

it('another partner sees none of it, on any call', async () => {
  const [line] = (await a.call('listPayoutReport')).rows
  expect(line).toBeDefined()
  const answers = [
    await b.call('getPartnerHome'),
    await b.call('getPartnerHome', { query: { preset: 'custom_range', ...YEAR() } }),
    await b.call('listLeadReport'),
    await b.call('exportLeadReport'),
    await b.call('listApplicationReport'),
    await b.call('exportApplicationReport'),
    await b.call('listDisbursalReport'),
    await b.call('exportDisbursalReport'),
    await b.call('listPayoutReport'),
    await b.call('exportPayoutReport'),
    await b.call('listLeadReport', { query: { reference: '700001' } }),
    await b.call('listLeadReport', { query: { search: 'L' } }),
    await b.call('listApplicationReport', { query: { search: 'L' } }),
    await b.call('listPayoutReport', { query: { month: '2026-10' } }),
    await b.call('listPayoutStatements'),
  ]
  for (const [at, answer] of answers.entries())
    expect([at, /LD-|CL-|\*\*\*/.exec(JSON.stringify(answer))]).toEqual([at, null])
  expect(await b.call('listPayoutStatements')).toEqual([])
  const body = { reason: 'Mine?' }
  const theirs = await b.answer('createPayoutDispute', { params: { payoutId: line?.payout_id ?? 0 }, body })
  const nobodys = await b.answer('createPayoutDispute', { params: { payoutId: 999_999 }, body })
  expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
})

it('filters, sorts and pages leads, and masks who they are', async () => {
  const all = await a.call('listLeadReport', { query: { size: 100 } })
  expect(all.total).toBe(240)
  const [{ reference = '' } = {}] = all.rows as { reference?: string }[]
  expect((await a.call('listLeadReport', { query: { search: reference.slice(1).toLowerCase() } })).total).toBe(1)
  expect((await a.call('listLeadReport', { query: { search: '%' } })).total).toBe(0)
  const [sent] = (await a.call('listApplicationReport')).rows as { reference: string; lender: string }[]
  expect((await a.call('listApplicationReport', { query: { search: sent?.reference ?? '' } })).rows).toEqual([sent])
  const ofLender = await a.call('listApplicationReport', { query: { search: (sent?.lender ?? '').toLowerCase() } })
  expect(new Set(ofLender.rows.map((row) => row['lender']))).toEqual(new Set([sent?.lender]))
  expect((await a.call('listApplicationReport', { query: { search: '_' } })).total).toBe(0)
  const next = await a.call('listLeadReport', { query: { size: 100, page: 3 } })
  expect(next.rows).toHaveLength(40)
  expect(all.rows[0]).toMatchObject({
    name: expect.stringMatching(/^\S\*{3} \S\*{3}$/) as unknown,
    mobile: expect.stringMatching(/^9\dx{6}\d\d$/) as unknown,
  })
  const lost = await a.call('listLeadReport', {
    query: { status: 'lost', sort: 'last_touch_at', direction: 'asc', size: 100 },
  })
  expect(lost.rows.every(({ status }) => status === 'lost')).toBe(true)
  const days = lost.rows.map((row) => String(row['last_touch_at']))
  expect(days).toEqual(days.toSorted())
  expect(
    (await a.call('listLeadReport', { query: { reference: 700_012 } })).rows.map(({ reference }) => reference),
  ).toEqual(['LD-700012'])
  const { status, body } = await a.answer('listLeadReport', { query: { from: '2026-02-30' } })
  expect([status, body]).toEqual([422, expect.objectContaining({ errors: { from: expect.any(String) as unknown } })])
  expect(await a.status('listLeadReport', { query: { from: '2026-03-02', to: '2026-03-01' } })).toBe(422)
  expect(await a.status('listLeadReport', { query: { sort: 'contact_enc' } })).toBe(422)
})

it('every disbursal stands in all four reports, in the file as on the screen', async () => {
  const disbursals = await a.call('listDisbursalReport', { query: { size: 100 } })
  const applications = await a.call('listApplicationReport', { query: { status: 'disbursed', size: 100 } })
  const sorted = (numbers: (string | null)[]) => numbers.map(String).toSorted()
  expect(sorted(applications.rows.map(({ reference }) => reference))).toEqual(
    sorted(disbursals.rows.map(({ reference }) => reference)),
  )
  const leads = await a.call('listLeadReport', { query: { status: 'disbursed', size: 100 } })
  expect(sorted(leads.rows.map(({ reference }) => reference))).toEqual(
    sorted(disbursals.rows.map(({ lead_reference }) => lead_reference)),
  )
  const { body, headers } = await a.answer('exportDisbursalReport')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="disbursals-${today()}.csv"`)
  const lines = (body as string).trim().split('\r\n')
  expect(lines).toHaveLength(disbursals.total + 1)
  expect(lines[0]).toContain('Application,Lead,Customer,Mobile,Lender,Loan,Paid out on (IST)')
})

it('the home page adds up its days, and compares with as many before', async () => {
  const home = await a.call('getPartnerHome', { query: { preset: 'last_7_days' } })
  expect([home.from, home.to]).toEqual([addDays(today(), -7), addDays(today(), -1)])
  expect(home.days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, at) => addDays(home.from, at)))
  const own = (await a.call('listLeadReport', { query: { from: home.from, to: home.to } })).total
  const earlier = (
    await a.call('listLeadReport', { query: { from: addDays(home.from, -7), to: addDays(home.from, -1) } })
  ).total
  expect([home.now['leads'], home.before['leads']]).toEqual([own, earlier])
  expect(home.days.reduce((sum, day) => sum + Number(day['leads']), 0)).toBe(own)
  expect(home.now['applications']).toBe(
    (await a.call('listApplicationReport', { query: { from: home.from, to: home.to } })).total,
  )
})
