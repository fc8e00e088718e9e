import { SheetRefusal, SHEET_LIMITS } from './sheet-file.ts'

/** What no text has and no database keeps: control signs but tab and line ends, halves of a pair. */
const UNSAFE = /(?![\t\n\r\u0080-\u009F])\p{Cc}|\p{Surrogate}/gu

const PLAIN = /^[ -~]+$/

/**
 * A cell's text as it is handed on: composed the one way (NFC), with a sign of its own for what cannot be kept; null when
 * nothing is in it.
 * @throws SheetRefusal `cell`
 */
export function cellText(text: string, row: number, column: number): string | null {
  if (text.length > SHEET_LIMITS.cell) throw new SheetRefusal({ code: 'cell', limit: SHEET_LIMITS.cell, row, column })
  if (text === '') return null
  return PLAIN.test(text) ? text : text.replace(UNSAFE, '\uFFFD').normalize('NFC')
}
