import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import type { OpenBook } from '../open-book.ts'
import { SheetRefusal } from '../sheet-file.ts'
import { ZipFile } from '../zip-file.ts'
import { readNumberStyles, readStrings, readWorkbookPart } from './xlsx-parts.ts'
import { XlsxRows } from './xlsx-rows.ts'
import type { CellTables } from './xlsx-rows.ts'
import { XmlPieces } from './xml-pieces.ts'

/**
 * A workbook of Excel 2007 and later. Its sheets are read as they are unpacked, so that a large one takes no more memory
 * than its texts, and what is too much is refused where it begins.
 */
export async function openXlsx(bytes: Uint8Array): Promise<OpenBook> {
  const zip = new ZipFile(bytes)
  const { date1904, sheets, strings, styles } = await readWorkbookPart(zip)
  const tables: CellTables = {
    date1904,
    strings: await readStrings(zip, strings),
    styles: await readNumberStyles(zip, styles),
  }
  const hidden = new Map<number, readonly number[]>()
  return {
    kind: 'xlsx',
    encoding: null,
    delimiter: null,
    date1904,
    sheets,
    async *rows(sheet): AsyncGenerator<SheetRow> {
      const path = sheets[sheet]?.path
      if (path === undefined || !zip.has(path)) throw new SheetRefusal({ code: 'damaged' })
      const rows = new XlsxRows(tables)
      hidden.set(sheet, rows.hiddenColumns)
      const xml = new XmlPieces(rows)
      for await (const piece of zip.text(path)) {
        xml.write(piece)
        yield* rows.ready.splice(0)
      }
      xml.end()
      yield* rows.ready
    },
    hiddenColumns: (sheet) => hidden.get(sheet) ?? [],
  }
}
