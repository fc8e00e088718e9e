import { addDays, isIsoDay } from '#src/contract/rules/calendar.ts'
import { string } from '#src/contract/yup.ts'
import { realDay } from '../shared/fields.ts'
import { DATE_RANGE_PRESETS, LONGEST_RANGE_DAYS } from './date-range.ts'

/**
 * Days of India, both included: a preset, or days of one's own, of which `to` is not before `from` and at most a year
 * after it. Both have ended: the server refuses today and what comes after.
 */
export const rangeFields = {
  preset: string()
    .oneOf([...DATE_RANGE_PRESETS], 'rules:choice.unknown')
    .optional(),
  from: realDay().optional(),
  to: realDay()
    .optional()
    .test('order', 'rules:date.range', function (to) {
      const { from } = this.parent as { from?: unknown }
      if (to === undefined || typeof from !== 'string' || !isIsoDay(from) || !isIsoDay(to)) return true
      return to >= from && to < addDays(from, LONGEST_RANGE_DAYS)
    }),
}
