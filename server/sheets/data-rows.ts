import type { SheetCell, SheetRow } from '#src/contract/cells/sheet-cell.ts'
import { SHEET_LIMITS, SheetRefusal } from './sheet-file.ts'
import type { SheetFacts } from './sheet-file.ts'

const isBlank = (cell: SheetCell): boolean =>
  cell === null ||
  (typeof cell === 'string' && cell.trim() === '') ||
  (typeof cell === 'object' && cell.error === undefined && isBlank(cell.value))

/** Something stands in it that is more than blanks. */
export const isFilled = ({ cells }: SheetRow): boolean => cells.some((cell) => !isBlank(cell))

/**
 * Of a sheet whose heads were chosen.
 * @throws SheetRefusal `rows` where it has more of them below its heads than may be; `otherHeads` where others stand among them
 */
export function expectRows({ data, otherHeads }: SheetFacts): void {
  if (data > SHEET_LIMITS.rows) throw new SheetRefusal({ code: 'rows', limit: SHEET_LIMITS.rows })
  if (otherHeads !== null) throw new SheetRefusal({ code: 'otherHeads', row: otherHeads })
}
