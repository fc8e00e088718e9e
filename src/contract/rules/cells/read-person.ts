import { tidyPan } from '../pan.ts'
import { isPhone } from '../phone.ts'
import { typedDigits } from '../typed.ts'
import type { CellAnswer } from './cell-answer.ts'
import { figureCell, isScientific } from './plain-cell.ts'
import type { SheetCell } from './sheet-cell.ts'

const DIGITS = 10
/** Lenders hide what is in the middle with these. */
const STARS = /[*xX•#]/g
const PAN = /^[A-Z*]{5}[\d*]{4}[A-Z*]$/

/** Ten digits of a mobile number, without +91 or a zero in front; hidden ones are stars ('******1234'). */
export function readPhone(cell: SheetCell | undefined): CellAnswer<string> {
  const { value, date, percent, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  if (typeof value === 'boolean' || date || percent) return { problem: 'not_phone' }
  const text = String(value)
  if (isScientific(text)) return { problem: 'scientific' }
  const starred = text.replace(STARS, '*')
  if (starred.includes('*'))
    return /\d{4}$/.test(starred)
      ? { value: `${'*'.repeat(DIGITS - 4)}${starred.slice(-4)}` }
      : { problem: 'not_phone' }
  const phone = typedDigits(text.replace(/^(?:\+?\s*91[-\s]?|0)(?=(?:[\s-]*\d){10}$)/, ''), DIGITS)
  return isPhone(phone) ? { value: phone } : { problem: 'not_phone' }
}

/** A PAN in capitals; what is hidden of it are stars ('ABCP*****F'). */
export function readPan(cell: SheetCell | undefined): CellAnswer<string> {
  const { value, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  const pan = tidyPan(String(value)).replace(/[\s-]/g, '').replace(/[•#]/g, '*')
  // 'X' hides what has to be a figure, and letters where the figures are hidden with it.
  const masked = /X{2,}/.test(pan) && !/^[A-Z]{5}\d{4}[A-Z]$/.test(pan) ? pan.replace(/X/g, '*') : pan
  return PAN.test(masked) ? { value: masked } : { problem: 'not_pan' }
}
