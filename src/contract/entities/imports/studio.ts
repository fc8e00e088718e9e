import type { InferType } from 'yup'
import { DAY_MARKS } from '#src/contract/rules/cell-answer.ts'
import { array, boolean, number, string } from '#src/contract/yup.ts'
import { safeText } from '../../rules/safe-text.ts'
import { isoInstant, listOf, rowId, strictObject } from '../shared/fields.ts'
import { bankWordsSchema } from './bank-words.ts'
import { importBatchSchema, IMPORT_FIELDS, IMPORT_PROFILES } from './import-batch.ts'
import { textReadingSchema } from './text-reading.ts'

const LONGEST_HEAD = 4_000
const REASON_MAX = 300
const MOST_COLUMNS = 200
const field = () => string().oneOf(IMPORT_FIELDS)
const count = () => number().integer().min(0).defined()

/** How a file is read, as it is sent. */
const importMappingSchema = strictObject({
  columns: array(strictObject({ head: string().max(LONGEST_HEAD).defined(), field: field().nullable().defined() }))
    .min(1)
    .max(MOST_COLUMNS)
    .defined(),
  date_order: string().oneOf(['dmy', 'mdy', 'ymd']).defined(),
  unit: string().oneOf(['rupees', 'lakh']).defined(),
  amount_basis: string().oneOf(['gross', 'net']).nullable(),
})

/** Where a sheet's heads stand, kept with what they mean. */
const importTemplateSchema = strictObject({
  version: rowId(),
  sheet: string().nullable().defined(),
  head_row: count(),
  mapping: importMappingSchema,
  created_at: isoInstant(),
  created_by: string().nullable().defined(),
})
export type ImportTemplate = InferType<typeof importTemplateSchema>

/** What the columns of such a file can mean, and of which fields one a group has to be there. */
const choices = {
  fields: listOf(field().defined()),
  required: listOf(listOf(field().defined())),
}

/** What is in a file before anything of it is kept. Numbers and PANs of people are masked. */
export const filePreviewSchema = strictObject({
  sheets: listOf(
    strictObject({
      name: string().defined(),
      hidden: boolean().defined(),
      rows: count(),
      hidden_rows: count(),
      /** Rows below the heads that say something of their own. */
      data: count(),
      /** Numbers of the first ones that only sum up others, and of those that say the heads once more; they are passed over. */
      totals: listOf(rowId()),
      heads_again: listOf(rowId()),
      /** Columns, from 0, that are hidden in the sheet; and those of which a spreadsheet has made days of some cells only. */
      hidden_columns: listOf(count()),
      half_days: listOf(count()),
      /** The first rows, as text; of heads far down, the rows around them. */
      preview: listOf(strictObject({ row: rowId(), cells: listOf(string().defined()) })),
      /** Where the heads seem to be, or were said to be, as the spreadsheet counts; what they say. */
      head_row: rowId().nullable(),
      heads: listOf(string().defined()),
      /** What the days below the heads that are not shown say of their order, column by column; of the others it can be seen. */
      day_orders: listOf(listOf(string().oneOf(DAY_MARKS).defined())),
      /** How many cells of each column a formula has worked out: their results are read. */
      formulas: listOf(count()),
    }),
  ),
  /** Null of a workbook, which says itself how it is read. */
  text: textReadingSchema.nullable(),
  /** How the lender's last file was read. */
  template: importTemplateSchema.nullable(),
  ...choices,
  /** The same file was brought before: it is opened again. */
  batch_id: rowId().nullable(),
})
export type FilePreview = InferType<typeof filePreviewSchema>

const VERDICTS = [
  ...(['new', 'update', 'unchanged', 'stale', 'backward', 'terminal', 'unmapped', 'ambiguous'] as const),
  ...(['not_ours', 'duplicate_in_file', 'invalid'] as const),
] as const

/** A file that is being worked on. */
export const batchDetailSchema = importBatchSchema.shape({
  profile: string().oneOf(IMPORT_PROFILES).defined(),
  lender: strictObject({ lender_id: rowId(), name: string().defined() }).nullable(),
  /** Has to be given back with every change: who is behind is told so. */
  version: rowId(),
  sheet: string().nullable().defined(),
  /** As the spreadsheet counts; 0 = it has none, and `heads` says the places of its columns. */
  head_row: count(),
  heads: listOf(string().defined()),
  mapping: importMappingSchema.nullable(),
  total_count: count(),
  heads_count: count(),
  /** Numbers of the first rows of totals, and of heads that stand again. */
  passed_rows: strictObject({ totals: listOf(rowId()), heads: listOf(rowId()) }),
  left_out_count: count(),
  edited_count: count(),
  written_count: count(),
  /** The money that rows to be written speak of, and those that are, rupees; below 0 where more is taken back. */
  amount: number().defined(),
  written_amount: number().defined(),
  /** The row to be written that speaks of most money, rupees; null = none speaks of any. */
  largest: strictObject({
    row: rowId(),
    amount: number().defined(),
    /** It makes up more than half of a file of ten rows or more: a slip is likely. */
    outweighs: boolean().defined(),
  })
    .nullable()
    .defined(),
  /** Rows of each verdict that are neither left out nor written. */
  counts: listOf(strictObject({ verdict: string().oneOf(VERDICTS).defined(), count: count() })),
  /** What is wrong, by what would put it right. */
  groups: listOf(
    strictObject({
      code: string().defined(),
      field: field().nullable().defined(),
      count: count(),
      message: string().defined(),
    }),
  ),
  mode: string().oneOf(['valid_rows', 'all_or_nothing']).defined(),
  failure: string().nullable().defined(),
  /** Null of lenders' files, whose words are explained at the lender, and before the columns are matched. */
  bank_words: bankWordsSchema.nullable().defined(),
  ...choices,
})
export type BatchDetail = InferType<typeof batchDetailSchema>

