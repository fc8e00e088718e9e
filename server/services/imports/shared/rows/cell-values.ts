import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'

/** What a cell holds, whatever more there is to say of it. */
export const valueOf = (cell: SheetCell | undefined): string | number | boolean | null =>
  typeof cell === 'object' ? (cell?.value ?? null) : (cell ?? null)

/** As it is shown to somebody; of an error the spreadsheet's own word. */
export const shownCell = (cell: SheetCell | undefined): string =>
  String((typeof cell === 'object' ? cell?.error : undefined) ?? valueOf(cell) ?? '').trim()
