import { isTotalRow } from '#src/contract/rules/cells/heads.ts'
import type { SheetCell, SheetRow } from '#src/contract/rules/cells/sheet-cell.ts'
import { SHEET_LIMITS, SheetRefusal, type SheetFacts } from './sheet-file.ts'

const isBlank = (cell: SheetCell): boolean =>
  cell === null || (typeof cell === 'string' && cell.trim() === '') || (typeof cell === 'object' && isBlank(cell.value))

/** Something stands in it that is more than blanks. */
export const isFilled = ({ cells }: SheetRow): boolean => cells.some((cell) => !isBlank(cell))

/** It says something of its own, and does not only sum up others. */
const isData = (row: SheetRow): boolean => isFilled(row) && !isTotalRow(row.cells)

/** @throws SheetRefusal `rows` where a sheet has more of them below its heads (0 = it has none) than may be */
export function expectNotTooMany({ preview, behind }: SheetFacts, headRow: number): void {
  const rows = behind + preview.filter((row) => row.row > headRow && isData(row)).length
  if (rows > SHEET_LIMITS.rows) throw new SheetRefusal({ code: 'rows', limit: SHEET_LIMITS.rows })
}
