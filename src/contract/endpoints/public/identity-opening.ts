import { mixed, number, string } from 'yup'
import { listOf, strictObject } from '#src/contract/entities/shared/fields.ts'
import { PAGE_KEYS } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { defineEndpoints } from '../endpoint.ts'

export const openingEndpoints = defineEndpoints({
  openPage: {
    method: 'GET',
    path: '/api/opening',
    area: 'public',
    summary:
      'What a page asks for as it opens, answered together: the kept values, the session, and the calls of its screen, each with the address and the status that it has when it is asked for alone.',
    masquerade: 'allow',
    query: strictObject({ page: string<PageKey>().oneOf(PAGE_KEYS).defined() }),
    response: strictObject({
      answers: listOf(
        strictObject({ address: string().defined(), status: number().integer().defined(), body: mixed().nullable() }),
      ),
    }),
    limit: 'session',
  },
})
