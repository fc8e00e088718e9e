import type { Handlers } from '#server/http/handler.ts'
import { applyForCard } from '#server/services/applications/apply-for-card.ts'
import { listCards } from '#server/services/catalogue/list-cards.ts'
import type { cardEndpoints } from '#src/contract/endpoints/customer/catalogue-cards.ts'
import { readIdempotencyKey } from '../idempotency-key.ts'

export const cardRoutes: Handlers<typeof cardEndpoints> = {
  listCreditCards: async ({ deps, query }) => ({ data: await listCards(deps, query.secured ?? null) }),

  applyForCard: ({ deps, params, body, by, request }) =>
    applyForCard(deps, params.cardId, body.consents, {
      ...by,
      idempotencyKey: readIdempotencyKey(request.header('idempotency-key')),
    }),
}
