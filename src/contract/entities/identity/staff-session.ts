import { string } from '#src/contract/yup.ts'
import { rowId, strictObject } from '../shared/fields.ts'
import { staffWords } from '../support/staff-words.ts'

/** Body of a partner's sign-in. */
export const staffSignInSchema = strictObject({
  email: string().max(254).defined(),
  password: string().max(200).defined(),
})

/** A recovery code with a space after each sign fits. */
export const MOST_CODE_SIGNS = 40

/** Body of POST /api/admin/login; the code of the app is asked for once the password is right. */
export const adminSignInSchema = staffSignInSchema.shape({ code: string().max(MOST_CODE_SIGNS).optional() })

/** Body of POST /api/admin/masquerade: whose place is taken, and why; they are told both. */
export const masqueradeSchema = strictObject({
  kind: string().oneOf(['user', 'merchant']).defined(),
  id: rowId(),
  reason: staffWords(300).trim().min(5, 'rules:reason').defined(),
})
