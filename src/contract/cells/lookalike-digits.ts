import type { ImportField } from '../entities/imports/import-batch.ts'
import { DAY_FIELDS } from './day-order.ts'
import { MONEY_FIELDS } from './heads.ts'
import { readDay } from './read-day.ts'
import { readMoney } from './read-money.ts'

/** Letters that stand where a digit was read wrongly, or typed. */
const AS_DIGIT: ReadonlyMap<string, string> = new Map([
  ['O', '0'],
  ['o', '0'],
  ['I', '1'],
  ['l', '1'],
  ['|', '1'],
])
const NOTHING = { value: null }
const OUR_NUMBER = /^CL-?\d{5,12}$/i

/**
 * What a cell that could not be taken would say with digits in place of letters that look like them, such as 100000 for
 * 1OOOOO; null where it would still say nothing, or is none of our numbers, amounts and days.
 */
export function lookalikeDigits(field: ImportField, text: string): string | null {
  const [, before = '', rest = text] = (field === 'application_id' ? /^(\s*CL)(.*)$/is.exec(text) : null) ?? []
  const meant = before + rest.replace(/[OoIl|]/g, (letter) => AS_DIGIT.get(letter) ?? letter)
  return meant !== text && isRead(field, meant) ? meant : null
}

function isRead(field: ImportField, text: string): boolean {
  if (field === 'application_id') return OUR_NUMBER.test(text.trim())
  const { value } =
    field === 'gst' || MONEY_FIELDS.has(field)
      ? readMoney(text)
      : DAY_FIELDS.has(field)
        ? readDay(text, 'dmy')
        : NOTHING
  return value !== undefined && value !== null
}
