import { string } from 'yup'
import {
  importBatchSchema,
  IMPORT_PROFILES,
  MAX_SHEET_BYTES,
  statusFileAnswer,
} from '../entities/imports/import-batch.ts'
import { listOf, strictObject } from '../entities/shared/fields.ts'
import { defineEndpoints } from './endpoint.ts'
import { pathId } from './path-id.ts'
import { messageAnswer } from './public.ts'

const files = { area: 'admin', pages: ['application-status-file', 'mis-upload', 'commission-upload-file'] } as const

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
    summary: 'The newest twenty files of a kind, with what became of them.',
    masquerade: 'deny',
    query: strictObject({ profile: string().oneOf(IMPORT_PROFILES).required('rules:required') }),
    response: listOf(importBatchSchema),
    limit: 'read',
  },
  exportFailedRows: {
    ...files,
    method: 'GET',
    path: '/api/import-batches/{id}/failed-rows',
    summary:
      'The rows of a file that were not taken, as they came, with the reason behind each: to correct and upload again.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    answerKind: 'csv',
    response: string().defined(),
    limit: 'read',
    audit: 'import.export',
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
})
