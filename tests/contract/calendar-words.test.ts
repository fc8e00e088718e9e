import { describe, expect, it } from 'vitest'
import { dayMonthWords, dayTimeWords, dayWords, monthWords } from '#src/contract/calendar-words.ts'

const LATE = new Date('2026-11-21T20:35:00Z')

describe('days in words', () => {
  it('are those of India, in both languages, with Western digits', () => {
    expect(dayWords(LATE, 'en')).toBe('22 Nov 2026')
    expect(dayWords(LATE, 'hi')).toBe('22 नवंबर 2026')
    expect(dayTimeWords(LATE, 'en')).toBe('22 Nov 2026, 02:05')
    expect(dayTimeWords(LATE, 'hi')).toBe('22 नवंबर 2026, 02:05')
    expect(dayMonthWords(LATE, 'hi')).toBe('22 नवंबर')
  })

  it('have a name for every month', () => {
    const months = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`)
    expect(months.map((month) => dayMonthWords(new Date(`${month}-05`), 'en').slice(2)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    )
    expect(months.map((month) => monthWords(month, 'en'))).toContain('October 2026')
    expect(months.map((month) => monthWords(month, 'hi').replace(' 2026', '')).join(' ')).toBe(
      'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
    )
  })
})
