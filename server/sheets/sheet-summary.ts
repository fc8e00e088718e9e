import { noteMarks } from '#src/contract/cells/column-marks.ts'
import type { ColumnMarks } from '#src/contract/cells/column-marks.ts'
import { fieldOfHead, headsAlike, headsOf, suggestHeadRow } from '#src/contract/cells/heads.ts'
import { NonDataRows } from '#src/contract/cells/non-data-rows.ts'
import { dayMark } from '#src/contract/cells/read-day.ts'
import type { SheetRow } from '#src/contract/cells/sheet-cell.ts'
import { DAY_MARKS } from '#src/contract/rules/cell-answer.ts'
import type { DayMark } from '#src/contract/rules/cell-answer.ts'
import { isFilled } from './data-rows.ts'
import { HEAD_SEARCH, PREVIEW_ROWS, ROWS_ABOVE, SheetRefusal, SHEET_LIMITS } from './sheet-file.ts'
import type { Look, SheetFacts, SuggestedHeads } from './sheet-file.ts'

/** Whatever row of the first ones has the heads, more than this is too much. */
const MOST = SHEET_LIMITS.rows + PREVIEW_ROWS - 1

/** The facts of a sheet, gathered row by row; its heads are looked for among its first rows. */
export class SheetSummary {
  private readonly facts: Omit<SheetFacts, 'dayOrders' | 'formulas' | 'marks' | 'hiddenColumns'>
  /** The first rows, until it is known which has the heads; null from then on. */
  private start: SheetRow[] | null
  private headRow: number
  /** The first row that is shown. */
  private from: number
  private readonly isFromSaid: boolean
  private passed = new NonDataRows([])
  /** Column by column: of the rows below the heads, and of those of them that are not shown. */
  private readonly marks: ColumnMarks[] = []
  private readonly orders: Set<DayMark>[] = []
  private readonly formulas: number[] = []

  constructor(name: string, hidden: boolean, { from, heads }: Look = {}) {
    this.start = heads === undefined ? [] : null
    this.headRow = heads ?? 0
    this.from = from ?? heads ?? 0
    this.isFromSaid = from !== undefined
    const nothing = { rows: 0, columns: 0, hiddenRows: 0, data: 0, totals: [], headsAgain: [], otherHeads: null }
    this.facts = { name, hidden, ...nothing, preview: [], heads: null }
  }

  /** @throws SheetRefusal `rows` where there are too many, whatever row has the heads */
  add(row: SheetRow): void {
    const { facts } = this
    facts.rows += 1
    facts.columns = Math.max(facts.columns, row.cells.length)
    if (row.hidden) facts.hiddenRows += 1
    this.countFormulas(row)
    if (this.start === null) this.take(row)
    else if (this.start.push(row) === HEAD_SEARCH) this.settle(this.start)
  }

  end(hiddenColumns: readonly number[] = []): SheetFacts {
    if (this.start !== null) this.settle(this.start)
    const { facts, formulas, marks, orders } = this
    const columns = Array.from({ length: facts.columns }, (_, column) => column)
    return {
      ...facts,
      hiddenColumns: hiddenColumns.filter((column) => column < facts.columns),
      marks: columns.map((column) => marks[column] ?? {}),
      dayOrders: columns.map((column) => [...(orders[column] ?? [])]),
      formulas: columns.map((column) => formulas[column] ?? 0),
    }
  }

  private settle(start: readonly SheetRow[]): void {
    this.start = null
    const suggested = suggestHeadRow(start)
    const at = start.findIndex(({ row }) => row === suggested)
    this.headRow = suggested ?? 0
    if (!this.isFromSaid && at >= PREVIEW_ROWS) this.from = start[at - ROWS_ABOVE]?.row ?? 0
    for (const row of start) this.take(row)
  }

  private take(row: SheetRow): void {
    const { facts } = this
    const shown = row.row >= this.from && facts.preview.length < PREVIEW_ROWS
    if (shown) facts.preview.push(row)
    if (row.row > this.headRow) this.addBelow(row, !shown)
    if (row.row !== this.headRow) return
    facts.heads = suggestedHeads(row)
    this.passed = new NonDataRows(headsOf(row))
  }

  private addBelow(row: SheetRow, aside: boolean): void {
    if (!isFilled(row)) return
    const { facts } = this
    const kind = this.passed.kindOf(row.cells)
    if (kind === 'total') facts.totals.push(row.row)
    if (kind === 'heads') facts.headsAgain.push(row.row)
    if (kind === 'other_heads') facts.otherHeads ??= row.row
    if (kind === 'data') facts.data += 1
    const most = Math.max(facts.data, facts.totals.length, facts.headsAgain.length)
    if (most > MOST) throw new SheetRefusal({ code: 'rows', limit: SHEET_LIMITS.rows, row: row.row })
    if (kind !== 'data') return
    for (let column = 0; column < row.cells.length; column += 1) {
      const cell = row.cells[column]
      noteMarks((this.marks[column] ??= {}), cell)
      const orders = (this.orders[column] ??= new Set())
      const mark = !aside || orders.size === DAY_MARKS.length ? null : dayMark(cell)
      if (mark !== null) orders.add(mark)
    }
  }

  private countFormulas({ cells }: SheetRow): void {
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column]
      if (typeof cell === 'object' && cell?.formula) this.formulas[column] = (this.formulas[column] ?? 0) + 1
    }
  }
}

function suggestedHeads(row: SheetRow): SuggestedHeads {
  const heads = headsOf(row)
  return { row: row.row, columns: heads.map((head) => ({ head, field: fieldOfHead(head) })), alike: headsAlike(heads) }
}
