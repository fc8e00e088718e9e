import type { SheetKind } from './sheet-file.ts'

/** Names that the specification takes; whatever the bytes are then, the bytes decide. */
const ENDING = /\.(?:csv|xls|xlsx)$/i

export const isSheetName = (name: string): boolean => ENDING.test(name)

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

const ZIP = [0x50, 0x4b]
/** The container of workbooks before 2007, and of any workbook that is encrypted. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** A workbook that was never put in a container: Excel 2 to 4, and what some programs still write. */
const BARE = [0x09, 0x00, 0x02, 0x04, 0x08].map((second) => [0x09, second])

/** What a file is by its first bytes; text is what is none of the others and has still to be looked at. */
export function sniff(bytes: Uint8Array): Exclude<SheetKind, 'html'> {
  if (startsWith(bytes, ZIP)) return 'xlsx'
  if (startsWith(bytes, COMPOUND)) return 'xls'
  if (BARE.some((start) => startsWith(bytes, start)) && bytes[3] === 0) return 'xls'
  return 'text'
}

/** Room for a byte order mark and blank lines before the first element of a page. */
const START = 512

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, START)).toString('latin1')

/** Read by a library that holds all of it at once, several times as large as the file: what is not read as it comes. */
export const isReadWhole = (bytes: Uint8Array): boolean =>
  sniff(bytes) === 'xls' || /^[^!-;=-~]*<|^\s*[\w-]+:[^]*MIME-Version:|^\s*MIME-Version:/i.test(startOf(bytes))
