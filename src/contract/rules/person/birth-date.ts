import { AGE_MAX, AGE_MIN, BIRTH_YEAR_MIN } from '#src/contract/constants.ts'
import { string } from '#src/contract/yup.ts'
import { ageInYears, isCalendarDay, istDay } from '../calendar.ts'

const FORM_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/
const FORM_MASK = /^\*\*\/\*\*\/\d{4}$/

/**
 * Translation key of what is wrong with a birth date DD/MM/YYYY on the ISO day `today`, or null. Shape and future days
 * answer 'Please enter a valid birth date', an unreal day 'Invalid date', a year before 1900 or after this one
 * 'Invalid year', and an age outside 18 to 70 'Your age doesn't match the required age criteria'.
 */
export function birthDateProblem(value: string, today: string): string | null {
  const parts = FORM_DATE.exec(value)
  if (!parts) return 'rules:birthDate.required'
  const [day = 0, month = 0, year = 0] = parts.slice(1).map(Number)
  if (year < BIRTH_YEAR_MIN || year > Number(today.slice(0, 4))) return 'rules:birthDate.year'
  if (!isCalendarDay(year, month, day)) return 'rules:birthDate.date'
  const age = ageInYears(toIsoDay(value), today)
  if (age < 0) return 'rules:birthDate.required'
  return age < AGE_MIN || age > AGE_MAX ? 'rules:birthDate.age' : null
}

/** DD/MM/YYYY (or DD-MM-YYYY) to the ISO day YYYY-MM-DD. */
export function toIsoDay(value: string): string {
  const [day = '', month = '', year = ''] = value.split(/[/-]/)
  return `${year}-${month}-${day}`
}

/** Wire form DD-MM-YYYY to the form's DD/MM/YYYY; a mask keeps its stars. */
export function toFormBirthDate(served: string): string {
  return served.replaceAll('-', '/')
}

/** The form's DD/MM/YYYY to the wire form DD-MM-YYYY; a mask keeps its stars. */
export function toServedBirthDate(shown: string): string {
  return shown.replaceAll('/', '-')
}

/** Mask of a wire birth date: only the year stays ('**-**-1994'). */
export function maskBirthDate(served: string): string {
  return served === '' ? '' : `**-**-${served.slice(6)}`
}

/** What validation may be given as yup's `context`: the instant taken as now. Without it, the clock of the machine. */
interface RuleContext {
  now?: Date
}

function today(context: unknown): string {
  return istDay((context as RuleContext | undefined)?.now ?? new Date())
}

function problem(value: string, context: unknown): string | null {
  return FORM_MASK.test(value) ? null : birthDateProblem(value, today(context))
}

/** Schema of a birth date as the form shows it, DD/MM/YYYY or masked. Pass `{ context: { now } }` for a settable clock. */
export const birthDate = string().test('birth-date', (value, test) => {
  const message = value ? problem(value, test.options.context) : null
  return message === null || test.createError({ message })
})

/** Schema of a birth date on the wire, DD-MM-YYYY or masked; same messages as the form. */
export const servedBirthDate = string().test('birth-date', (value, test) => {
  if (!value) return true
  const message = value.includes('/')
    ? 'rules:birthDate.required'
    : problem(toFormBirthDate(value), test.options.context)
  return message === null || test.createError({ message })
})
