import { applicationCareSchema, whatIfAnswerSchema } from '#src/contract/entities/applications/application-care.ts'
import { creditScoreSchema } from '#src/contract/entities/profile/credit-score.ts'
import { listOf, opaqueId, strictObject } from '#src/contract/entities/shared/fields.ts'
import { queryNumber } from '#src/contract/entities/shared/query-number.ts'
import { defineEndpoints } from '../endpoint.ts'

const appParams = strictObject({ appId: opaqueId() })

export const applicationCareEndpoints = defineEndpoints({
  listApplicationCare: {
    method: 'GET',
    path: '/api/application-care',
    area: 'customer',
    owner: 'user_id',
    summary: 'When the next step of each application is expected, and whether the lender may be asked to go on.',
    masquerade: 'allow',
    response: strictObject({ data: listOf(applicationCareSchema) }),
    limit: 'read',
  },
  nudgeApplication: {
    method: 'POST',
    path: '/api/applications/{appId}/nudge',
    area: 'customer',
    owner: 'app_id',
    summary: 'Asks the lender to go on with an application, once a day; sooner answers 429 with Retry-After.',
    masquerade: 'deny',
    params: appParams,
    response: strictObject({ data: applicationCareSchema }),
    limit: 'write',
    audit: 'application.nudge',
  },
  getWhatIf: {
    method: 'GET',
    path: '/api/offers/{appId}/what-if',
    area: 'customer',
    owner: 'app_id',
    summary: 'What another amount, term or income would do to the offers. Nothing is saved and no receipt is left.',
    masquerade: 'allow',
    params: appParams,
    query: strictObject({
      /** The request on the screen, as for the offers. */
      amount: queryNumber(),
      tenure: queryNumber(),
      try_amount: queryNumber(),
      try_tenure: queryNumber(),
      try_income: queryNumber(),
    }),
    response: whatIfAnswerSchema,
    limit: 'read',
  },
  getCreditScore: {
    method: 'GET',
    path: '/api/offers/{appId}/credit-score',
    area: 'customer',
    owner: 'app_id',
    summary: 'The score in use while the consent stands, and what it changed in the offers of this application.',
    masquerade: 'allow',
    params: appParams,
    response: strictObject({ data: creditScoreSchema }),
    limit: 'read',
  },
})
