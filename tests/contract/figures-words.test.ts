import { describe, expect, it } from 'vitest'
import { INTERNAL_REPORTS } from '#src/contract/entities/figures/internal-report.ts'
import type { InternalReport } from '#src/contract/entities/figures/internal-report.ts'
import { basisOf, BILLS, COUNTS, METRIC_KEYS, METRICS } from '#src/contract/entities/figures/metrics.ts'
import type { CountKey } from '#src/contract/entities/figures/metrics.ts'
import enFigures from '#src/locales/en/figures.json'
import enMetrics from '#src/locales/en/metrics.json'
import hiFigures from '#src/locales/hi/figures.json'
import hiMetrics from '#src/locales/hi/metrics.json'

/** By which day the rows of each family and report are picked, and the word that its basis must say in either language. */
const DAYS = {
  visit: [/visit began/, /विज़िट शुरू/],
  journey: [/form was begun/, /फ़ॉर्म शुरू/],
  application: [/application was sent/, /आवेदन लेंडर को भेजा/],
  event: [/it happened/, /वह हुआ/],
  otp: [/code was sent/, /कोड भेजा/],
  lenders: [/of the call/, /कॉल हुई/],
  revenue: [/loan was disbursed/, /लोन मिला/],
  liability: [/As it stands now/, /जैसा अभी है/],
  tickets: [/answer was due/, /जवाब देना था/],
  bills: [/closed month/, /बंद महीना/],
} as const

/** What a figure counts by, as the table of counts says it. */
function familyOf(count: string): keyof typeof DAYS {
  const [name = ''] = count.split(':')
  return count === BILLS ? 'bills' : name in COUNTS ? COUNTS[name as CountKey] : (name as InternalReport)
}

describe('what a figure says that it counts', () => {
  it.each(METRIC_KEYS)('%s: by the day of what its rows are', (key) => {
    const { numerator, denominator } = METRICS[key]
    const families = [numerator, denominator].flatMap((count) => (count === null ? [] : [familyOf(count)]))
    // A share divides like by like.
    expect(new Set(families).size).toBe(1)
    const [family = 'event'] = families
    const [en, hi] = DAYS[family]
    const basis = basisOf(key)
    expect(enFigures.passport.bases[basis]).toMatch(en)
    expect(hiFigures.passport.bases[basis]).toMatch(hi)
    const followed = ['visit', 'journey', 'application'].includes(family)
    expect(enFigures.passport.bases[basis].includes('followed for 90 days')).toBe(followed)
    expect(hiFigures.passport.bases[basis].includes('90 दिन')).toBe(followed)
    if (family in INTERNAL_REPORTS)
      expect(basis === 'as_of').toBe(INTERNAL_REPORTS[family as InternalReport].basis === 'as_of')
  })

  it.each([
    ['en', enMetrics],
    ['hi', hiMetrics],
  ] as const)('no two figures have one name: %s', (_, metrics) => {
    const names = METRIC_KEYS.map((key) => metrics[key].name)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})
