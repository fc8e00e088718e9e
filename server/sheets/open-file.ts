import { decodeText, encodingOf } from './decode-text.ts'
import type { OpenBook } from './open-book.ts'
import { isArchive, pagesOf } from './read-archive.ts'
import { openText } from './read-text.ts'
import { openHtml, openXls } from './read-xls.ts'
import { SheetRefusal, SHEET_LIMITS } from './sheet-file.ts'
import type { TextReading } from './sheet-file.ts'
import { isSheetName, sniff } from './sniff.ts'
import { openXlsx } from './xlsx/read-xlsx.ts'

/** Begins as a page does: a declaration, comments, elements. */
const MARKUP = /^\s*<[!?a-z]/i

const ARCHIVE_START = 2_048

/** @throws SheetRefusal */
export async function openFile(bytes: Uint8Array, name: string, wanted: TextReading): Promise<OpenBook> {
  if (!isSheetName(name)) throw new SheetRefusal({ code: 'type' })
  if (bytes.length === 0) throw new SheetRefusal({ code: 'empty' })
  if (bytes.length > SHEET_LIMITS.bytes) throw new SheetRefusal({ code: 'bytes', limit: SHEET_LIMITS.bytes })
  const kind = sniff(bytes)
  if (kind === 'xlsx') return openXlsx(bytes)
  if (kind === 'xls') return openXls(bytes)
  if (isArchive(Buffer.from(bytes.subarray(0, ARCHIVE_START)).toString('latin1')))
    return openHtml(pagesOf(bytes), encodingOf(bytes))
  const encoding = wanted.encoding ?? encodingOf(bytes)
  const text = decodeText(bytes, encoding)
  return MARKUP.test(text) ? openHtml(text, encoding) : openText(text, encoding, wanted.delimiter)
}
