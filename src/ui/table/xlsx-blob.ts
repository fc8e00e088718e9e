import { xlsxTexts } from '#src/contract/cells/xlsx-texts.ts'
import type { XlsxTable } from '#src/contract/cells/xlsx-texts.ts'
import { zipHeader, zipList } from '#src/contract/cells/zip-frame.ts'
import type { ZipEntry } from '#src/contract/cells/zip-frame.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type RowsAtHand = Omit<XlsxTable, 'rows'> & { rows: readonly (readonly unknown[])[] }

/** An Excel workbook of rows that are at hand. Its parts are stored as they are: nothing leaves the browser, so nothing is packed. */
export async function xlsxBlob({ rows, ...table }: RowsAtHand): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const list: ZipEntry[] = []
  let at = 0
  for (const { name, text } of xlsxTexts({ ...table, rows: inOnePart(rows) })) {
    let whole = ''
    for await (const part of text) whole += part
    const bytes = bytesOf(whole)
    const entry = { label: bytesOf(name), at, sum: crc32(bytes), packed: bytes.length, size: bytes.length }
    const header = zipHeader('stored', entry)
    pieces.push(header, bytes)
    at += header.length + bytes.length
    list.push(entry)
  }
  return new Blob([...pieces, zipList('stored', list, at)], { type: XLSX })
}

async function* inOnePart(rows: RowsAtHand['rows']): XlsxTable['rows'] & AsyncGenerator {
  yield rows
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))

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
