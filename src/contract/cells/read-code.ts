import type { CellAnswer, CellProblem } from '../rules/cell-answer.ts'
import { figureCell, isScientific } from './plain-cell.ts'
import type { SheetCell } from './sheet-cell.ts'

/** More digits than a number keeps: the spreadsheet has put zeros in their place. */
const KEPT_DIGITS = 15
const LONGEST_ID = 64
const UTR = /^[A-Z0-9]{10,22}$/

/**
 * A number that names something: an application, a loan account, an invoice. It is text, and its leading zeros count;
 * where the spreadsheet made a number of it, it is taken only as long as no digit can have been lost.
 */
export const readId = (cell: SheetCell | undefined): CellAnswer<string> => readCode(cell, 'not_id')

const OUR_KEY = /(?<![A-Z0-9])CL\d+P\d+(?![A-Z0-9])/gi

/** Our key of a payment, also where a bank's narration has it among other words; of two nobody knows which is meant. */
export function readReference(cell: SheetCell | undefined): CellAnswer<string> {
  const { value } = figureCell(cell)
  const keys = typeof value === 'string' ? new Set(value.toUpperCase().match(OUR_KEY)) : new Set<string>()
  const [only] = keys
  if (only === undefined) return readId(cell)
  return keys.size > 1 ? { problem: 'not_id' } : { value: only }
}

/** The number of a bank transfer, in capitals: of RTGS 22 letters and digits, of NEFT 16 or 22, of IMPS and UPI 12 digits. */
export function readUtr(cell: SheetCell | undefined): CellAnswer<string> {
  const code = readCode(cell, 'not_utr')
  if (code.problem !== undefined || code.value === null) return code
  const utr = code.value.replace(/[\s-]/g, '').toUpperCase()
  return UTR.test(utr) ? { value: utr } : { problem: 'not_utr' }
}

function readCode(cell: SheetCell | undefined, refusal: CellProblem): CellAnswer<string> {
  const { value, date, percent, problem } = figureCell(cell)
  if (problem) return { problem }
  if (value === null) return { value: null }
  if (typeof value === 'boolean' || date || percent) return { problem: refusal }
  if (typeof value === 'number') {
    if (!Number.isInteger(value) || value < 0) return { problem: refusal }
    return value < 10 ** KEPT_DIGITS ? { value: String(value) } : { problem: 'too_many_digits' }
  }
  if (isScientific(value)) return { problem: 'scientific' }
  // A number that became text on its way through another program.
  const id = value.replace(/^(\d+)\.0+$/, '$1')
  // A formula that was saved as text names nothing.
  return id.length <= LONGEST_ID && !id.startsWith('=') ? { value: id } : { problem: refusal }
}
