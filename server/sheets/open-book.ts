import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import type { FileFacts, SheetFacts } from './sheet-file.ts'

/** A file that has been recognised, and whose rows are read when they are asked for. */
export interface OpenBook extends Omit<FileFacts, 'sheets'> {
  sheets: readonly Pick<SheetFacts, 'name' | 'hidden'>[]
  /** Rows with something in them, in the order of the sheet, as they are read. */
  rows(sheet: number): AsyncIterable<SheetRow> | Iterable<SheetRow>
  /** Columns of a sheet, from 0, that its author has hidden; known once its rows are read. */
  hiddenColumns?(sheet: number): readonly number[]
}
