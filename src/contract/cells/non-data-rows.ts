import type { ImportField } from '../entities/imports/import-batch.ts'
import { fieldOfHead, plainHead } from './heads.ts'
import { readText } from './plain-cell.ts'
import type { SheetCell } from './sheet-cell.ts'

/** What a row below the heads is: one that says something; one that sums up others; the heads once more, or other ones. */
export type RowKind = 'data' | 'total' | 'heads' | 'other_heads'

/** A name that a sum alone has; in Hindi kul, yog and mahayog. */
const TOTAL =
  /^(?:(?:grand|sub|net|page|overall)[\s-]*)?totals?(?: (?:amount|amt|rows|cases|records|count|rs|inr|value))?\.?\s*[:=-]*$|^sum\s*[:=-]*$|^(?:\u0915\u0941\u0932|\u092F\u094B\u0917|\u092E\u0939\u093E\u092F\u094B\u0917|\u0915\u0941\u0932 \u092F\u094B\u0917)\s*[:=-]*$/iu
/** One that begins like it, as names of people and firms do, too: only figures that add up make a sum of its row. */
const LIKE_TOTAL =
  /^(?:(?:grand|sub|net|page|overall)[\s-]*)?totals?\b|^(?:sum|grand)\b|^(?:\u0915\u0941\u0932|\u092F\u094B\u0917|\u092E\u0939\u093E\u092F\u094B\u0917)(?:\s|$)/iu
const FIGURES = /^[\d.,()₹%\s-]+$/
const PLAIN_NUMBER = /^[₹\s]*(-?[\d,]*\d(?:\.\d+)?)$/
/** Rounding of each figure, and of shares. */
const NEAR = 1
const IDS: ReadonlySet<ImportField> = new Set<ImportField>([
  ...(['application_id', 'lender_reference', 'loan_account', 'phone', 'pan', 'utr'] as const),
  ...(['invoice_number', 'payout_reference', 'account'] as const),
])
/** Of the cells of a row, so many have to be heads to make it one. */
const MOSTLY = 0.6

/** Tells, row by row in their order, those that are no rows of a sheet: it adds up its columns on the way. */
export class NonDataRows {
  private readonly heads: readonly string[]
  private readonly known: ReadonlySet<string>
  private readonly isId: readonly boolean[]
  private readonly hasIds: boolean
  /** Of each column: of all rows, and of those since the last sum. */
  private readonly all: number[] = []
  private readonly part: number[] = []
  private rows = 0
  private partRows = 0

  constructor(heads: readonly string[]) {
    this.heads = heads.map(plainHead)
    this.known = new Set(this.heads.filter((head) => head !== ''))
    this.isId = heads.map((head) => {
      const field = fieldOfHead(head)
      return field !== null && IDS.has(field)
    })
    this.hasIds = this.isId.includes(true)
  }

  kindOf(cells: readonly SheetCell[]): RowKind {
    const heads = this.headsIn(cells)
    if (heads !== null) return heads
    if (this.isTotal(cells)) {
      this.part.length = 0
      this.partRows = 0
      return 'total'
    }
    this.add(cells)
    return 'data'
  }

  private headsIn(cells: readonly SheetCell[]): 'heads' | 'other_heads' | null {
    const isKnown = (cell: SheetCell) =>
      typeof cell === 'string' && cell.length <= LONGEST_HEAD && this.known.has(plainHead(cell))
    // Most rows are known by their first cells not to be heads.
    if (this.known.size < 2 || !cells.slice(0, 4).some(isKnown)) return null
    const plain = cells.map((cell) => plainHead(readText(cell).value ?? ''))
    const filled = plain.filter((text) => text !== '')
    const same = this.heads.every((head, at) => head === (plain[at] ?? '')) && filled.length <= this.known.size
    if (same) return 'heads'
    const found = new Set(filled.filter((text) => this.known.has(text))).size
    return found >= 2 && found >= filled.length * MOSTLY ? 'other_heads' : null
  }

  private isTotal(cells: readonly SheetCell[]): boolean {
    const name = cells.findIndex((cell) => (readText(cell).value ?? null) !== null)
    const first = cells[name]
    if (typeof first !== 'string' && typeof first !== 'object') return false
    const text = readText(first).value ?? ''
    const isNamed = TOTAL.test(text)
    if (!isNamed && !LIKE_TOTAL.test(text)) return false
    const rest = cells.map((cell, at) => ({ at, text: at === name ? null : (readText(cell).value ?? null) }))
    const said = rest.filter((each) => each.text !== null)
    if (said.some((each) => !FIGURES.test(each.text ?? ''))) return false
    const addsUp = said.some(({ at }) => this.isSum(at, cells[at]))
    if (addsUp || !isNamed) return addsUp
    // Where nobody knows which columns are ids, any figure may be one.
    return said.length === 0 || (this.hasIds && !said.some(({ at }) => this.isId[at]))
  }

  private isSum(at: number, cell: SheetCell | undefined): boolean {
    const figure = numberIn(cell)
    if (figure === null || this.isId[at] || this.rows === 0) return false
    const sums = [this.all[at], this.part[at]].filter((sum) => sum !== undefined)
    return sums.some((sum) => Math.abs(sum - figure) <= NEAR) || [this.rows, this.partRows].includes(figure)
  }

  private add(cells: readonly SheetCell[]): void {
    this.rows += 1
    this.partRows += 1
    for (let at = 0; at < cells.length; at += 1) {
      const figure = numberIn(cells[at])
      if (figure === null) continue
      this.all[at] = (this.all[at] ?? 0) + figure
      this.part[at] = (this.part[at] ?? 0) + figure
    }
  }
}

const LONGEST_HEAD = 60

function numberIn(cell: SheetCell | undefined): number | null {
  if (typeof cell === 'number') return cell
  if (typeof cell === 'object' && cell !== null) return cell.date === undefined ? numberIn(cell.value) : null
  if (typeof cell !== 'string' || cell.length > 24) return null
  const [, figure] = PLAIN_NUMBER.exec(cell.trim()) ?? []
  return figure === undefined ? null : Number(figure.replaceAll(',', ''))
}
