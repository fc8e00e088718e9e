import { string } from '#src/contract/yup.ts'
import { rowId, strictObject } from '../shared/fields.ts'

/** Body of POST /api/admin/login. */
export const staffSignInSchema = strictObject({
  email: string().max(254).defined(),
  password: string().max(200).defined(),
})

/** Body of POST /api/admin/masquerade: whose place is taken, and why; they are told both. */
export const masqueradeSchema = strictObject({
  kind: string().oneOf(['user', 'merchant']).defined(),
  id: rowId(),
  reason: string().trim().min(5, 'rules:reason').max(300).defined(),
})
