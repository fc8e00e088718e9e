import { string } from 'yup'
import { bureauFillingSchema } from '#src/contract/entities/profile/bureau-filling.ts'
import { maskedInfoSchema } from '#src/contract/entities/profile/masked-info.ts'
import { ownProfileSchema } from '#src/contract/entities/profile/own-profile.ts'
import { profileUpdateSchema, servedProfileSchema } from '#src/contract/entities/profile/profile-schema.ts'
import { rowId, strictObject } from '#src/contract/entities/shared/fields.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'
import { messageAnswer } from '../plain-answers.ts'

export const profileEndpoints = defineEndpoints({
  getUser: {
    method: 'GET',
    path: '/api/user/{id}',
    area: 'customer',
    owner: 'user_id',
    summary:
      'The profile, PAN and birth date masked; verifies the session. `masquerade_ends_at`: staff look. `identity_due`: first name alone.',
    masquerade: 'allow',
    beforeIdentity: true,
    params: strictObject({ id: pathId() }),
    response: ownProfileSchema,
    limit: 'read',
  },
  updateUser: {
    method: 'POST',
    path: '/api/user/{id}',
    area: 'customer',
    owner: 'user_id',
    summary: 'Saves any subset of the profile. A posted mask means unchanged.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    body: profileUpdateSchema,
    response: strictObject({ data: servedProfileSchema }),
    limit: 'write',
    audit: 'profile.update',
  },
  fillFromBureau: {
    method: 'POST',
    path: '/api/user/{id}/bureau-details',
    area: 'customer',
    owner: 'user_id',
    summary:
      'Fills empty fields of the profile with what the credit bureau has on record for this PAN and the proven number.',
    masquerade: 'deny',
    params: strictObject({ id: pathId() }),
    response: strictObject({ data: servedProfileSchema, filling: bureauFillingSchema }),
    limit: 'write',
    audit: 'profile.fill',
  },
  getMaskInfo: {
    method: 'GET',
    path: '/api/getMaskInfo/{id}',
    area: 'customer',
    owner: 'user_id',
    summary: 'Masked PAN and birth date.',
    masquerade: 'allow',
    params: strictObject({ id: pathId() }),
    response: maskedInfoSchema,
    limit: 'read',
  },
  setLanguage: {
    method: 'POST',
    path: '/api/set-language',
    area: 'customer',
    owner: 'user_id',
    summary: 'Keeps the language for screens, SMS and mail.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({ uid: rowId(), language: string<Locale>().oneOf(LOCALES).defined() }),
    response: messageAnswer,
    limit: 'write',
  },
  verifyIdentity: {
    method: 'POST',
    path: '/api/identity-check',
    area: 'customer',
    owner: 'user_id',
    summary:
      'Compares PAN and birth date (DD/MM/YYYY) with what is stored; until then a returning customer is refused with `identity_needed`.',
    masquerade: 'deny',
    beforeIdentity: true,
    body: strictObject({ pan: string().max(10).defined(), birth_date: string().max(10).defined() }),
    response: messageAnswer,
    limit: 'otp-verify',
    audit: 'identity.check',
  },
})
