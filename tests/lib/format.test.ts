import i18next from 'i18next'
import { describe, expect, it } from 'vitest'
import { numberText } from '#src/contract/number-words.ts'
import { dateShort, dateTime, dayMonth, monthName } from '#src/lib/dates.ts'
import { count, percent, rupees, rupeesAndPaise } from '#src/lib/format.ts'
import { haveTexts } from '#tests/setup/texts.ts'

describe('figures as people in India read them', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [100_000, '₹1,00,000'],
    [10_000_000, '₹1,00,00,000'],
    [4800.6, '₹4,801'],
  ])('%s rupees are %s', (amount, text) => expect(rupees(amount)).toBe(text))

  it('rates have two decimals', () => {
    expect(percent(13.7)).toBe('13.70%')
    expect(percent(10.999)).toBe('11.00%')
    expect(count(1234567)).toBe('12,34,567')
  })

  it('what rounds to nothing has no sign', () => {
    for (const nothing of [-0, -0.4, -0.004])
      expect([rupees(nothing), numberText({ most: 0 })(nothing)]).toEqual(['₹0', '0'])
    expect([count(-0), percent(-0.004), rupeesAndPaise(-0.001)]).toEqual(['0', '0.00%', '₹0.00'])
    expect([rupees(-1), percent(-0.01), count(-12)]).toEqual(['-₹1', '-0.01%', '-12'])
  })

  it('days are those of India, whatever the clock of the machine', () => {
    expect(dateShort('2026-11-20T18:29:59Z')).toBe('20 Nov 2026')
    expect(dateShort('2026-11-20T18:30:00Z')).toBe('21 Nov 2026')
    expect(dateShort('2026-09-05')).toBe('5 Sep 2026')
    expect(dateTime('2026-11-20T08:35:00Z')).toBe('20 Nov 2026, 14:05')
    expect(dayMonth('2026-11-20')).toBe('20 Nov')
    expect(monthName('2026-10')).toBe('October 2026')
  })

  it('days speak the language of the page', async () => {
    await haveTexts('hi', [])
    expect(dateShort('2026-11-20T18:30:00Z')).toBe('21 नवंबर 2026')
    expect(dateTime('2026-11-20T08:35:00Z')).toBe('20 नवंबर 2026, 14:05')
    expect(monthName('2026-10')).toBe('अक्टूबर 2026')
    await i18next.changeLanguage('en')
    expect(dateShort('2026-11-20')).toBe('20 Nov 2026')
  })
})
