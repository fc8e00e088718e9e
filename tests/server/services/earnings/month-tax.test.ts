import fc from 'fast-check'
import papaparse from 'papaparse'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import type { PayoutRow } from '#server/db/repositories/earnings/payouts.ts'
import { transaction } from '#server/db/transaction.ts'
import { approvePayouts } from '#server/services/earnings/approve-payouts.ts'
import { taxOpenMonths } from '#server/services/earnings/public/share-tax.ts'
import { takeBackPayout } from '#server/services/earnings/take-back-payout.ts'
import { decideEvidence } from '#server/services/onboarding/decide-evidence.ts'
import { updatePartnerProfile } from '#server/services/partners/update-partner-profile.ts'
import { sealProfile } from '#server/services/shared/partners/partner-details.ts'
import { addDays, istInstant } from '#src/contract/rules/calendar.ts'
import { maskPan } from '#src/contract/rules/person/pan.ts'
import { changePartnerDetails } from '#tests/builders/partner.ts'
import { storedPayoutLines, storedPayoutMonths } from '#tests/builders/payout.ts'
import { engines } from '#tests/setup/database.ts'
import { makeTestServer } from '#tests/setup/server.ts'
import type { TestServer } from '#tests/setup/server.ts'
import { approvedLoan, forgetPan, openPayoutBook, payOut, payoutBook } from './payout-book.ts'

const PAN = 'AAFFA4127K'
const CONTACT = { contact_name: 'Ganesh', mobile: '9876540418', email: 'ganesh@anand.example', address: '' }

