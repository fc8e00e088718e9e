import type { InferType } from 'yup'
import { pageFields, pageSchema, searchText } from '#src/contract/entities/shared/page-query.ts'
import { mixed, number, string } from '#src/contract/yup.ts'
import { AUDIT_SORTS } from '../../audit-sorts.ts'
import { isoInstant, listOf, realDay, rowId, strictObject } from '../../entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { fileFormat } from '../file-format.ts'
import { pathId } from '../path-id.ts'

/**
 * One change by somebody of the back office. `actor` and `on_behalf_of` are such as `admin:1` or `partner:3`, `actor_name`
 * the name of that admin or partner's person; null = a customer, a job, or nobody who is known any more. `before` and
 * `after` hold the changed values, never personal data in clear; `names` the names of the records that the entry names by
 * number, such as `lender:16`.
 */
const auditEntrySchema = strictObject({
  audit_id: rowId(),
  at: isoInstant(),
  actor: string().defined(),
  actor_name: string().nullable().defined(),
  on_behalf_of: string().nullable().defined(),
  action: string().defined(),
  before: mixed().nullable().defined(),
  after: mixed().nullable().defined(),
  names: mixed<Record<string, string>>().defined(),
})
export type AuditEntryView = InferType<typeof auditEntrySchema>

/** An entry of the whole log: `object` is the record it is about, such as `lender:3`; null = none in particular. */
const auditLogRowSchema = auditEntrySchema.shape({ object: string().nullable().defined() })
export type AuditLogRow = InferType<typeof auditLogRowSchema>

/**
 * Filters of the log, each matched whole; days are India's, both included. `search` finds entries by part of the name or
 * e-mail of who it was, of the action, or of the name of a lender, card or partner; and by a whole record or its number.
 */
const auditFilters = {
  search: searchText(),
  actor: string()
    .matches(/^[a-z]{1,20}(:\d{1,10})?$/, 'rules:id')
    .optional(),
  action: string()
    .matches(/^[a-zA-Z0-9._-]{1,64}$/, 'rules:id')
    .optional(),
  object: string()
    .matches(/^[\w .:/-]{1,200}$/, 'rules:id')
    .optional(),
  /** Refusals whose only cause is that a session had ended by itself are left out unless they are asked for. */
  ended: string()
    .matches(/^shown$/, 'rules:choice.unknown')
    .optional(),
  from: realDay().optional(),
  to: realDay().optional(),
}
export type AuditFilters = InferType<typeof auditFiltersSchema>
const auditFiltersSchema = strictObject(auditFilters)

export const adminAuditEndpoints = defineEndpoints({
  listAuditEntries: {
    method: 'GET',
    path: '/api/audit',
    area: 'admin',
    pages: ['user-management'],
    summary:
      'Changes of one object such as lender:3, newest first, fifty at a time; `next` is the cursor of older ones.',
    masquerade: 'allow',
    query: strictObject({
      object: string()
        .matches(/^[a-z][a-z_-]{0,29}:[\w-]{1,64}$/, 'rules:id')
        .defined(),
      cursor: pathId().optional(),
    }),
    response: strictObject({ entries: listOf(auditEntrySchema), next: rowId().nullable() }),
    limit: 'read',
    readsReplica: true,
  },
  listAuditLog: {
    method: 'GET',
    path: '/api/audit/log',
    area: 'admin',
    pages: ['user-management'],
    summary: 'The whole log, filtered, sorted and in pages; counted exactly up to 10,000 entries.',
    masquerade: 'allow',
    query: strictObject({ ...pageFields(AUDIT_SORTS), ...auditFilters }),
    response: pageSchema(auditLogRowSchema),
    limit: 'read',
    readsReplica: true,
  },
  exportAuditLog: {
    method: 'GET',
    path: '/api/audit/export',
    area: 'admin',
    pages: ['user-management'],
    summary:
      'Every entry that passes the filters as a file, CSV or Excel with a sheet of its filters, newest first; the export is itself in the log.',
    masquerade: 'deny',
    query: auditFiltersSchema.shape(fileFormat),
    answerKind: 'table',
    response: string().defined(),
    limit: 'read',
    readsReplica: true,
  },
  verifyAudit: {
    method: 'GET',
    path: '/api/audit/verify',
    area: 'admin',
    pages: ['user-management'],
    summary:
      'Follows the chain of the whole log; answers the first entry that does not fit, and the first that was noted outside of the database and is missing, or null.',
    masquerade: 'allow',
    response: strictObject({
      checked: number().integer().min(0).defined(),
      broken: rowId().nullable(),
      missing: rowId().nullable(),
    }),
    limit: 'read',
  },
})