/** Which rows of a file are looked at. */
export const SHOWN_ROWS = ['fix', 'changes', 'same', 'written', 'left_out', 'edited', 'all'] as const
export type ShownRows = (typeof SHOWN_ROWS)[number]

/** Rows of one page. */
export const ROWS_A_PAGE = 50

const value = () => string().max(LONGEST_HEAD).defined()

export const batchRowsQuery = strictObject({
  /** `fix` where nobody says. */
  show: string().oneOf(SHOWN_ROWS),
  /** Of one group of errors alone. */
  code: string().max(40),
  field: field(),
  page: string().matches(/^[1-9]\d{0,5}$/, 'rules:id'),
})

export const batchRowsSchema = strictObject({
  total: count(),
  rows: listOf(
    strictObject({
      row: rowId(),
      verdict: string().oneOf(VERDICTS).nullable().defined(),
      outcome: string().oneOf(['committed', 'undone', 'left']).nullable().defined(),
      left_out: boolean().defined(),
      /** The application that it is about. */
      reference: string().nullable().defined(),
      /** Whose application it is, and for what. */
      lender_id: rowId().nullable(),
      product_type: string().nullable().defined(),
      /** What its columns say; people's numbers and PANs are masked. */
      cells: listOf(strictObject({ field: field().defined(), text: string().defined(), edited: boolean().defined() })),
      /** What stands beyond the last head, masked likewise. */
      beyond: listOf(string().defined()),
      problems: listOf(
        strictObject({ field: field().nullable().defined(), code: string().defined(), message: string().defined() }),
      ),
      changes: listOf(
        strictObject({
          field: field().defined(),
          before: string().nullable().defined(),
          after: string().nullable().defined(),
        }),
      ),
      /** Why staff opened its ended application again; null = nobody did. */
      reopened: string().nullable().defined(),
      /** Its application has ended, and staff may open it again. */
      may_reopen: boolean().defined(),
      /** Its customer was forgotten, or its time is over: nothing of it is kept. */
      shredded: boolean().defined(),
    }),
  ),
})
export type BatchRows = InferType<typeof batchRowsSchema>
export type BatchRow = BatchRows['rows'][number]

const version = () => number().integer().min(1).required('rules:required')

const edits = () =>
  array(strictObject({ row: number().integer().min(1).defined(), field: field().defined(), value: value() }))
    .min(1)
    .defined()

/** Cells of one request. */
export const EDITS_AT_ONCE = 200

/** Cells that staff put right; an empty text empties the cell. */
export const rowEditsBody = strictObject({ version: version(), edits: edits().max(EDITS_AT_ONCE) })

/** The cells of a pasted block, which is sent in parts. */
export const pastedBlock = strictObject({ edits: edits() })
export type RowEdits = InferType<typeof rowEditsBody>

/** Rows that somebody may have chosen. */
const MOST_ROWS = 5_000

/** One rule for many rows. */
export const rowRuleBody = strictObject({
  version: version(),
  action: string().oneOf(['leave_out', 'take_in', 'replace', 'restore', 'reopen']).defined(),
  /** These rows alone; without them all of the group, or of what is to put right. */
  rows: array(number().integer().min(1).defined()).max(MOST_ROWS, 'rules:text.tooLong'),
  code: string().max(40),
  field: field(),
  /** `replace`: cells of `field` that say `find`, whatever its case; empty = those that are empty. */
  find: string().max(LONGEST_HEAD),
  value: string().max(LONGEST_HEAD),
  /** `reopen`: why an application that has ended is opened again, by the lender's word. */
  reason: safeText(REASON_MAX),
})
export type RowRule = InferType<typeof rowRuleBody>

export const saveMappingBody = strictObject({
  version: version(),
  mapping: importMappingSchema,
  /** Coming files of this lender are read so, too. */
  keep: boolean().defined(),
})
export type SaveMapping = InferType<typeof saveMappingBody>

export const batchVersionBody = strictObject({ version: version() })

export const commitBatchBody = strictObject({
  version: version(),
  mode: string().oneOf(['valid_rows', 'all_or_nothing']).defined(),
})

/** Applications, or payments of a run, that a row may mean; nobody but staff says that one does. */
export const candidatesSchema = listOf(
  strictObject({
    reference: string().defined(),
    /** Of an application its status, of a payment its partner. */
    status: string().defined(),
    product_type: string().defined(),
    /** Rupees. */
    amount: number().nullable().defined(),
    created_at: isoInstant(),
  }),
)
