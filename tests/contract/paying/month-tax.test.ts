import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  taxDue,
  taxParts,
  TDS_PERCENT,
  TDS_PERCENT_WITHOUT_PAN,
  tdsPapers,
  tdsSection,
  TDS_UNIT,
} from '#src/contract/paying/month-tax.ts'
import type { TaxClaim } from '#src/contract/paying/month-tax.ts'
import { sumPaise, wholePaise } from '#src/contract/rules/paise.ts'

/** A month on paper: percent of the sum, to the whole rupee, half of one away from nothing. */
function onPaper(gross: readonly bigint[], percent: bigint): bigint {
  const due = gross.reduce((sum, each) => sum + each, 0n) * percent
  const rupees = ((due < 0n ? -due : due) * 2n + 10_000n) / 20_000n
  return (due < 0n ? -rupees : rupees) * 100n
}
const openClaims = (gross: readonly bigint[], percent: number): TaxClaim[] =>
  gross.map((each) => ({ due: taxDue(wholePaise(Number(each)), percent), fixed: null }))

const lines = fc.array(fc.bigInt(-900_000_00n, 5_000_000_00n), { maxLength: 30 })
const percents = fc.constantFrom(TDS_PERCENT, TDS_PERCENT_WITHOUT_PAN)

test('a month’s tax is its percent of the whole month, in whole rupees, and is the sum of its lines’ parts', () => {
  fc.assert(
    fc.property(lines, percents, (gross, percent) => {
      const parts = taxParts(openClaims(gross, percent), TDS_UNIT)
      expect(BigInt(sumPaise(parts))).toBe(onPaper(gross, BigInt(percent)))
      expect(parts.filter((part) => part % 100 !== 0)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

test('approved in as many steps as one likes: what is fixed stays, and the month comes to the same', () => {
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 4 }), percents, (steps, percent) => {
      const claims: TaxClaim[] = []
      for (const step of steps) {
        claims.push(...openClaims(step, percent))
        const parts = taxParts(claims, TDS_UNIT)
        claims.forEach(({ fixed }, at) => expect(fixed === null || fixed === parts[at]).toBe(true))
        parts.forEach((fixed, at) => Object.assign(claims[at] ?? {}, { fixed }))
      }
      const parts = claims.map(({ fixed }) => fixed ?? wholePaise(NaN))
      expect(BigInt(sumPaise(parts))).toBe(onPaper(steps.flat(), BigInt(percent)))
    }),
    { numRuns: 300 },
  )
})

test('a month turned round gives back what was taken off it', () => {
  fc.assert(
    fc.property(lines, percents, (gross, percent) => {
      const sum = (of: readonly bigint[]) => sumPaise(taxParts(openClaims(of, percent), TDS_UNIT))
      expect(sum(gross.map((each) => -each)) + sum(gross)).toBe(0)
    }),
  )
})

test('lines that were approved when each was rounded for itself: the next one brings the month to whole rupees', () => {
  const claims = [
    { due: taxDue(wholePaise(2_500_37), 2), fixed: wholePaise(50_01) },
    { due: taxDue(wholePaise(1_200_00), 2), fixed: null },
  ]
  expect(taxParts(claims, TDS_UNIT)).toEqual([50_01, 23_99])
})

test('the section is that of the Act of the month, for a partner with a PAN and for one without', () => {
  expect(tdsSection('2026-03', TDS_PERCENT)).toEqual({ section: '194H', before: null })
  expect(tdsSection('2026-04', TDS_PERCENT)).toEqual({ section: '393(1)', before: '194H' })
  expect(tdsSection('2026-03', TDS_PERCENT_WITHOUT_PAN)).toEqual({ section: '206AA', before: null })
  expect(tdsSection('2026-10', TDS_PERCENT_WITHOUT_PAN)).toEqual({ section: '397(2)(b)', before: '206AA' })
})

test('a month is declared on the papers of the Act that was in force', () => {
  expect(tdsPapers('2026-03')).toEqual({ certificate: '16A', return: '26Q', code: null })
  expect(tdsPapers('2026-04')).toEqual({ certificate: '131', return: '140', code: '1006' })
})
