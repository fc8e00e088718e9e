import { mixed, string } from 'yup'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { optionSchema } from '#src/contract/entities/profile/option-list.ts'
import { placeSchema } from '#src/contract/entities/profile/place.ts'
import { pincode } from '#src/contract/rules/person/pincode.ts'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { defineEndpoints } from '../endpoint.ts'

export const searchListEndpoints = defineEndpoints({
  getPlace: {
    method: 'GET',
    path: '/api/pincodes/{pincode}',
    area: 'public',
    summary: 'District and state of a pincode; `data` is null for one that the directory does not have.',
    masquerade: 'allow',
    params: strictObject({ pincode: pincode.required() }),
    response: strictObject({ data: placeSchema.nullable().default(null) }),
    limit: 'read',
  },
  listSearchLists: {
    method: 'GET',
    path: '/api/search-list/{language}',
    area: 'public',
    summary: 'Every option list, keyed by its name, as [{id, value}] in English or Hindi.',
    masquerade: 'allow',
    params: strictObject({ language: string<Locale>().oneOf(LOCALES).defined() }),
    response: strictObject({ data: mixed<Record<string, { id: number; value: string }[]>>().defined() }),
    limit: 'read',
  },
  getSearchList: {
    method: 'GET',
    path: '/api/search-list/{language}/{x}',
    area: 'public',
    summary: 'One option list.',
    masquerade: 'allow',
    params: strictObject({ language: string<Locale>().oneOf(LOCALES).defined(), x: string().max(64).defined() }),
    response: strictObject({ data: listOf(optionSchema) }),
    limit: 'read',
  },
})
