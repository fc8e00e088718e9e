import { getKfs } from '#server/services/offers/get-kfs.ts'
import { getStatementFile } from '#server/services/offers/get-statement-file.ts'
import { listOffers } from '#server/services/offers/list-offers.ts'
import { replayOfferLists } from '#server/services/offers/replay-offer-lists.ts'
import type { offerEndpoints } from '#src/contract/endpoints/customer/offers.ts'
import { numberIn } from '#src/contract/entities/shared/query-number.ts'
import type { Handlers } from '../../http/handler.ts'

type Rows = typeof offerEndpoints

const wishIn = (query: { amount?: string | undefined; tenure?: string | undefined }) => ({
  amount: numberIn(query.amount),
  tenure_months: numberIn(query.tenure),
})

export const offerRoutes: Handlers<Rows> = {
  getOffers: ({ deps, params, query, by }) => listOffers(deps, params.appId, wishIn(query), by),

  replayOffers: async ({ deps, params, by }) => ({
    data: await replayOfferLists(deps, params.appId, by),
  }),

  getKfs: ({ deps, params, query, by }) => getKfs(deps, params.appId, params.lenderId, wishIn(query), by),

  downloadStatement: async ({ deps, params, query, by, header }) => {
    const language = query.language ?? by.language
    const file = await getStatementFile(deps, params.proposalNumber, { ...by, language })
    header('content-disposition', `attachment; filename="${params.proposalNumber}-${language}.pdf"`)
    header('content-language', language)
    return file
  },
}
