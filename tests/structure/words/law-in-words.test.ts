import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { GOLD_LTV_STEPS, GOLD_RETURN } from '#src/contract/finance/gold.ts'
import { HOME_SCHEME } from '#src/contract/finance/housing.ts'

interface KindWords {
  facts: { amount: string }
  faq: Record<'first' | 'second' | 'third', { a: string }>
}

const wordsOf = (segment: string, language: Locale) =>
  JSON.parse(readFileSync(`src/locales/${language}/kind-${segment}.json`, 'utf8')) as KindWords

/** Figures of a text in their order, as they are written: '85%', '2.5' of lakh, '12'. */
const figuresIn = (text: string) => text.match(/\d+(\.\d+)?%?/g)

const LAKH = 1_00_000
const inLakh = (rupees: number, decimals = 0) => {
  const lakh = rupees / LAKH
  return decimals > 0 || Number.isInteger(lakh) ? lakh.toFixed(decimals) : String(lakh)
}

/** What a page says of the law stands in words; the law itself in the rules that reckon. Both are the same. */
describe.each(LOCALES)('figures of the law in words (%s)', (language) => {
  it('gold: how much of its value may be lent', () => {
    const { facts, faq } = wordsOf('gold-loan', language)
    const percents = GOLD_LTV_STEPS.map(({ percent }) => percent)
    expect(figuresIn(facts.amount)).toEqual([`${Math.min(...percents)}%`, `${Math.max(...percents)}%`])
    const said = GOLD_LTV_STEPS.flatMap(({ upTo, percent }) =>
      upTo === Infinity ? [`${percent}%`] : [`${percent}%`, inLakh(upTo)],
    )
    expect(figuresIn(faq.first.a)?.sort()).toEqual(said.sort())
  })

  it('gold: when it comes back', () => {
    const { faq } = wordsOf('gold-loan', language)
    const { workingDays, lateDay } = GOLD_RETURN
    expect(faq.second.a.match(/[\d,]+/g)).toEqual([String(workingDays), lateDay.toLocaleString('en-IN')])
  })

  it('homes: who gets the subsidy, and how much of it', () => {
    const { faq } = wordsOf('home-loan', language)
    expect(figuresIn(faq.first.a)?.[0]).toBe(inLakh(HOME_SCHEME.bands[2].upTo))
    expect(figuresIn(faq.second.a)?.sort()).toEqual(
      [
        `${HOME_SCHEME.subsidyRate}%`,
        inLakh(HOME_SCHEME.subsidisedLoan),
        String(HOME_SCHEME.subsidisedMonths / 12),
        inLakh(HOME_SCHEME.maxSubsidy, 2),
        inLakh(HOME_SCHEME.maxLoan),
        inLakh(HOME_SCHEME.maxPropertyValue),
      ].sort(),
    )
  })

  it('a guide has none: each comes from what reckons it', () => {
    const folder = `src/locales/${language}`
    const guides = readdirSync(folder).filter((file) => file.startsWith('guide'))
    expect(guides.length).toBeGreaterThan(6)
    const figures = guides.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').match(/[\d.,]*\d/g) ?? [])
    // Pure gold is 24 carat by its name; the day from which closing at a floating rate costs nothing.
    expect(figures.sort()).toEqual(['1', '2026', '24'])
  })
})
