import type { Locale } from './entities/shared/language.ts'
import { istDay, istMinute } from './rules/calendar.ts'

/**
 * Names of our own: engines differ ('Sep', 'Sept'), and a page drawn on the server must read the same in the browser.
 * `month` from January; `besideDay` is the usual short form, or the whole name for want of such a usage.
 */
const NAMES = import.meta.glob<Record<'month' | 'besideDay', string[]>>('../locales/*/calendar.json', {
  import: 'default',
  eager: true,
})

const nameOf = (month: string | undefined, language: Locale, where: 'month' | 'besideDay'): string =>
  NAMES[`../locales/${language}/calendar.json`]?.[where][Number(month) - 1] ?? ''

/** Day of an instant in India: '22 Nov 2026', '22 नवंबर 2026'. */
export function dayWords(at: Date, language: Locale): string {
  const [year, month, day] = istDay(at).split('-')
  return `${Number(day)} ${nameOf(month, language, 'besideDay')} ${year}`
}

/** The same without its year, for a span or an axis: '22 Nov'. */
export function dayMonthWords(at: Date, language: Locale): string {
  const [, month, day] = istDay(at).split('-')
  return `${Number(day)} ${nameOf(month, language, 'besideDay')}`
}

/** Day and 24-hour time of an instant in India: '22 Nov 2026, 14:05'. */
export const dayTimeWords = (at: Date, language: Locale): string =>
  `${dayWords(at, language)}, ${istMinute(at).slice(11)}`

/** A month 'YYYY-MM': 'October 2026', 'अक्टूबर 2026'. */
export function monthWords(month: string, language: Locale): string {
  const [year, number] = month.split('-')
  return `${nameOf(number, language, 'month')} ${year}`
}
