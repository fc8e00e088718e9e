import { number, string } from 'yup'
import { adminSignInSchema, staffSignInSchema } from '#src/contract/entities/identity/staff-session.ts'
import { listOf, rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

export const signInEndpoints = defineEndpoints({
  adminLogin: {
    method: 'POST',
    path: '/api/admin/login',
    area: 'public',
    summary: 'Admin sign-in with e-mail, password and, where there is a second factor, its code.',
    masquerade: 'deny',
    body: adminSignInSchema,
    response: strictObject({
      token: string().defined(),
      adminId: rowId(),
      roleId: number().oneOf([1, 2, 3]).defined(),
      /** Of a second factor that this sign-in has confirmed; they stand nowhere else. */
      recoveryCodes: listOf(string().defined()),
    }),
    limit: 'login',
    audit: 'admin.sign-in',
  },
  partnerLogin: {
    method: 'POST',
    path: '/api/partner/login',
    area: 'public',
    summary: 'Partner sign-in with e-mail and password.',
    masquerade: 'deny',
    body: staffSignInSchema.shape({ partner: string().max(10).optional() }),
    response: strictObject({ token: string().defined(), partnerId: rowId(), merchantId: string().defined() }),
    limit: 'login',
    audit: 'partner.sign-in',
  },
})
