import { string } from 'yup'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { languageListSchema } from '#src/contract/entities/shared/language-schema.ts'
import { defineEndpoints } from '../endpoint.ts'

export const languageEndpoints = defineEndpoints({
  listLanguages: {
    method: 'POST',
    path: '/api/getLanguages',
    area: 'public',
    summary: 'Languages offered in a country.',
    masquerade: 'allow',
    body: strictObject({ countryCode: string().max(3).defined() }),
    response: strictObject({ data: strictObject({ data: languageListSchema }) }),
    limit: 'read',
  },
})