describe.each(engines())('tax of a month on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(() => openPayoutBook(server))

  const lines = (): Promise<PayoutRow[]> => storedPayoutLines(server)
  const loan = async (rupees: number) => payOut(server, await approvedLoan(server, rupees))
  const givePan = () =>
    updatePartnerProfile(
      server.deps,
      { ...CONTACT, expected: undefined, pan: PAN },
      { partner_id: 1, partner_user_id: 1 },
    )
  const decidePan = (state: 'checked' | 'refused', what: string) =>
    decideEvidence(
      server.deps,
      { partner_id: 1, step: 'pan' },
      { state, what, reason: 'Compared with the card' },
      { admin_id: 1 },
    )
  const approve = (month: string) => approvePayouts(server.deps, 1, month, { admin_id: 1 })

  it('is 20 percent while no PAN is checked; one that is checked later counts for months that are not approved yet', async () => {
    await forgetPan(server)
    await loan(300_000)
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    await approve('2026-10')
    await loan(300_000)
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'approved', 2_500, 500, 2_000],
      ['2026-11', 'accrued', 2_500, 500, 2_000],
    ])
    expect((await givePan()).changed).toContain('pan')
    // Nobody has looked at it yet, and one that was refused is none either.
    const unchecked = await payoutBook(server)
    expect(unchecked.at(-1)).toEqual(['2026-11', 'accrued', 2_500, 500, 2_000])
    await decidePan('refused', maskPan(PAN))
    expect(await payoutBook(server)).toEqual(unchecked)
    await decidePan('checked', maskPan(PAN))
    expect(await payoutBook(server)).toEqual([
      ['2026-10', 'approved', 2_500, 500, 2_000],
      ['2026-11', 'accrued', 2_500, 50, 2_450],
    ])
    const { browser } = await server.signInPartner('a')
    expect(await browser.call('listPayoutStatements')).toMatchObject([
      { month: '2026-11', tax: { tds_percent: 2, is_fixed: false } },
      { month: '2026-10', tax: { tds_percent: 20, is_fixed: true } },
    ])
    // What was withheld of it comes back, whatever counts today.
    const [first] = await lines()
    await takeBackPayout(server.deps, first?.payout_id ?? 0, 'Paid back')
    expect((await payoutBook(server)).at(-1)).toEqual(['2026-11', 'taken_back', -2_500, -500, -2_000])
  })

  it('a PAN is given once: another one is refused, the same one changes nothing', async () => {
    const other = { ...CONTACT, expected: undefined, pan: 'AAFFA9999K' }
    await expect(updatePartnerProfile(server.deps, other, { partner_id: 1, partner_user_id: 1 })).rejects.toMatchObject(
      {
        code: 'conflict',
      },
    )
    expect((await givePan()).changed).not.toContain('pan')
  })

  const register = (gstin: string) =>
    updatePartnerProfile(server.deps, { ...CONTACT, expected: undefined, gstin }, { partner_id: 1, partner_user_id: 1 })
  const statements = async () => {
    const { browser } = await server.signInPartner('a')
    return await browser.call('listPayoutStatements')
  }

  it('a partner that is registered in our state charges CGST and SGST, and tax is deducted without them', async () => {
    await register('29AAFFA4127K1ZE')
    await loan(300_000.37)
    // 2,500.00 of revenue's 40 % and 100 rupees: 9 % each to Centre and state.
    expect(await statements()).toMatchObject([
      { gross: 2_500, tds: 50, gst: 450, net: 2_900, tax: { gst_percent: 18, supply: 'within' } },
    ])
    const [row] = await lines()
    expect(row).toMatchObject({ gross: 2_500_00, tds: 50_00, gst: 450_00, net: 2_900_00 })
  })

  it('one that is registered elsewhere charges IGST; a number that comes later counts for months that are not approved', async () => {
    await loan(300_000)
    server.clock.set(new Date('2026-11-05T06:00:00Z'))
    await approve('2026-10')
    await loan(300_000)
    await register('27AAFFA4127K1ZI')
    const none = { gst_percent: 0, supply: null, parties: null, is_fixed: true }
    expect(await statements()).toMatchObject([
      { month: '2026-11', gst: 450, net: 2_900, tax: { supply: 'across', is_fixed: false } },
      { month: '2026-10', gst: 0, net: 2_450, tax: none },
    ])
    server.clock.set(new Date('2026-12-05T06:00:00Z'))
    await approve('2026-11')
    await register('')
    const from = { name: 'Anand Money Mart', address: '', gstin: '27AAFFA4127K1ZI' }
    const to = { name: 'CreditLane Marketplace Private Limited', gstin: '29AAACC4127D1Z2' }
    expect(await statements()).toMatchObject([
      { month: '2026-11', gst: 450, tax: { supply: 'across', parties: { from, to }, is_fixed: true } },
      { month: '2026-10', tax: none },
    ])
    // What is given back takes its GST with it, whatever is on file today.
    const paid = (await lines()).find(({ month }) => month === '2026-11')
    await takeBackPayout(server.deps, paid?.payout_id ?? 0, 'Paid back')
    expect((await lines()).at(-1)).toMatchObject({ month: '2026-12', tds: -50_00, gst: -450_00, net: -2_900_00 })
    const { browser } = await server.signInPartner('a')
    const file = await browser.call('exportPayoutReport', { query: { month: '2026-11' } })
    const [heads = [], cells = []] = papaparse.parse<string[]>(String(file)).data
    const cell = (name: string) => cells[heads.indexOf(name)]
    const tds = ['TDS, percent', 'TDS section', 'Reason for the rate'] as const
    const gst = ['GST', 'GST, percent', 'Kind of GST', 'GST number'] as const
    expect([...tds, ...gst].map(cell)).toEqual([
      '2',
      '393(1) (formerly 194H)',
      'PAN checked',
      '450',
      '18',
      'IGST',
      '27AAFFA4127K1ZI',
    ])
    expect(JSON.stringify(await storedPayoutMonths(server))).not.toContain('AAFFA4127K')
  })

  it('the two halves of GST are alike to the paisa, and a GST number belongs to the PAN on file', async () => {
    await register('29AAFFA4127K1ZE')
    for (const rupees of [101.01, 7_777.77, 33_333.33]) await loan(rupees)
    const gst = (await lines()).reduce((sum, line) => sum + line.gst, 0)
    const gross = (await lines()).reduce((sum, line) => sum + line.gross, 0)
    expect(gst).toBe(2 * Math.round(gross * 0.09))
    await expect(register('27AABCB7315M1ZJ')).rejects.toMatchObject({ code: 'validation' })
  })

  it('a partner without a PAN gives it with its GST number', async () => {
    await forgetPan(server)
    expect((await register('29AAFFA4127K1ZE')).changed).toEqual(expect.arrayContaining(['pan', 'gstin']))
    await decidePan('checked', maskPan(PAN))
    await loan(300_000)
    expect(await statements()).toMatchObject([{ tds: 50, tax: { tds_percent: 2 } }])
  })

  it('is rounded on the month, and a line that is too small for a rupee leaves its share to the next', async () => {
    // Each line earns 101.04, of which 2.0208 is tax: 60 rupees line by line, 60.62 together.
    for (let each = 0; each < 30; each += 1) await loan(130)
    const parts = (await lines()).map(({ tds }) => tds)
    expect(parts.reduce((sum, each) => sum + each, 0)).toBe(61_00)
    expect(parts.filter((each) => each % 100 !== 0)).toEqual([])
  }, 60_000)
})

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('loan' as const), rupees: fc.integer({ min: 1, max: 900_000 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 5, max: 25 }) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('approve' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pan' as const), given: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('back' as const), which: fc.nat(9) }) },
)

