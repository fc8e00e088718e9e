import { boolean } from 'yup'
import type { InferType } from 'yup'
import { isoInstant, strictObject } from '../shared/fields.ts'
import { ownContactChangeSchema } from '../support/contact-change.ts'
import { servedProfileSchema } from './profile-schema.ts'

/** What signed-in customers are told of themselves. */
export const ownProfileSchema = strictObject({
  data: servedProfileSchema,
  /** Staff look. */
  masquerade_ends_at: isoInstant().nullable(),
  /** PAN and birth date come first, see `verifyIdentity`; until then `data` has the first name alone. */
  identity_due: boolean().defined(),
  /** Our support was asked to change their sign-in, and they can stop it. */
  contact_change: ownContactChangeSchema.nullable().defined(),
})
export type OwnProfile = InferType<typeof ownProfileSchema>
