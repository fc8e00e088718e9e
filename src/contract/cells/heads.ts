import type { ImportField } from '../entities/imports/import-batch.ts'
import { HEAD_ALIASES } from './head-aliases.ts'
import { figureCell, readText } from './plain-cell.ts'
import type { SheetRow } from './sheet-cell.ts'

/** What is in brackets behind a head says a unit: 'Disbursed Amt (Rs.)'. A percent sign stays, wherever it is. */
const UNIT = /[([]\s*(?:in\s+)?(?:rs\.?|inr|₹|rupees|dd[-/ ]?mm[-/ ]?y{2,4})\s*[)\]]/giu

/** A head as it is compared: small letters, figures and '%', single blanks between: 'Sanction_Amt.(Rs)' is 'sanction amt'. */
export const plainHead = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNIT, ' ')
    .replace(/[%@]/g, ' $& ')
    .replace(/[^\p{L}\p{M}\p{N}%@]+/gu, ' ')
    .trim()

/** Each head that lenders use, as it is compared, with what it means; the first of a field's own names counts. */
const MEANT: ReadonlyMap<string, ImportField> = new Map(
  (Object.keys(HEAD_ALIASES) as ImportField[]).flatMap((field) =>
    [plainHead(field), ...HEAD_ALIASES[field]].map((alias): [string, ImportField] => [alias, field]),
  ),
)

/** Fields of money: what is headed as a share is none of them. Of GST lenders head the amount by its rate. */
export const MONEY_FIELDS: ReadonlySet<ImportField> = new Set<ImportField>([
  ...(['sanctioned_amount', 'disbursed_amount', 'gross', 'tds', 'net', 'paid_amount', 'debit', 'credit'] as const),
])
const isRate = (plain: string): boolean => /%|\b(?:rate|percent|percentage|roi|pct)\b/.test(plain)

/** Heads that read alike: neither is right before somebody says which. Columns from 0. */
export interface AlikeHeads {
  heads: readonly string[]
  columns: readonly number[]
}

export function headsAlike(heads: readonly string[]): AlikeHeads[] {
  const groups = new Map<string, number[]>()
  for (const [column, head] of heads.entries()) {
    const plain = plainHead(head)
    if (plain !== '') groups.set(plain, [...(groups.get(plain) ?? []), column])
  }
  return [...groups.values()]
    .filter((columns) => columns.length > 1)
    .map((columns) => ({ columns, heads: columns.map((column) => heads[column] ?? '') }))
}

/** The field that a head names, by its own name or one that lenders use; null where it names none. */
export function fieldOfHead(head: string): ImportField | null {
  const plain = plainHead(head)
  const field = MEANT.get(plain)
  return field === undefined || (MONEY_FIELDS.has(field) && isRate(plain)) ? null : field
}

/** The heads of a row, text by text; blank ones are empty. */
export const headsOf = (row: SheetRow): string[] => row.cells.map((cell) => readText(cell).value ?? '')

/** A title and notes seldom take more rows; behind them, a row of data may hold the one or the other word of a head. */
const NEAR_TOP = 20

/**
 * Which of a sheet's first rows has the heads: the one that names most fields; where none does, the first whose cells are
 * mostly words of their own, for a title above has one. Far down it has to name two. Null of an empty sheet.
 */
export function suggestHeadRow(rows: readonly SheetRow[]): number | null {
  let best: { row: number; named: number; words: number } | null = null
  for (const [at, row] of rows.entries()) {
    const heads = headsOf(row)
    const named = new Set(heads.map(fieldOfHead).filter((field) => field !== null)).size
    if (at >= NEAR_TOP && named < 2) continue
    const words = new Set(heads.filter(isWord)).size
    const better = best === null || named > best.named || (named === 0 && best.named === 0 && words > best.words)
    if (better) best = { row: row.row, named, words }
  }
  return best?.row ?? null
}

/** A sheet as its first rows show it. */
interface LookedAtSheet {
  hidden: boolean
  head_row: number | null
  preview: readonly { row: number; cells: readonly string[] }[]
}

/**
 * Which sheet of a file has the rows, from 0: the one whose heads name most of these fields, the first of those alike. What
 * its author has hidden is taken where nothing else is there alone.
 */
export function suggestSheet(sheets: readonly LookedAtSheet[], fields: readonly ImportField[]): number {
  const namedIn = ({ head_row, preview }: LookedAtSheet): number => {
    const heads = preview.find(({ row }) => row === head_row)?.cells ?? []
    return new Set(heads.map(fieldOfHead).filter((field) => field !== null && fields.includes(field))).size
  }
  const shown = sheets.filter(({ hidden }) => !hidden)
  const named = shown.map(namedIn)
  const best = shown[named.indexOf(Math.max(...named))]
  return best === undefined ? 0 : sheets.indexOf(best)
}

const isWord = (head: string): boolean => /\p{L}/u.test(head) && typeof figureCell(head).value === 'string'
