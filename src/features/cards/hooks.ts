import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PublicCreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { CARD_CONSENTS, CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import { APPLICATIONS_KEY } from '#src/lib/http/query.ts'
import { applyForCard } from './api.ts'
import { forgetChosen } from './chosen-cards.ts'

/** Applies for a card. Until it is answered every press carries the same key, so that none makes a second application. */
export function useApplyForCard(card: PublicCreditCard) {
  const client = useQueryClient()
  const key = useRef<string | null>(null)
  return useMutation({
    mutationFn: (agreed: boolean) => {
      key.current ??= crypto.randomUUID()
      const consents = CARD_CONSENTS.map((purpose) => ({ purpose, version: CONSENT_VERSIONS[purpose] }))
      return applyForCard(card.category_id, agreed ? consents : [], key.current)
    },
    onSuccess: () => {
      key.current = null
      forgetChosen(card)
      void client.invalidateQueries({ queryKey: APPLICATIONS_KEY })
      void client.invalidateQueries({ queryKey: ['consents'] })
    },
  })
}
