import fc from 'fast-check'
import { expect, test } from 'vitest'
import { judgePayment } from '#server/services/imports/shared/kinds/judge-payment.ts'
import type { Awaited } from '#server/services/imports/shared/kinds/judge-payment.ts'
import type { RowSaid } from '#server/services/imports/shared/rows/read-row.ts'
import { IMPORT_FIELDS } from '#src/contract/entities/imports/import-batch.ts'
import { bankWordKey } from '#src/contract/paying/bank-outcome.ts'
import type { BankOutcome } from '#src/contract/paying/bank-outcome.ts'
import { runSums } from '#src/contract/paying/run-sums.ts'
import { NO_PAISE, sumPaise, wholePaise } from '#src/contract/rules/paise.ts'

const MEANINGS = new Map<string, BankOutcome>([
  [bankWordKey('E'), 'paid'],
  [bankWordKey('R'), 'returned'],
  [bankWordKey('P'), 'in_progress'],
])
const NOTHING = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, null])) as unknown as RowSaid
const lineOf = (amount: number, at: number) =>
  ({
    line: { line_id: at, reference: `CL1P${at}`, amount: wholePaise(amount), state: 'sent', returned_day: null },
    sent_day: '2026-11-05',
    utr: null,
    paid_on: null,
    account: `5010000${at}`,
  }) as unknown as Awaited

test('whatever the bank answers, and however often: paid and returned and open are what was sent', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 })
  const rows = fc.array(
    fc.record({
      at: fc.nat(14),
      status: fc.constantFrom('E', 'R', 'P', 'paid', null),
      right: fc.boolean(),
      utr: fc.constantFrom(null, 'HDFCN26309000001', 'HDFCN26309000002', 'HDFCN26309000003'),
      day: fc.constantFrom('2026-11-04', '2026-11-05', '2026-11-07', null),
      byReference: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(amounts, rows, (given, answers) => {
      const lines = given.map(lineOf)
      const used = new Set<string>()
      const sent = sumPaise(lines.map(({ line }) => line.amount))
      for (const { at, status, right, utr, day, byReference } of answers) {
        const amount = wholePaise((lines[at]?.line.amount ?? 100) + (right ? 0 : 1))
        const said = { ...NOTHING, paid_amount: amount, paid_on: day, status, utr, reason: 'why' }
        const named = byReference ? { payout_reference: `cl1p${at}` } : { account: `5010 000${at}` }
        const around = {
          meanings: MEANINGS,
          lines,
          twice: false,
          utrTwice: false,
          utrKnown: used.has(utr ?? ''),
          today: '2026-11-06',
        }
        const { verdict, line, outcome } = judgePayment({ ...said, ...named }, [], around)
        if (verdict !== 'update') continue
        // By a word that somebody has confirmed as one of these two.
        expect(status === 'E' ? 'paid' : status === 'R' ? 'returned' : null).toBe(outcome)
        // What is taken is a payment that waits, with its own amount, a day and, when paid, a UTR of its own.
        expect(line?.line).toMatchObject({ state: 'sent', amount, line_id: at })
        expect(day).toBe('2026-11-05')
        if (outcome === 'paid') expect(utr !== null && !used.has(utr)).toBe(true)
        if (!line || !outcome) throw new Error('nothing to note')
        if (outcome === 'paid') used.add(utr ?? '')
        Object.assign(line.line, { state: outcome })
        Object.assign(line, { utr: outcome === 'paid' ? utr : null })
      }
      const sums = runSums(lines.map(({ line }) => ({ ...line, gross: line.amount, tds: NO_PAISE, gst: NO_PAISE })))
      expect(sums.sent).toBe(sent)
      expect(sums.paid + sums.returned + sums.open).toBe(sent)
    }),
  )
})
