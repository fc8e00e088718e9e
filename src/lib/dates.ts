import { dayMonthWords, dayTimeWords, dayWords, monthWords } from '#src/contract/calendar-words.ts'
import { currentLanguage } from './i18n.ts'

// Apart from the other figures: no first screen shows a date, and the calendar weighs 4 kB.

/** Day of an ISO date or instant in India, in the reader's words: 20 Nov 2026, 20 नवंबर 2026. */
export const dateShort = (iso: string): string => dayWords(new Date(iso), currentLanguage())

/** The same without its year: 20 Nov. */
export const dayMonth = (iso: string): string => dayMonthWords(new Date(iso), currentLanguage())

/** Day and 24-hour time of an instant in India: 20 Nov 2026, 14:05. */
export const dateTime = (iso: string): string => dayTimeWords(new Date(iso), currentLanguage())

/** A month 'YYYY-MM' in the reader's words: October 2026. */
export const monthName = (month: string): string => monthWords(month, currentLanguage())
