import { DAY_MARKS, type DayMark } from '#src/contract/rules/cells/day-order.ts'
import { fieldOfHead, headsAlike, headsOf, isTotalRow, suggestHeadRow } from '#src/contract/rules/cells/heads.ts'
import { dayMark } from '#src/contract/rules/cells/read-day.ts'
import type { SheetRow } from '#src/contract/rules/cells/sheet-cell.ts'
import { isFilled } from './data-rows.ts'
import { PREVIEW_ROWS, SheetRefusal, SHEET_LIMITS, type SheetFacts, type SuggestedHeads } from './sheet-file.ts'

/** The facts of a sheet, gathered row by row; its heads are looked for among the rows of the preview. */
export class SheetSummary {
  private readonly facts: Omit<SheetFacts, 'dayOrders' | 'formulas'>
  /** Column by column, of the rows behind the preview. */
  private readonly marks: Set<DayMark>[] = []
  private readonly formulas: number[] = []

  constructor(name: string, hidden: boolean) {
    const nothing = { rows: 0, columns: 0, hiddenRows: 0, totals: 0, behind: 0 }
    this.facts = { name, hidden, ...nothing, preview: [], heads: null }
  }

  /** @throws SheetRefusal `rows` where there are too many, whatever row has the heads */
  add(row: SheetRow): void {
    const { facts } = this
    facts.rows += 1
    facts.columns = Math.max(facts.columns, row.cells.length)
    if (row.hidden) facts.hiddenRows += 1
    this.countFormulas(row)
    if (facts.preview.length < PREVIEW_ROWS) facts.preview.push(row)
    else if (isTotalRow(row.cells)) facts.totals += 1
    else if (isFilled(row)) this.addBehind(row)
  }

  end(): SheetFacts {
    const { facts, formulas } = this
    const heads = suggestedHeads(facts.preview)
    const totals = facts.preview.filter(({ row, cells }) => heads !== null && row > heads.row && isTotalRow(cells))
    const dayOrders = Array.from({ length: facts.columns }, (_, column) => [...(this.marks[column] ?? [])])
    return {
      ...facts,
      heads,
      totals: facts.totals + totals.length,
      dayOrders,
      formulas: Array.from({ length: facts.columns }, (_, column) => formulas[column] ?? 0),
    }
  }

  private addBehind({ row, cells }: SheetRow): void {
    this.facts.behind += 1
    if (this.facts.behind > SHEET_LIMITS.rows) throw new SheetRefusal({ code: 'rows', limit: SHEET_LIMITS.rows, row })
    for (let column = 0; column < cells.length; column += 1) {
      const marks = (this.marks[column] ??= new Set())
      const mark = marks.size === DAY_MARKS.length ? null : dayMark(cells[column])
      if (mark !== null) marks.add(mark)
    }
  }

  private countFormulas({ cells }: SheetRow): void {
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column]
      if (typeof cell === 'object' && cell?.formula) this.formulas[column] = (this.formulas[column] ?? 0) + 1
    }
  }
}

function suggestedHeads(preview: readonly SheetRow[]): SuggestedHeads | null {
  const found = suggestHeadRow(preview)
  const row = preview.find((each) => each.row === found)
  if (!row) return null
  const heads = headsOf(row)
  return { row: row.row, columns: heads.map((head) => ({ head, field: fieldOfHead(head) })), alike: headsAlike(heads) }
}
