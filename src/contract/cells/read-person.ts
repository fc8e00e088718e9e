import type { CellAnswer } from '../rules/cell-answer.ts'
import { tidyPan } from '../rules/person/pan.ts'
import { isPhone } from '../rules/person/phone.ts'
import { typedDigits } from '../rules/typed.ts'
import { figureCell, isScientific } from './plain-cell.ts'
import type { SheetCell } from './sheet-cell.ts'

const DIGITS = 10
/** Lenders hide what is in the middle, or at an end, with these; of points and underscores there are several. */
const MASKS = /[*xX•●#×✱]|\.{2,}|…|_{2,}/g
const PAN = /^[A-Z*]{5}[\d*]{4}[A-Z*]$/
const PAN_LENGTH = 10

/** As many stars as there were signs; three for the one that stands for three points. */
const starred = (text: string): string => text.replace(MASKS, (mask) => '*'.repeat(mask === '…' ? 3 : mask.length))

/** Ten digits of a mobile number, without +91 or a zero in front; hidden ones are stars ('98******10'). */
export function readPhone(cell: SheetCell | undefined): CellAnswer<string> {
  const { value, date, percent, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  if (typeof value === 'boolean' || date || percent) return { problem: 'not_phone' }
  const text = String(value)
  if (isScientific(text)) return { problem: 'scientific' }
  if (text.search(MASKS) >= 0) return ofMasked(starred(text).replace(/[\s()-]/g, ''))
  const phone = typedDigits(text.replace(/^(?:\+?\s*91[-\s]?|0)(?=(?:[\s-]*\d){10}$)/, ''), DIGITS)
  return isPhone(phone) ? { value: phone } : { problem: 'not_phone' }
}

/** What is shown at both ends stays; whoever hides more or fewer signs than there are digits has hidden the rest. */
function ofMasked(text: string): CellAnswer<string> {
  if (!/^\+?[\d*]+$/.test(text)) return { problem: 'not_phone' }
  const bare = text.replace(/^\+(?:91)?|^(?:91|0)(?=[\d*]{10}$)/, '')
  if (bare.length === DIGITS) return { value: bare }
  const [first = '', last = ''] = [/^\d*/.exec(bare)?.[0], /\d*$/.exec(bare)?.[0]]
  const hidden = DIGITS - first.length - last.length
  return hidden > 0 ? { value: `${first}${'*'.repeat(hidden)}${last}` } : { problem: 'not_phone' }
}

/** A PAN in capitals; what is hidden of it are stars ('ABCP*****F'). */
export function readPan(cell: SheetCell | undefined): CellAnswer<string> {
  const { value, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  const pan = tidyPan(String(value)).replace(/[\s-]/g, '')
  if (/^[A-Z]{5}\d{4}[A-Z]$/.test(pan) && !/^X{4}/.test(pan)) return { value: pan }
  // A single 'X' may be a letter of the PAN; where several hide what stands there, all of them do.
  const letters = /XX/.test(pan) ? pan : pan.replaceAll('X', '\u0000')
  if (letters.search(MASKS) < 0) return { problem: 'not_pan' }
  const masked = starred(letters).replaceAll('\u0000', 'X')
  if (PAN.test(masked)) return { value: masked }
  // Hidden, and so that nobody can tell which places are shown.
  return /^[A-Z\d*]{2,14}$/.test(masked) && masked.length !== PAN_LENGTH
    ? { value: '*'.repeat(PAN_LENGTH) }
    : { problem: 'not_pan' }
}
