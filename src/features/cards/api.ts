import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import type { ConsentGiven } from '#src/contract/entities/privacy/consent.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { call } from '#src/lib/http/http.ts'
import { i18n } from '#src/lib/i18n.ts'

/** Cards on offer, in their fixed order. @throws ApiError, also for an answer that is no list */
export async function listCards(signal: AbortSignal): Promise<PublicCreditCard[]> {
  const { data } = await call('listCreditCards', { signal })
  if (!Array.isArray(data) || data.some((card) => !Array.isArray(card.marketing_bullets)))
    throw new ApiError(200, 'bad_answer', i18n.t('errors:bad_answer'))
  return data
}

/** Notes the application, or answers the one that is open already: the same address either way. */
export const applyForCard = (cardId: number, consents: ConsentGiven[], idempotencyKey: string) =>
  call('applyForCard', {
    params: { cardId },
    body: { consents },
    headers: { 'Idempotency-Key': idempotencyKey },
  })
