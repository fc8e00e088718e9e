import type { ApplicationStatus } from '../applications/application.ts'

/** What a file of a lender is about. */
export const IMPORT_PROFILES = ['mis', 'application_status', 'commission'] as const
export type ImportProfile = (typeof IMPORT_PROFILES)[number]

/** Where a file stands. `failed`: nothing of it counts, and `failure` says why. */
export const IMPORT_STATES = [
  'uploaded',
  'mapped',
  'rehearsed',
  'committing',
  'committed',
  'undoing',
  'undone',
  'failed',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Either every row that is right, or nothing as long as one is wrong. */
export const IMPORT_MODES = ['valid_rows', 'all_or_nothing'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]

/**
 * What is found of a row. `new`: a line that is not there yet; `update`: changes what is there; `stale`: older than what
 * is known; `backward`: the status would go back; `terminal`: nothing can follow; `unmapped`: a word for a status that
 * nobody has matched; `ambiguous`: several applications fit; `not_ours`: none does, or it is another lender's.
 */
export const ROW_VERDICTS = [
  'new',
  'update',
  'unchanged',
  'stale',
  'backward',
  'terminal',
  'unmapped',
  'ambiguous',
  'not_ours',
  'duplicate_in_file',
  'invalid',
] as const
export type RowVerdict = (typeof ROW_VERDICTS)[number]

/** What became of a row; `left`: an undo left it, since somebody changed the application after it. */
export const ROW_OUTCOMES = ['committed', 'undone', 'left'] as const
export type RowOutcome = (typeof ROW_OUTCOMES)[number]

/** What a column of a file can mean. */
export const IMPORT_FIELDS = [
  'application_id',
  'lender_reference',
  'loan_account',
  'phone',
  'pan',
  'status',
  'sub_status',
  'reason',
  'sanctioned_amount',
  'disbursed_amount',
  'disbursal_date',
  'utr',
  'updated_on',
  'period',
  'slab',
  'gross',
  'gst',
  'tds',
  'net',
  'invoice_number',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** How a file is read: what each column means, null for one that is left out. */
export interface ImportMapping {
  columns: { head: string; field: ImportField | null }[]
  date_order: 'dmy' | 'mdy' | 'ymd'
  unit: 'rupees' | 'lakh'
  /** Words of the lender that are matched in this file beyond those that are known. */
  status_words: Record<string, ApplicationStatus>
}

/** What is wrong with a row, and where; the value stands in the row's cells. */
export interface RowProblem {
  /** Null: with the row as a whole. */
  field: ImportField | null
  code: string
}
