import { string } from 'yup'
import { namesFrom } from '#src/contract/entities/applications/application.ts'
import { kfsSchema, proposalNumber } from '#src/contract/entities/offers/kfs.ts'
import { offersAnswerSchema } from '#src/contract/entities/offers/offer.ts'
import { replaySchema } from '#src/contract/entities/offers/replay.ts'
import { FIELD_NAMES } from '#src/contract/entities/privacy/asked-fields.ts'
import { listOf, opaqueId, strictObject } from '#src/contract/entities/shared/fields.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { queryNumber } from '#src/contract/entities/shared/query-number.ts'
import { appParams } from '../app-params.ts'
import { defineEndpoints } from '../endpoint.ts'
import { pathId } from '../path-id.ts'

const lenderParams = strictObject({ appId: opaqueId(), lenderId: pathId() })

const loanQuery = strictObject({ amount: queryNumber(), tenure: queryNumber() })

export const offerEndpoints = defineEndpoints({
  getOffers: {
    method: 'GET',
    path: '/api/offers/{appId}',
    area: 'customer',
    owner: 'app_id',
    summary: 'Every active lender of the product: matched at its true cost, or not matched with the reasons.',
    masquerade: 'allow',
    params: appParams,
    query: loanQuery,
    response: offersAnswerSchema,
    limit: 'read',
  },
  replayOffers: {
    method: 'GET',
    path: '/api/offers/{appId}/replays',
    area: 'customer',
    owner: 'app_id',
    summary: 'The newest lists that were shown, each made again from its receipt: the same, or what differs and why.',
    masquerade: 'allow',
    params: appParams,
    response: strictObject({ data: listOf(replaySchema) }),
    limit: 'read',
  },
  getKfs: {
    method: 'GET',
    path: '/api/offers/{appId}/{lenderId}/kfs',
    area: 'customer',
    owner: 'app_id',
    summary:
      'The indicative Key Fact Statement of one matched offer, issued by the first look. `sends`: what an application by it shares; `missing`: what must be answered first.',
    masquerade: 'allow',
    params: lenderParams,
    query: loanQuery,
    response: strictObject({
      data: kfsSchema,
      sends: namesFrom(FIELD_NAMES).defined(),
      missing: listOf(string().defined()),
    }),
    limit: 'read',
  },
  downloadStatement: {
    method: 'GET',
    path: '/api/statements/{proposalNumber}/file',
    area: 'customer',
    summary: 'A Key Fact Statement that the customer was shown, as a PDF to keep; in the language asked for.',
    masquerade: 'deny',
    params: strictObject({ proposalNumber: proposalNumber() }),
    query: strictObject({ language: string<Locale>().oneOf(LOCALES).optional() }),
    answerKind: 'pdf',
    response: string().defined(),
    limit: 'read',
  },
})
