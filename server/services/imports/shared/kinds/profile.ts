import type { ImportRow } from '#server/db/repositories/imports/import-rows.ts'
import type { Deps, TxDeps } from '#server/deps.ts'
import type { ApplicationStatus } from '#src/contract/entities/applications/application-status.ts'
import type { ImportField, RowProblem, RowVerdict } from '#src/contract/entities/imports/import-batch.ts'
import type { Paise } from '#src/contract/rules/paise.ts'
import type { MappedBatch } from '../mapped-batch.ts'
import type { RowSaid } from '../rows/read-row.ts'
import type { Reopen } from '../rows/row-cells.ts'

/** A row, what it says in our terms, and what of it cannot be read. */
export interface ReadRow {
  row: ImportRow
  said: RowSaid
  problems: RowProblem[]
  /** Another file has brought this very row. */
  loaded: boolean
  /** The file has another row that speaks of the same. */
  twice: boolean
  /** The file has another row with what may stand in one alone. */
  again: boolean
  /** Staff open its ended application again. */
  reopen: Reopen | null
}

/** What a row would change, as it is shown before it is written: words, days (ISO) and rupees. */
export interface RowChange {
  field: ImportField
  before: string | number | null
  after: string | number | null
}

export interface Judgement {
  verdict: RowVerdict
  problems: RowProblem[]
  app_id: string | null
  /** Where the row would have the application; null = nowhere else. */
  to: ApplicationStatus | null
  changes: RowChange[]
}

export interface JudgedRow extends ReadRow, Judgement {
  /** The money that it speaks of, where it is to be written. */
  amount: Paise | null
}

/** What an undo needs: how it stood before a row was written, and how the row left it. Nothing in it names a person. */
export interface Written {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/**
 * What is peculiar to files of one kind; everything else is the engine's: reading, the dry run, a row a transaction, jobs,
 * the grid, all or nothing. `profiles.ts` lists them.
 */
export interface Profile {
  /** What a column can mean, in the order in which somebody is asked. */
  fields: readonly ImportField[]
  /** Of each group one at least has to be matched with a column. */
  required: readonly (readonly ImportField[])[]
  /** What a row speaks of, in words of its own; rows of a file with the same words are `twice`. Null = of nothing. */
  keyOf: (said: RowSaid) => string | null
  /** What besides may stand in one row of a file alone; null = nothing. */
  onceOf?: (said: RowSaid) => string | null
  /**
   * What each row is and does, in their order: the one rule by which a dry run shows it and a commit does it. What it has
   * to ask, it asks for all of them at once; it changes nothing.
   */
  judge: (deps: Deps, batch: MappedBatch, rows: readonly ReadRow[]) => Promise<Judgement[]>
  /** The money that a row speaks of, which is summed up beside the file's own total; null = of none. */
  amountOf: (said: RowSaid, judgement: Judgement) => Paise | null
  /** First: holds what these rows are about until the end, before they are judged anew. */
  hold: (deps: TxDeps, batch: MappedBatch, rows: readonly ImportRow[]) => Promise<void>
  /**
   * Writes a row that was judged `new` or `update` a moment ago.
   * @throws AppError where it is refused: the row is `invalid` then, and nothing of it is written
   */
  write: (deps: TxDeps, batch: MappedBatch, judged: JudgedRow) => Promise<Written>
  /**
   * Writes those of several rows, each about something else, that can be written together; answers them by their number. The
   * others are written one by one. Without it, all are.
   */
  writeTogether?: (deps: TxDeps, batch: MappedBatch, judged: readonly JudgedRow[]) => Promise<Map<number, Written>>
  /** What becomes of a row whose words nobody knows yet; without it, nothing. */
  holdUnmappedReport?: (deps: TxDeps, batch: MappedBatch, judged: JudgedRow) => Promise<void>
  /**
   * Takes a row back; false where somebody has changed it since, and it has to be left. Null = what such
   * files write stays: neither is a file taken back, nor can all or nothing be asked for.
   */
  undo: null | ((deps: TxDeps, row: ImportRow) => Promise<boolean>)
  /**
   * Takes several rows back, each about something else; answers by their number whether they are back. The
   * others are taken back one by one. Without it, all are.
   */
  undoTogether?: (deps: TxDeps, rows: readonly ImportRow[]) => Promise<Map<number, boolean>>
}
