import { xlsxTexts } from '#src/contract/cells/xlsx-texts.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** The first day that a zip file can name: the same table makes the same file. */
const DAY = 0x0021
/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20

type RowsAtHand = Omit<XlsxTable, 'rows'> & { rows: readonly (readonly unknown[])[] }

/** An Excel workbook of rows that are at hand. Its parts are stored as they are: nothing leaves the browser, so nothing is packed. */
export async function xlsxBlob({ rows, ...table }: RowsAtHand): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const entries: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const { name, text } of xlsxTexts({ ...table, rows: inOnePart(rows) })) {
    const label = bytesOf(name)
    let whole = ''
    for await (const part of text) whole += part
    const bytes = bytesOf(whole)
    const common = numbers(
      ...([
        [2, VERSION],
        [2, FLAGS],
        [2, 0],
        [2, 0],
        [2, DAY],
        [4, crc32(bytes)],
      ] as const),
      ...([
        [4, bytes.length],
        [4, bytes.length],
        [2, label.length],
        [2, 0],
      ] as const),
    )
    pieces.push(numbers([4, 0x04034b50]), common, label, bytes)
    entries.push(
      numbers([4, 0x02014b50], [2, VERSION]),
      common,
      numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      label,
    )
    at += 4 + common.length + label.length + bytes.length
  }
  const listed = entries.reduce((sum, { length }) => sum + length, 0)
  const count = entries.length / 4
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, listed], [4, at], [2, 0])
  return new Blob([...pieces, ...entries, end], { type: XLSX })
}

async function* inOnePart(rows: RowsAtHand['rows']): XlsxTable['rows'] & AsyncGenerator {
  yield rows
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))

/** Numbers one after the other, each of 2 or 4 bytes, the lowest byte first. */
function numbers(...list: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(list.reduce((sum, [size]) => sum + size, 0)))
  let at = 0
  for (const [size, value] of list) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

const SUMS = Array.from({ length: 256 }, (_, start) => {
  let sum = start
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (SUMS[(sum ^ byte) & 0xff] ?? 0)
  return (sum ^ 0xffffffff) >>> 0
}
