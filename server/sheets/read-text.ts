import papaparse from 'papaparse'
import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import { SEPARATORS } from '#src/contract/entities/imports/text-reading.ts'
import type { Delimiter, TextEncoding } from '#src/contract/entities/imports/text-reading.ts'
import { cellText } from './cell-text.ts'
import type { OpenBook } from './open-book.ts'
import { SheetRefusal, SHEET_LIMITS } from './sheet-file.ts'

/** Records that are parsed at once: few enough to wait between, and enough not to look for quotes again all the time. */
const PART = 2_000
/** Records by which the delimiter is guessed. */
const SAMPLE = 250
/** A sample is taken of no more than this, so that one open quote does not make it the whole file. */
const SAMPLE_SIGNS = 256 * 1024
/** Excel's own hint, which it shows to nobody. */
const HINT = /^sep=([,;\t|^~])\n/i
/** Marks of the byte order in front of a line, as where files were joined; also where they were read as letters. */
const JOINED = /(?:^|(?<=\n))(?:\uFEFF|\u00EF\u00BB\u00BF)+/g

const parse = (text: string, delimiter: Delimiter, preview: number) =>
  papaparse.parse<string[]>(text, { delimiter, newline: '\n', preview, fastMode: false })

/**
 * The delimiter with which most records have the same number of cells, and the more of them the better. A sum with
 * commas in a file of semicolons has them in some records only.
 */
function delimiterOf(text: string): Delimiter {
  const sample = text.slice(0, SAMPLE_SIGNS)
  let best: { delimiter: Delimiter; alike: number; cells: number } = { delimiter: ',', alike: 0, cells: 1 }
  for (const delimiter of Object.values(SEPARATORS)) {
    const counts = parse(sample, delimiter, SAMPLE)
      .data.filter((cells) => cells.some((cell) => cell.trim() !== ''))
      .map((cells) => cells.length)
    // A title and notes have one cell with every delimiter.
    const cells = mostOften(counts.filter((count) => count > 1))
    if (cells < 2) continue
    const alike = counts.filter((count) => count === cells).length / counts.length
    if (alike > best.alike || (alike === best.alike && cells > best.cells)) best = { delimiter, alike, cells }
  }
  return best.delimiter
}

function mostOften(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].sort(([a, timesA], [b, timesB]) => timesB - timesA || b - a)[0]?.[0] ?? 0
}

/** Where the last line of a file had no end, the mark of the next one stands inside of it, before its heads. */
function withJoints(text: string): string {
  const [first = ''] = text.split('\n', 1)
  return first === '' ? text : text.replaceAll(`\uFEFF${first}\n`, `\n${first}\n`)
}

/** @param wanted what somebody chose in place of the guess */
export function openText(decoded: string, encoding: TextEncoding, wanted?: Delimiter): OpenBook {
  let text = decoded.replace(/\r\n?/g, '\n').replace(JOINED, '')
  text = withJoints(text)
  const hint = HINT.exec(text)
  if (hint) text = text.slice(hint[0].length)
  const delimiter = wanted ?? (hint?.[1] as Delimiter | undefined) ?? delimiterOf(text)
  return {
    kind: 'text',
    encoding,
    delimiter,
    date1904: false,
    sheets: [{ name: '', hidden: false }],
    rows: () => rowsOf(text, delimiter),
  }
}

function* rowsOf(text: string, delimiter: Delimiter): Generator<SheetRow> {
  let rest = text
  let row = 0
  while (rest !== '') {
    const { data, errors, meta } = parse(rest, delimiter, PART)
    const [error] = errors
    for (const [index, cells] of data.entries()) {
      row += 1
      // A quote that is never closed, as where half of a file is missing, would make one cell of the rest.
      if (error && index >= (error.row ?? 0)) throw new SheetRefusal({ code: 'damaged', row })
      const made = rowOf(cells, row)
      if (made) yield made
    }
    if (meta.cursor <= 0) throw new SheetRefusal({ code: 'damaged', row })
    rest = rest.slice(meta.cursor)
  }
}

function rowOf(texts: readonly string[], row: number): SheetRow | null {
  if (texts.every((text) => text.trim() === '')) return null
  const last = texts.findLastIndex((text) => text.trim() !== '')
  if (last >= SHEET_LIMITS.columns) throw new SheetRefusal({ code: 'columns', limit: SHEET_LIMITS.columns, row })
  const cells = texts.slice(0, SHEET_LIMITS.columns + 1)
  return { row, cells: cells.map((text, column) => cellText(text, row, column + 1)) }
}
