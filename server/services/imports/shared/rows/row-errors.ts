import type { ImportBatchRow } from '#server/db/repositories/imports/import-batches.ts'
import { listBadRows } from '#server/db/repositories/imports/import-rows.ts'
import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps } from '#server/deps.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { APPLICATION_STATUSES } from '#src/contract/entities/applications/application-status.ts'
import type { RowProblem, StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import { MOST_ERRORS } from '#src/contract/entities/imports/import-batch.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { mappedBatch } from '../mapped-batch.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import { yieldBetweenRows } from '../yield-between-rows.ts'
import { shownCell } from './cell-values.ts'
import { cellOf, placesOf } from './read-row.ts'
import { openCells } from './row-cells.ts'

type RowError = StatusFileAnswer['errors'][number]

/** Longer than any value that means something. */
const LONGEST = 120

/** What is wrong with the rows of a file, in words, row by row; the first ones of very many. */
export async function rowErrors(deps: Deps, batch: ImportBatchRow, language: Locale): Promise<RowError[]> {
  const rows = await listBadRows(deps.db, batch.batch_id, 0, MOST_ERRORS)
  const mapped = mappedBatch(batch)
  return (await yieldBetweenRows(rows, (row) => errorsOf(deps, mapped, row, language))).flat().slice(0, MOST_ERRORS)
}

function errorsOf({ vault }: Deps, batch: MappedBatch, row: ImportRow, language: Locale): RowError[] {
  const places = placesOf(batch.mapping)
  const cells = openCells(vault, row)
  return row.problems.map((problem) => {
    const { field } = problem
    const at = field === null ? undefined : places.get(field)
    const cell = field === null || cells === null ? undefined : cellOf(cells, places, field)
    return {
      row: row.row_number,
      column: (at === undefined ? field : batch.heads[at]) ?? '',
      value: shownCell(cell).slice(0, LONGEST),
      message: problemText(problem, language),
    }
  })
}

const PAYMENT_STATES = ['sent', 'paid', 'returned'] as const

/** A status of ours, of an application or of a payment to a partner, in words. */
export function statusText(status: string, language: Locale): string {
  const known = APPLICATION_STATUSES.find((each) => each === status)
  if (known !== undefined) return textsIn(language)(`server:imports.statuses.${known}`)
  const ofPayment = PAYMENT_STATES.find((each) => each === status)
  return ofPayment === undefined ? status : textsIn(language)(`server:imports.payments.${ofPayment}`)
}

/** Speak of the application's status: of many rows together there is none to name. */
const NAMES_STATUS = ['moves_back', 'nothing_follows'] as const

/** What is wrong, in a sentence. */
export function problemText({ code, from, to }: RowProblem, language: Locale): string {
  const t = textsIn(language)
  const nameless = from === undefined && NAMES_STATUS.find((each) => each === code)
  if (nameless) return t(`server:imports.ofMany.${nameless}`)
  const word = (status: typeof from) => (status === undefined ? '' : statusText(status, language))
  return t(`server:imports.problems.${code}`, { from: word(from), to: word(to) })
}
