import { number, string } from 'yup'
import { masqueradeSchema } from '#src/contract/entities/identity/staff-session.ts'
import { isoInstant, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'
import { messageAnswer } from '../plain-answers.ts'

export const adminEndpoints = defineEndpoints({
  reverifyAdmin: {
    method: 'GET',
    path: '/api/admin-reverify',
    area: 'admin',
    summary: 'Verifies the admin session at start-up.',
    masquerade: 'allow',
    response: strictObject({
      adminId: rowId(),
      roleId: number().oneOf([1, 2, 3]).defined(),
      name: string().defined(),
      email: string().defined(),
    }),
    limit: 'read',
  },
  adminLogout: {
    method: 'POST',
    path: '/api/admin/logout',
    area: 'admin',
    summary: 'Ends the admin session and every masquerade that hangs on it.',
    masquerade: 'allow',
    response: messageAnswer,
    limit: 'session',
    audit: 'admin.sign-out',
    auditedApart: true,
  },
  startMasquerade: {
    secondFactor: 'power',
    method: 'POST',
    path: '/api/admin/masquerade',
    area: 'admin',
    pages: ['merchant-management', 'csr-portal'],
    summary:
      "Opens a customer's screens, to look alone, or a merchant's, for 30 minutes; the admin session stays. Customers: roles 1 and 3; merchants: role 1.",
    masquerade: 'deny',
    body: masqueradeSchema,
    response: strictObject({
      token: string().defined(),
      kind: string().oneOf(['user', 'merchant']).defined(),
      name: string().defined(),
      expires_at: isoInstant(),
    }),
    limit: 'login',
    audit: 'masquerade.start',
    auditedApart: true,
  },
  exitMasquerade: {
    secondFactor: 'no',
    method: 'POST',
    path: '/api/admin/masquerade/exit',
    area: 'admin',
    pages: ['merchant-management', 'csr-portal'],
    summary: 'Ends the masquerade sessions of this admin session.',
    masquerade: 'allow',
    response: messageAnswer,
    limit: 'session',
    audit: 'masquerade.exit',
    auditedApart: true,
  },
})
