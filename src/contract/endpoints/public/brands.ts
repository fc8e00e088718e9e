import { boolean, string } from 'yup'
import { brandSchema } from '#src/contract/entities/brands/brand-schema.ts'
import { brandInfoSchema } from '#src/contract/entities/partners/brand-info.ts'
import { strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

export const partnerThemeEndpoints = defineEndpoints({
  getPartnerTheme: {
    method: 'GET',
    path: '/api/partner-theme/{code}',
    area: 'public',
    summary: 'Brand of a partner code; an unknown code answers the default brand.',
    masquerade: 'allow',
    params: strictObject({ code: string().max(10).matches(/^\S+$/, 'rules:partnerCode.invalid').defined() }),
    response: strictObject({ data: brandInfoSchema }),
    limit: 'read',
  },
  getBrand: {
    method: 'GET',
    path: '/api/brands/{code}',
    area: 'public',
    summary:
      'Everything that the pages of a brand are drawn with. `known`: false for a code that is none, with the default brand.',
    masquerade: 'allow',
    params: strictObject({ code: string().max(10).matches(/^\S+$/, 'rules:partnerCode.invalid').defined() }),
    response: strictObject({ known: boolean().defined(), brand: brandSchema }),
    limit: 'read',
  },
})
