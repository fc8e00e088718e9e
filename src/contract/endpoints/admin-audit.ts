import { mixed, number, string } from '#src/contract/yup.ts'
import type { InferType } from 'yup'
import { isoInstant, listOf, rowId, strictObject } from '../entities/fields.ts'
import { defineEndpoints } from './endpoint.ts'
import { pathId } from './path-id.ts'

/**
 * One change by somebody of the back office. `actor` and `on_behalf_of` are such as `admin:1` or `partner:3`; `before`
 * and `after` hold the changed values, never personal data in clear.
 */
export const auditEntrySchema = strictObject({
  audit_id: rowId(),
  at: isoInstant(),
  actor: string().defined(),
  on_behalf_of: string().nullable().defined(),
  action: string().defined(),
  before: mixed().nullable().defined(),
  after: mixed().nullable().defined(),
})
export type AuditEntryView = InferType<typeof auditEntrySchema>

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
  },
  verifyAudit: {
    method: 'GET',
    path: '/api/audit/verify',
    area: 'admin',
    pages: ['user-management'],
    summary: 'Follows the chain of the whole log; answers the first entry that does not fit, or null.',
    masquerade: 'allow',
    response: strictObject({ checked: number().integer().min(0).defined(), broken: rowId().nullable() }),
    limit: 'read',
  },
})
