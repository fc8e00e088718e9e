import { figureCell } from './plain-cell.ts'
import { dayMark, sureDay } from './read-day.ts'
import type { MarkedCell, SheetCell } from './sheet-cell.ts'

/** What the cells of a column say together, and no one of them alone. */
export interface ColumnMarks {
  /** Days as text that can be read in one order only. */
  dmy?: true
  mdy?: true
  /** Days as text of which neither number is above 12. */
  open?: true
  /** Days that are no matter of order and lie behind the twelfth of their month. */
  beyond?: true
  /** Days as dates of the spreadsheet, whose day could be the month. */
  date?: true
  /** Amounts with 'Dr', with 'lakh' or 'crore' in full, and with 'Cr' behind paise. */
  dr?: true
  lakh?: true
  paise?: true
}

const DR = /(?:^|[\d\s.)/([-])(?:dr|debit)\.?[)\]]?$|^(?:dr|debit)\b/i
const LAKH = /\d\s*(?:lakhs?|lacs?|l|crores?)\.?$/i
const CR = /(?:^|[\d\s.)/([-])cr\.?[)\]]?$|^cr\b/i
const CR_PAISE = /\.\d{2}\s*[([]?\s*cr\.?[)\]]?$/i
/** The twelfth is the last day that may be a month. */
const LAST_MONTH = 12

/** Takes a cell of a column into account. */
export function noteMarks(marks: ColumnMarks, cell: SheetCell | undefined): void {
  if (typeof cell === 'string' ? !mayTell(cell) : typeof cell !== 'object' || cell === null) return
  const mark = dayMark(cell)
  if (mark !== null) marks[mark] = true
  if (marks.beyond === undefined && (dayOf(cell) ?? 0) > LAST_MONTH) marks.beyond = true
  if (marks.date === undefined && isDate(cell) && maySwap(cell)) marks.date = true
  const { value } = figureCell(cell)
  if (typeof value !== 'string' || !/\d/.test(value)) return
  if (DR.test(value)) marks.dr = true
  else if (LAKH.test(value)) marks.lakh = true
  else if (CR_PAISE.test(value)) marks.paise = true
}

/** Every cell of a large file is asked: most are plain figures and words. */
const mayTell = (text: string): boolean => text.length < 40 && /\d/.test(text) && /[^\d,.\s]/.test(text)

/** The day of its month that a cell names whatever the order of its column is; null where it names none. */
function dayOf(cell: SheetCell | undefined): number | null {
  const day = sureDay(cell)
  return day === null ? null : Number(day.slice(8))
}

/** Day and month of it could be the other way round. */
function maySwap(cell: SheetCell | undefined): boolean {
  const day = sureDay(cell)
  return day !== null && Number(day.slice(8)) <= LAST_MONTH && day.slice(8) !== day.slice(5, 7)
}

const isDate = (cell: SheetCell | undefined): boolean => typeof cell === 'object' && cell?.date !== undefined

/** Some days of the column are dates, others are text: a spreadsheet may have taken the month of the former for the day. */
export const isHalfConverted = ({ dmy, mdy, open, date }: ColumnMarks): boolean =>
  date === true && (dmy ?? mdy ?? open) === true

/** What 'Cr' means in a column: beside 'Dr' a credit, beside lakhs a crore. Null: each cell says it by itself. */
function crIn({ dr, lakh, paise }: ColumnMarks): MarkedCell['cr'] | null {
  if (dr) return 'credit'
  if (!lakh) return null
  return paise ? 'open' : 'crore'
}

/**
 * A cell with what its column says of it. Where a spreadsheet of another country has made days of some texts, those that it could
 * not read stay text, and of those that it made, day and month may be swapped. Where they were saved as text again ('4-Mar-26'),
 * one behind the twelfth tells that a program wrote them, for the other country has no such month.
 * @param order of days that nobody is asked about; null = somebody is
 */
export function markedByColumn(cell: SheetCell, marks: ColumnMarks, order: 'dmy' | null): SheetCell {
  const proven = marks.dmy === true || marks.mdy === true
  const isOther = order !== null && marks.mdy === true && dayMark(cell) === 'open'
  const beside = isDate(cell) ? proven || marks.open === true : proven && !marks.beyond
  const mixed = isOther || (beside && maySwap(cell))
  const text = typeof cell === 'object' ? cell?.value : cell
  const cr = crIn(marks)
  const isCr = cr !== null && typeof text === 'string' && CR.test(text.trim())
  if (!mixed && !isCr) return cell
  const marked = typeof cell === 'object' && cell !== null ? cell : { value: cell }
  return { ...marked, ...(mixed && { mixed }), ...(isCr && { cr }) }
}
