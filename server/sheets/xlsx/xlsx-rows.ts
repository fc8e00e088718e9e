import type { SheetCell, SheetRow } from '#src/contract/cells/sheet-cell.ts'
import { cellText } from '../cell-text.ts'
import { markedCell } from '../number-style.ts'
import type { NumberStyle } from '../number-style.ts'
import { SheetRefusal, SHEET_LIMITS } from '../sheet-file.ts'
import { unescaped } from './xlsx-parts.ts'
import { attribute, isOn } from './xml-pieces.ts'
import type { XmlReader } from './xml-pieces.ts'

/** Excel's own last row and the length of a column's name. */
const LAST_ROW = 1_048_576

export interface CellTables {
  strings: readonly string[]
  styles: readonly NumberStyle[]
  date1904: boolean
}

interface OpenCell {
  column: number
  type: string
  style: number
  value: string
  formula: boolean
}

/** Makes rows of a sheet's elements; those that are whole wait in `ready`. */
export class XlsxRows implements XmlReader {
  readonly ready: SheetRow[] = []
  /** Columns that are hidden, from 0; of a range that goes on to Excel's last, those that may be. */
  readonly hiddenColumns: number[] = []
  private readonly tables: CellTables
  private row = 0
  private hidden = false
  private cells: SheetCell[] = []
  private column = 0
  private cell: OpenCell | null = null
  private reading = false
  private aside = 0

  constructor(tables: CellTables) {
    this.tables = tables
  }

  open(name: string, attributes: string): void {
    if (name === 'row') this.openRow(attributes)
    else if (name === 'c') this.openCell(attributes)
    else if (name === 'col') this.noteColumn(attributes)
    else if (this.cell === null) return
    else if (name === 'v' || name === 't') this.reading = this.aside === 0
    else if (name === 'f') this.cell.formula = true
    else if (name === 'rPh') this.aside += 1
  }

  text(piece: string): void {
    if (!this.reading || !this.cell || this.cell.value.length > SHEET_LIMITS.cell) return
    this.cell.value += piece
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.reading = false
    else if (name === 'rPh') this.aside -= 1
    else if (name === 'c') this.closeCell()
    else if (name === 'row') this.closeRow()
  }

  private openRow(attributes: string): void {
    const said = attribute(attributes, 'r')
    const row = said === null ? this.row + 1 : Number(said)
    if (!Number.isInteger(row) || row <= this.row || row > LAST_ROW) throw new SheetRefusal({ code: 'damaged' })
    this.row = row
    this.column = 0
    this.cells = []
    this.hidden = isOn(attribute(attributes, 'hidden'))
  }

  private noteColumn(attributes: string): void {
    if (!isOn(attribute(attributes, 'hidden'))) return
    const [first, last] = ['min', 'max'].map((name) => Number(attribute(attributes, name)))
    for (let column = first ?? 1; column <= Math.min(last ?? 0, SHEET_LIMITS.columns); column += 1)
      if (this.hiddenColumns.length < SHEET_LIMITS.columns) this.hiddenColumns.push(column - 1)
  }

  private openCell(attributes: string): void {
    const said = attribute(attributes, 'r')
    this.column = said === null ? this.column + 1 : columnOf(said)
    const type = attribute(attributes, 't') ?? 'n'
    this.cell = { column: this.column, type, style: Number(attribute(attributes, 's') ?? 0), value: '', formula: false }
  }

  private closeCell(): void {
    const { cell } = this
    this.cell = null
    if (!cell) return
    const value = this.valueOf(cell)
    if (value === null) return
    if (cell.column > SHEET_LIMITS.columns)
      throw new SheetRefusal({ code: 'columns', limit: SHEET_LIMITS.columns, row: this.row })
    while (this.cells.length < cell.column) this.cells.push(null)
    this.cells[cell.column - 1] = value
  }

  private closeRow(): void {
    if (this.cells.length === 0) return
    const { row, cells } = this
    this.ready.push(this.hidden ? { row, cells, hidden: true } : { row, cells })
    this.cells = []
  }

  private valueOf({ type, style, value: raw, column, formula }: OpenCell): SheetCell {
    if (type === 'e') return { value: null, error: raw.slice(0, 20), ...(formula && { formula }) }
    const value = this.plainOf(type, raw, column)
    const { styles, date1904 } = this.tables
    return markedCell(value, { style: styles[style] ?? null, formula, date1904 })
  }

  private plainOf(type: string, raw: string, column: number): string | number | boolean | null {
    if (type === 's') {
      const text = raw === '' ? undefined : this.tables.strings[Number(raw)]
      if (text === undefined && raw !== '') throw new SheetRefusal({ code: 'damaged' })
      return cellText(text ?? '', this.row, column)
    }
    if (type === 'n') {
      if (raw === '') return null
      const number = Number(raw)
      if (!Number.isFinite(number)) throw new SheetRefusal({ code: 'damaged' })
      return number
    }
    if (type === 'b') return raw === '' ? null : isOn(raw)
    return cellText(unescaped(raw), this.row, column)
  }
}

/** 'AB12' is column 28. */
function columnOf(reference: string): number {
  let column = 0
  for (let at = 0; at < reference.length; at += 1) {
    const letter = reference.charCodeAt(at) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  if (column === 0 || column > 16_384) throw new SheetRefusal({ code: 'damaged' })
  return column
}
