import type { SheetRow } from '#src/contract/rules/cells/sheet-cell.ts'
import { SheetRefusal, type FileFacts, type TextReading } from './sheet-file.ts'

/** A file as it came. The name is believed in nothing; its ending has to be one of those that are taken. */
export interface SheetSource extends TextReading {
  bytes: Uint8Array
  name: string
}

/**
 * What is in a spreadsheet, found in a thread of its own; the whole file is gone through, so that its limits are known to
 * be kept.
 * @throws SheetRefusal
 */
export async function sheetFacts(source: SheetSource): Promise<FileFacts> {
  void source
  throw new SheetRefusal({ code: 'type' })
}

/**
 * The rows of one sheet in chunks of a few hundred, as fast as they are taken: the thread waits between them. It is ended
 * when the loop is left, however that happens.
 * @param sheet its place in `FileFacts.sheets`, from 0
 * @throws SheetRefusal, also after some rows
 */
export async function* sheetRows(source: SheetSource, sheet: number): AsyncGenerator<SheetRow[]> {
  void source
  void sheet
  yield []
  throw new SheetRefusal({ code: 'type' })
}
