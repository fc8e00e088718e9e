import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import { fieldOfHead, headsAlike, headsOf, isTotalRow, suggestHeadRow } from '#src/contract/rules/cells/heads.ts'
import { dateOrderOf } from '#src/contract/rules/cells/read-day.ts'
import type { SheetRow } from '#src/contract/rules/cells/sheet-cell.ts'
import { PREVIEW_ROWS, type SheetFacts, type SuggestedHeads } from './sheet-file.ts'

const DAYS: ReadonlySet<ImportField | null> = new Set<ImportField>(['disbursal_date', 'updated_on'])

/** The facts of a sheet, gathered row by row; its heads are looked for among the rows of the preview. */
export class SheetSummary {
  private readonly facts: SheetFacts
  /** Of the columns of days: the texts that stand in them, each once. */
  private readonly days = new Set<string>()
  private dayColumns: number[] | null = null

  constructor(name: string, hidden: boolean) {
    const nothing = { rows: 0, columns: 0, hiddenRows: 0, totals: 0 }
    this.facts = { name, hidden, ...nothing, preview: [], heads: null, dateOrder: null }
  }

  add(row: SheetRow): void {
    const { facts } = this
    facts.rows += 1
    facts.columns = Math.max(facts.columns, row.cells.length)
    if (row.hidden) facts.hiddenRows += 1
    if (facts.preview.length === PREVIEW_ROWS) this.addBelow(row)
    else if (facts.preview.push(row) === PREVIEW_ROWS) this.findHeads()
  }

  end(): SheetFacts {
    if (this.dayColumns === null) this.findHeads()
    return { ...this.facts, dateOrder: dateOrderOf([...this.days]) }
  }

  private findHeads(): void {
    const { preview } = this.facts
    const heads = suggestedHeads(preview)
    this.facts.heads = heads
    this.dayColumns = heads?.columns.flatMap(({ field }, column) => (DAYS.has(field) ? [column] : [])) ?? []
    for (const row of preview) if (heads && row.row > heads.row) this.addBelow(row)
  }

  private addBelow({ cells }: SheetRow): void {
    if (isTotalRow(cells)) this.facts.totals += 1
    else
      for (const column of this.dayColumns ?? []) {
        const cell = cells[column]
        if (typeof cell === 'string') this.days.add(cell)
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
