import type { ImportField, ImportProfile, RowProblem } from '../entities/imports/import-batch.ts'
import { NO_PAISE, wholePaise } from '../rules/paise.ts'
import type { Paise } from '../rules/paise.ts'
import { SIDES, sizeOnSide } from './read-side.ts'
import type { Side } from './read-side.ts'
import type { SheetCell } from './sheet-cell.ts'

/**
 * The amount that a file may write in two columns, debit and credit, or with its side in a column beside it. Of what lenders
 * pay us, a debit is taken back; of what the bank sends for us, it is the payment. Amounts of loans have no side.
 */
const SIDED_AMOUNT: Partial<Record<ImportProfile, { field: 'gross' | 'paid_amount'; debit: 'minus' | 'plus' }>> = {
  commission: { field: 'gross', debit: 'minus' },
  payment_run: { field: 'paid_amount', debit: 'plus' },
}

/** The same amount twice: in a column of its own or beside its side, and in columns of debits and credits as well. */
export const saysAmountTwice = (fields: readonly (ImportField | null)[]): boolean =>
  fields.some((field) => field === 'debit' || field === 'credit') &&
  fields.some((field) => field === 'side' || field === 'gross' || field === 'paid_amount')

/** A row as its cells say it, and which of them are there. */
interface SidedRow {
  said: Record<ImportField, string | Paise | null>
  problems: readonly RowProblem[]
  has: (field: ImportField) => boolean
  cell: (field: ImportField) => SheetCell | undefined
}

/** The one amount of a row of two columns, or of one whose side stands beside it, and the side it stands on. */
interface SidedAmount {
  amount: Paise | null
  side: Side | null
  problems: RowProblem[]
}

/**
 * What a row with sides says of the amount of its file. Null where nothing has a side, where staff have said the amount
 * themselves, and where a cell cannot be read, which is said already.
 */
export function debitCreditAmount(
  profile: ImportProfile,
  row: SidedRow,
): (SidedAmount & { field: 'gross' | 'paid_amount' }) | null {
  const target = SIDED_AMOUNT[profile]
  if (target === undefined || row.problems.some(({ field }) => field !== null && PARTS.has(field))) return null
  const { field, debit } = target
  const inColumns = row.has('debit') || row.has('credit')
  if (inColumns && row.said[field] !== null) return null
  const found = inColumns ? ofColumns(row) : row.has('side') ? besideSide(row, field) : null
  if (found === null) return null
  const minus = found.side === 'debit' && debit === 'minus'
  return { ...found, field, amount: minus && found.amount !== null ? wholePaise(0 - found.amount) : found.amount }
}

/** What cannot be read in one of these leaves the amount open. */
const PARTS: ReadonlySet<ImportField> = new Set<ImportField>(['debit', 'credit', 'side', 'gross', 'paid_amount'])

const refused = (fields: readonly ImportField[], code: RowProblem['code']): SidedAmount => ({
  amount: null,
  side: null,
  problems: fields.map((field) => ({ field, code })),
})

/** One of two columns has an amount; 0.00 in the other one is how many programs leave it empty. */
function ofColumns({ said, has, cell }: SidedRow): SidedAmount {
  const columns = SIDES.filter(has)
  const amounts = columns.flatMap((side) => {
    const amount = said[side]
    return typeof amount === 'number' ? [{ side, amount }] : []
  })
  const [only, ...more] = amounts.filter(({ amount }) => amount !== 0)
  if (more.length > 0) return refused(columns, 'both_sides')
  if (only === undefined)
    return amounts.length > 0 ? { amount: NO_PAISE, side: null, problems: [] } : refused(columns, 'no_side')
  const { side } = only
  const amount = sizeOnSide(cell(side), only.amount, side)
  return amount === null ? refused([side], 'side_differs') : { amount, side, problems: [] }
}

function besideSide({ said, cell }: SidedRow, field: 'gross' | 'paid_amount'): SidedAmount | null {
  const { side, [field]: size } = said
  if (typeof size !== 'number' || size === 0) return null
  if (side !== 'debit' && side !== 'credit') return refused(['side'], 'missing')
  const amount = sizeOnSide(cell(field), size, side, true)
  return amount === null ? refused(['side'], 'side_differs') : { amount, side, problems: [] }
}