describe('months of any history', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await makeTestServer()
  })
  afterAll(() => server.close())

  it('come to their percent in whole rupees, and never change once they are approved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
        await openPayoutBook(server)
        const { deps } = server
        let day = '2026-10-10'
        let percent = 2
        /** Percent of each month that was approved. */
        const kept = new Map<string, number>()
        const settled = new Map<number, string>()
        for (const each of steps) {
          if (each.kind === 'loan') await payOut(server, await approvedLoan(server, each.rupees))
          if (each.kind === 'wait') {
            day = addDays(day, each.days)
            server.clock.set(istInstant(day, '11:00'))
          }
          if (each.kind === 'approve') {
            const month = addDays(`${day.slice(0, 7)}-01`, -1).slice(0, 7)
            const done = await approvePayouts(deps, 1, month, { admin_id: 1 }).catch(() => null)
            if (done && !kept.has(month)) kept.set(month, percent)
          }
          if (each.kind === 'pan') {
            percent = each.given ? 2 : 20
            const profile_enc = sealProfile(deps.vault, 1, each.given ? { pan: PAN } : {})
            await changePartnerDetails(server, { partner_id: 1 }, { profile_enc })
            await transaction(deps, async (deps) => taxOpenMonths(deps, await lockPayouts(deps.db, 1)))
          }
          if (each.kind === 'back') {
            const open = await storedPayoutLines(server)
            const line = open[each.which]
            if (line) await takeBackPayout(deps, line.payout_id, 'Given back').catch(() => null)
          }
          const all = await storedPayoutLines(server)
          const byId = new Map(all.map((line) => [line.payout_id, line]))
          for (const month of new Set(all.map((line) => line.month))) {
            const own = all.filter((line) => line.month === month)
            const due = own.reduce((sum, line) => {
              const original = byId.get(line.takes_back ?? 0)
              // Of another month: what was really taken off it. Of this one: it cancels itself.
              return (
                sum +
                (original && original.month !== month
                  ? 0 - original.tds * 100
                  : line.gross * (kept.get(month) ?? percent))
              )
            }, 0)
            const rupees = Math.sign(due) * Math.round(Math.abs(due) / 10_000)
            expect([month, own.reduce((sum, { tds }) => sum + tds, 0)]).toEqual([month, rupees * 100 || 0])
          }
          for (const line of all) {
            expect(line.net).toBe(line.gross - line.tds)
            const now = `${line.gross} ${line.tds} ${line.net}`
            const before = settled.get(line.payout_id)
            if (before !== undefined) expect(now).toBe(before)
            if (line.approved_at !== null) settled.set(line.payout_id, now)
          }
        }
      }),
      { numRuns: 15, seed: 20_261_123 },
    )
  }, 120_000)
})
