import type { InferType } from 'yup'
import type { CellProblem } from '#src/contract/rules/cell-answer.ts'
import { number, string } from '#src/contract/yup.ts'
import type { ApplicationStatus } from '../applications/application-status.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'

/** What a file is about: of lenders, and the bank's answer to runs of payments. */
export const IMPORT_PROFILES = ['mis', 'application_status', 'commission', 'payment_run'] as const
export type ImportProfile = (typeof IMPORT_PROFILES)[number]

/** The bank's answers are of no lender, and what they settle is reversed by an entry, never taken back by its file. */
export const isOfBank = (profile: ImportProfile): boolean => profile === 'payment_run'

/** Rows of any lender, known by our own numbers. Under our own heads nobody has to say what a column means. */
export const isOfAnyLender = (profile: ImportProfile): boolean => profile === 'application_status'

/** The file of one lender, which has to be named. */
export const namesLender = (profile: ImportProfile): boolean => !isOfBank(profile) && !isOfAnyLender(profile)

/** Where a file stands. `failed`: nothing of it counts, and `failure` says why. */
const IMPORT_STATES = [
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
export type ImportMode = 'valid_rows' | 'all_or_nothing'

/**
 * What is found of a row. `new`: a line that is not there yet; `update`: changes what is there; `stale`: older than what
 * is known; `backward`: the status would go back; `terminal`: nothing can follow; `unmapped`: a word for a status that
 * nobody has matched; `ambiguous`: several applications fit; `not_ours`: none does, or it is another lender's.
 */
export type RowVerdict =
  | 'new'
  | 'update'
  | 'unchanged'
  | 'stale'
  | 'backward'
  | 'terminal'
  | 'unmapped'
  | 'ambiguous'
  | 'not_ours'
  | 'duplicate_in_file'
  | 'invalid'

/** What became of a row; `left`: an undo left it, since somebody changed the application after it. */
export type RowOutcome = 'committed' | 'undone' | 'left'

/** What a file of statuses says. With these as its heads, in any order and case, it needs no mapping. */
export const STATUS_FILE_FIELDS = [
  'application_id',
  'status',
  'reason',
  'sanctioned_amount',
  'disbursed_amount',
  'disbursal_date',
  'utr',
] as const satisfies readonly ImportField[]

/** What a column of a file can mean. */
export const IMPORT_FIELDS = [
  'application_id',
  'lender_reference',
  'loan_account',
  'phone',
  'pan',
  'product',
  'applied_on',
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
  'payout_reference',
  'account',
  'paid_amount',
  'paid_on',
  'debit',
  'credit',
  'side',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** How a file is read: what each column means, null for one that is left out. */
export interface ImportMapping {
  columns: { head: string; field: ImportField | null }[]
  date_order: 'dmy' | 'mdy' | 'ymd'
  unit: 'rupees' | 'lakh'
  /** Whether amounts paid out are before or after the lender's fees; null or absent = nobody has said. */
  amount_basis?: 'gross' | 'net' | null
}

/** As it is kept for coming files: with where it begins. */
export interface KeptMapping extends ImportMapping {
  sheet: string | null
  head_row: number
}

/** Largest file that is taken, bytes. */
export const MAX_SHEET_BYTES = 20 * 1024 * 1024

/** Files of one answer of a list. */
export const FILES_AT_ONCE = 20

/** How long a file that is written can be taken back. */
export const UNDO_DAYS = 30

/** More than anybody reads at once. */
export const MOST_ERRORS = 5_000

/** An answer of POST /api/upload-application-status-file. `row` as the spreadsheet counts it, from 1. */
export const statusFileAnswer = strictObject({
  errors: listOf(
    strictObject({
      row: number().integer().min(1).defined(),
      /** As the file calls it; empty where the row as a whole is meant. */
      column: string().defined(),
      value: string().defined(),
      message: string().defined(),
    }),
  ),
  rowsUpdated: number().integer().min(0).defined(),
  /** All of them; `errors` has the first `MOST_ERRORS`, the download of failed rows has every one. */
  errorsFound: number().integer().min(0).defined(),
  rowsRefused: number().integer().min(0).defined(),
  batch_id: rowId(),
})
export type StatusFileAnswer = InferType<typeof statusFileAnswer>

/** Why a row is not taken, beside what its cells cannot be read for. */
export type RowProblemCode =
  /** Nothing stands where something has to. */
  | 'missing'
  /** It has more cells than the heads. */
  | 'ragged'
  /** Below or beyond what a loan can be. */
  | 'amount_range'
  | 'day_future'
  | 'day_before_application'
  | 'no_application'
  /** Several applications fit. */
  | 'several_applications'
  /** The application is with another lender. */
  | 'other_lender'
  /** The customer was forgotten: nothing is written of them any more. */
  | 'forgotten'
  | 'word_unknown'
  | 'moves_back'
  | 'nothing_follows'
  /** Newer news than this row is there. */
  | 'older_news'
  /** The file speaks of the same application twice. */
  | 'twice_in_file'
  /** The lender's report was refused when it was to be taken. */
  | 'refused'
  /** The month with the lender is closed: a correction comes as a line of a later one. */
  | 'month_closed'
  | 'month_future'
  /** Somebody has decided about the line that this one would change. */
  | 'line_settled'
  /** GST is not 18 percent, the tax held back is more than a fifth, the net is not what is left. */
  | 'gst_differs'
  | 'tds_range'
  | 'net_differs'
  /** No payment that was sent has this reference, or this account and amount; several have; its account is hidden. */
  | 'no_payment'
  | 'several_payments'
  | 'account_masked'
  /** The account is another one than the payment went to. */
  | 'account_differs'
  /** The bank does not have the run, or the payment was taken out of it. */
  | 'run_not_sent'
  | 'payment_amount'
  /** It is noted as paid with another UTR, or as returned, or the other way round. */
  | 'payment_settled'
  | 'payment_twice'
  /** Before the run was sent, or not come yet. */
  | 'payment_day'
  /** Nobody has said what this word means in files of this bank. */
  | 'outcome_unknown'
  /** Nothing is wrong: the bank has not ended it yet, and the row notes nothing. */
  | 'outcome_open'
  | 'utr_form'
  /** The UTR stands with another payment, or with another row of the file. */
  | 'utr_known'
  | 'utr_twice'
  /** Debit and credit both have an amount; neither has one. */
  | 'both_sides'
  | 'no_side'
  /** The amount says by its sign, or by 'Dr' or 'Cr', another side than its column or the column beside it. */
  | 'side_differs'
  /** Called a payment, and money that comes to us. */
  | 'outcome_side'
  | CellProblem

/** A file and what became of it, as a list shows it. */
export const importBatchSchema = strictObject({
  batch_id: rowId(),
  file_name: string().defined(),
  /** Null = rows of several lenders. */
  lender_name: string().nullable().defined(),
  state: string().oneOf(IMPORT_STATES).defined(),
  row_count: number().integer().min(0).defined(),
  /** Rows that somebody has to look at. */
  wrong_count: number().integer().min(0).defined(),
  /** Rows whose applications the file has changed, given back, or left at an undo since somebody changed them after it. */
  committed_count: number().integer().min(0).defined(),
  undone_count: number().integer().min(0).defined(),
  left_count: number().integer().min(0).defined(),
  created_at: isoInstant(),
  /** Name of who brought it; null = of nobody who is here. */
  created_by: string().nullable().defined(),
  /** Until when it can be taken back; null = it cannot. */
  undo_until: isoInstant().nullable(),
})
export type ImportBatch = InferType<typeof importBatchSchema>

/** What is wrong with a row, and where; the value stands in the row's cells. */
export interface RowProblem {
  /** Null: with the row as a whole. */
  field: ImportField | null
  code: RowProblemCode
  /** Where the application is, and where the row would have it. */
  from?: ApplicationStatus
  to?: ApplicationStatus
}
