import { debitCreditAmount } from '#src/contract/cells/debit-credit-amount.ts'
import { readRemark, readText } from '#src/contract/cells/plain-cell.ts'
import { readId, readReference, readUtr } from '#src/contract/cells/read-code.ts'
import { readDay } from '#src/contract/cells/read-day.ts'
import { readMoney } from '#src/contract/cells/read-money.ts'
import { readMonth } from '#src/contract/cells/read-month.ts'
import { readPan, readPhone } from '#src/contract/cells/read-person.ts'
import { readSide } from '#src/contract/cells/read-side.ts'
import type { SheetCell } from '#src/contract/cells/sheet-cell.ts'
import { IMPORT_FIELDS, isOfBank } from '#src/contract/entities/imports/import-batch.ts'
import type { ImportField, ImportMapping, RowProblem } from '#src/contract/entities/imports/import-batch.ts'
import type { CellAnswer } from '#src/contract/rules/cell-answer.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import type { RowCells } from './row-cells.ts'

type Reader<T> = (cell: SheetCell | undefined, mapping: ImportMapping) => CellAnswer<T>
const money: Reader<Paise> = (cell, { unit }) => readMoney(cell, { unit })
const loan: Reader<Paise> = (cell, { unit }) => readMoney(cell, { unit, ofLoan: true })
const day: Reader<string> = (cell, { date_order }) => readDay(cell, date_order)
const month: Reader<string> = (cell, { date_order }) => readMonth(cell, date_order)
/** Amounts in paise; days are ISO, months such as 2026-11. */
const READERS = {
  application_id: readId,
  lender_reference: readId,
  loan_account: readId,
  phone: readPhone,
  pan: readPan,
  product: readText,
  applied_on: day,
  status: readText,
  sub_status: readText,
  reason: readRemark,
  sanctioned_amount: loan,
  disbursed_amount: loan,
  disbursal_date: day,
  utr: readUtr,
  updated_on: day,
  period: month,
  slab: readText,
  gross: money,
  gst: money,
  tds: money,
  net: money,
  invoice_number: readId,
  payout_reference: readReference,
  account: readId,
  paid_amount: money,
  paid_on: day,
  debit: money,
  credit: money,
  side: readSide,
} satisfies Record<ImportField, Reader<string | Paise>>

/** What a row says, in our terms; null where it says nothing. */
export type RowSaid = { [F in ImportField]: NonNullable<ReturnType<(typeof READERS)[F]>['value']> | null }

/** Where each field stands, from 0. */
export type Places = ReadonlyMap<ImportField, number>

export function placesOf(mapping: ImportMapping): Places {
  const kept = PLACES.get(mapping)
  if (kept) return kept
  const places = new Map(
    mapping.columns.flatMap(({ field }, at): [ImportField, number][] => (field === null ? [] : [[field, at]])),
  )
  PLACES.set(mapping, places)
  return places
}

/** A mapping is read once, and never changed in place: every row of a file asks for it. */
const PLACES = new WeakMap<ImportMapping, Places>()

/** The cell of a field as staff left it. */
export const cellOf = ({ cells, edits }: RowCells, places: Places, field: ImportField): SheetCell | undefined => {
  const at = places.get(field)
  return edits[field] ?? (at === undefined ? undefined : cells[at])
}

/** A row that says nothing: no reader finds anything in a cell that is not there. */
const NOTHING_SAID = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, null])) as unknown as RowSaid

/** Fields that a row may say something in, in the order in which all are asked for. */
const askedFields = (places: Places, { edits }: RowCells): readonly ImportField[] =>
  IMPORT_FIELDS.filter((field) => places.has(field) || edits[field] !== undefined)

/** Reads the cells of a row by what its columns mean; what cannot be read is a problem of its field. */
export function readRow(
  row: RowCells,
  { profile, mapping }: Pick<MappedBatch, 'profile' | 'mapping'>,
): { said: RowSaid; problems: RowProblem[] } {
  const places = placesOf(mapping)
  const problems: RowProblem[] = []
  const said: Record<ImportField, string | Paise | null> = { ...NOTHING_SAID }
  for (const field of askedFields(places, row)) {
    const answer: CellAnswer<string | Paise> = READERS[field](cellOf(row, places, field), mapping)
    if (answer.problem !== undefined) problems.push({ field, code: answer.problem })
    said[field] = answer.value ?? null
  }
  const has = (field: ImportField) => places.has(field) || row.edits[field] !== undefined
  const sided = debitCreditAmount(profile, { said, problems, has, cell: (field) => cellOf(row, places, field) })
  if (sided !== null) {
    problems.push(...sided.problems)
    said[sided.field] = sided.amount
    said.side = sided.side
    // An account's statement has no word for what became of a transfer but the side that it stands on.
    if (isOfBank(profile) && !has('status')) said.status = sided.side
  }
  const wide = row.cells.slice(mapping.columns.length).some((cell) => cell !== null && cell !== '')
  if (wide) problems.push({ field: null, code: 'ragged' })
  return { said: said as RowSaid, problems }
}
