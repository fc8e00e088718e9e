import type { InferType } from 'yup'
import { staffEmail } from '#src/contract/rules/person/email-schema.ts'
import { safeText, tidyText } from '#src/contract/rules/safe-text.ts'
import { string } from '#src/contract/yup.ts'
import { flag, isoInstant, rowId, strictObject } from '../shared/fields.ts'

/** Longest name of a person of a partner, characters. */
const NAME_MAX = 120

/** A person who signs in to a partner's portal. `status` 1 = may sign in; `owner` 1 = may do everything there. */
export const partnerUserSchema = strictObject({
  partner_user_id: rowId(),
  name: string().defined(),
  email: string().defined(),
  status: flag(),
  owner: flag(),
  /** 1 = the password is still to be chosen, by the link in a mail. */
  invited: flag(),
  created_at: isoInstant(),
})
export type PartnerUser = InferType<typeof partnerUserSchema>

/** Body of POST /api/partners/{id}/users. */
export const partnerUserCreateSchema = strictObject({
  name: safeText(NAME_MAX)
    .required('rules:required')
    .test('not-blank', 'rules:required', (value) => !value || tidyText(value) !== ''),
  email: string()
    .required('rules:required')
    .concat(staffEmail)
    // Mail goes there, so signs that mean something in a mail's head stay out.
    .matches(/^[\w.+'-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'rules:email.invalid')
    .required('rules:required'),
})
export type PartnerUserCreate = InferType<typeof partnerUserCreateSchema>
