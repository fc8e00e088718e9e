import { MONTHS as ENGLISH_MONTHS } from './constants.ts'
import type { Locale } from './entities/shared/language.ts'
import { istDay, istMinute } from './rules/calendar.ts'

/** Names of our own: engines differ ('Sept', 'अक्तूबर'), and a page drawn on the server must read the same in the browser. */
const MONTHS: Record<Locale, readonly string[]> = {
  en: ENGLISH_MONTHS,
  hi: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
}

const nameOf = (month: string | undefined, language: Locale): string => MONTHS[language][Number(month) - 1] ?? ''
/** English months have their usual three letters beside a day; Hindi ones stay whole, for want of such a usage. */
const BESIDE_A_DAY: Record<Locale, number | undefined> = { en: 3, hi: undefined }
const shortOf = (month: string | undefined, language: Locale): string =>
  nameOf(month, language).slice(0, BESIDE_A_DAY[language])

/** Day of an instant in India: '22 Nov 2026', '22 नवंबर 2026'. */
export function dayWords(at: Date, language: Locale): string {
  const [year, month, day] = istDay(at).split('-')
  return `${Number(day)} ${shortOf(month, language)} ${year}`
}

/** The same without its year, for a span or an axis: '22 Nov'. */
export function dayMonthWords(at: Date, language: Locale): string {
  const [, month, day] = istDay(at).split('-')
  return `${Number(day)} ${shortOf(month, language)}`
}

/** Day and 24-hour time of an instant in India: '22 Nov 2026, 14:05'. */
export const dayTimeWords = (at: Date, language: Locale): string =>
  `${dayWords(at, language)}, ${istMinute(at).slice(11)}`

/** A month 'YYYY-MM': 'October 2026', 'अक्टूबर 2026'. */
export function monthWords(month: string, language: Locale): string {
  const [year, number] = month.split('-')
  return `${nameOf(number, language)} ${year}`
}
