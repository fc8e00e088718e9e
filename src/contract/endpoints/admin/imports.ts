import { number, string } from 'yup'
import { confirmBankWordsBody } from '../../entities/imports/bank-words.ts'
import {
  importBatchSchema,
  IMPORT_PROFILES,
  MAX_SHEET_BYTES,
  statusFileAnswer,
} from '../../entities/imports/import-batch.ts'
import {
  batchDetailSchema,
  batchRowsQuery,
  batchRowsSchema,
  batchVersionBody,
  candidatesSchema,
  commitBatchBody,
  filePreviewSchema,
  rowEditsBody,
  rowRuleBody,
  saveMappingBody,
} from '../../entities/imports/studio.ts'
import { textReadingFields } from '../../entities/imports/text-reading.ts'
import { listOf, rowId, strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

const files = {
  area: 'admin',
  pages: ['application-status-file', 'mis-upload', 'commission-upload-file', 'payment-runs'],
} as const

/** Whose file it is, and of which kind; texts of a form. Files of the bank name no lender. */
const whoseFile = () =>
  strictObject({ profile: string().oneOf(IMPORT_PROFILES).required('rules:required'), lender_id: pathId().optional() })
/** A number of a form, from 0. */
const place = () =>
  number().typeError('rules:id').integer('rules:id').min(0, 'rules:id').max(999_999, 'rules:id').defined()

/** A change of a file that is being worked on. */
const change = {
  method: 'POST',
  masquerade: 'deny',
  params: strictObject({ id: pathId() }),
  response: batchDetailSchema,
  limit: 'write',
  auditedApart: true,
} as const

/** Files from lenders: what they say is rehearsed, written and, if need be, taken back. */
export const adminImportsEndpoints = defineEndpoints({
  uploadApplicationStatusFile: {
    area: 'admin',
    pages: ['application-status-file'],
    method: 'POST',
    path: '/api/upload-application-status-file',
    summary:
      'Loads a file of statuses (csv, xls, xlsx) with heads as application_id, status and disbursal_date (DD/MM/YYYY): writes the right rows, says what is wrong with others.',
    masquerade: 'deny',
    bodyKind: 'multipart',
    upload: { file: 'image_name', maxBytes: MAX_SHEET_BYTES, fields: strictObject({}) },
    response: statusFileAnswer,
    limit: 'write',
    audit: 'import.status-file',
    auditedApart: true,
  },
  listImportBatches: {
    ...files,
    method: 'GET',
    path: '/api/import-batches',
    summary:
      'The newest twenty files of a kind, with what became of them, or of those to finish; or the twenty behind one. `next` is what the older ones are behind.',
    masquerade: 'deny',
    query: strictObject({
      profile: string().oneOf(IMPORT_PROFILES).required('rules:required'),
      /** Files behind this one, as `next` has it. */
      before: pathId().optional(),
      /** Only those that are not written yet, or written with rows that are wrong. */
      unfinished: string().oneOf(['1'], 'rules:choice.unknown').optional(),
    }),
    response: strictObject({ batches: listOf(importBatchSchema), next: rowId().nullable() }),
    limit: 'read',
    readsReplica: true,
  },
  exportFailedRows: {
    ...files,
    method: 'GET',
    path: '/api/import-batches/{id}/failed-rows',
    summary:
      'The rows of a file that were not taken, as they came, with the reason behind each: to correct and upload again.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    query: strictObject(fileFormat),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    audit: 'import.export',
    readsReplica: true,
  },
  undoImportBatch: {
    ...files,
    method: 'POST',
    path: '/api/import-batches/{id}/undo',
    summary:
      'Takes back what a file has written, where nobody has changed it since; within 30 days. Messages that went out stay sent.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: messageAnswer,
    limit: 'write',
    audit: 'import.undo',
  },
  previewLenderFile: {
    ...files,
    method: 'POST',
    path: '/api/import-previews',
    summary:
      'Says what is in a file: its sheets, 20 rows of each, where the heads seem to be, and how the last file of this lender was read. Keeps nothing.',
    masquerade: 'deny',
    bodyKind: 'multipart',
    upload: {
      file: 'file',
      maxBytes: MAX_SHEET_BYTES,
      fields: whoseFile().shape({ from: place().optional(), head_row: place().optional(), ...textReadingFields }),
    },
    response: filePreviewSchema,
    limit: 'write',
    audit: 'import.preview',
    auditedApart: true,
  },
  createImportBatch: {
    ...files,
    method: 'POST',
    path: '/api/import-batches',
    summary:
      'Reads a file of a lender into rows that nothing is done with yet. The same file opens what it made before.',
    masquerade: 'deny',
    bodyKind: 'multipart',
    upload: {
      file: 'file',
      maxBytes: MAX_SHEET_BYTES,
      fields: whoseFile().shape({ sheet: place(), head_row: place(), ...textReadingFields }),
    },
    response: batchDetailSchema,
    limit: 'write',
    audit: 'import.upload',
    auditedApart: true,
  },
  getImportBatch: {
    ...files,
    method: 'GET',
    path: '/api/import-batches/{id}',
    summary:
      'A file that is being worked on: its columns, its rows by verdict, and what is wrong by what would put it right.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: batchDetailSchema,
    limit: 'read',
  },
  listImportRows: {
    ...files,
    method: 'GET',
    path: '/api/import-batches/{id}/rows',
    summary:
      'Fifty rows of a file, with what is wrong and what each would change. Numbers and PANs of people are masked.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    query: batchRowsQuery,
    response: batchRowsSchema,
    limit: 'read',
  },
  saveImportMapping: {
    ...files,
    ...change,
    path: '/api/import-batches/{id}/mapping',
    summary: 'Says what the columns of a file mean, and rehearses it: nothing but the rehearsal is written.',
    body: saveMappingBody,
    audit: 'import.mapping',
  },
  editImportRows: {
    ...files,
    ...change,
    path: '/api/import-batches/{id}/edits',
    summary: 'Puts cells of a file right; the rows are judged anew.',
    body: rowEditsBody,
    audit: 'import.edit',
  },
  applyImportRule: {
    ...files,
    ...change,
    path: '/api/import-batches/{id}/rules',
    summary:
      'One rule for many rows of a file: leave them out, take them in again, replace what a column says, give back what came, or (role 1) open ended applications again.',
    body: rowRuleBody,
    audit: 'import.rule',
  },
  rehearseImportBatch: {
    ...files,
    ...change,
    path: '/api/import-batches/{id}/rehearse',
    summary: 'Looks at every row of a file again.',
    body: batchVersionBody,
    audit: 'import.rehearse',
  },
  commitImportBatch: {
    ...files,
    ...change,
    path: '/api/import-batches/{id}/commit',
    summary: 'Begins to write a file: the rows that are right, or all of them and nothing as long as one is wrong.',
    body: commitBatchBody,
    audit: 'import.commit',
  },
  commitPaymentFile: {
    ...change,
    area: 'admin',
    pages: ['payment-runs'],
    secondFactor: 'money',
    path: '/api/import-batches/{id}/commit-payments',
    summary:
      "Begins to note what the bank's file says of payments: the rows that are right, each as it would be noted by hand. Nothing of it is taken back: a payment is reversed by an entry.",
    body: batchVersionBody,
    audit: 'payment-run.answer',
  },
  confirmBankWords: {
    ...change,
    area: 'admin',
    pages: ['payment-runs'],
    secondFactor: 'money',
    path: '/api/import-batches/{id}/bank-words',
    summary:
      'Says what words of the bank mean in files with these columns, in place of what was said before, and judges the file anew. Notes nothing.',
    body: confirmBankWordsBody,
    audit: 'payment-run.words',
  },
  listRowCandidates: {
    ...files,
    method: 'GET',
    path: '/api/import-batches/{id}/rows/{row}/candidates',
    summary: 'Applications of the lender that a row with masked numbers may mean.',
    masquerade: 'deny',
    params: strictObject({ id: pathId(), row: pathId() }),
    response: candidatesSchema,
    limit: 'read',
  },
})
