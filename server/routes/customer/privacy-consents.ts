import type { Handlers } from '#server/http/handler.ts'
import { giveConsent } from '#server/services/privacy/give-consent.ts'
import { listConsents } from '#server/services/privacy/list-consents.ts'
import { readConsentText } from '#server/services/privacy/read-consent-text.ts'
import { withdrawConsent } from '#server/services/privacy/withdraw-consent.ts'
import type { consentEndpoints } from '#src/contract/endpoints/customer/privacy-consents.ts'
import { WITHDRAWAL_RULE } from '#src/contract/entities/privacy/withdrawal-rule.ts'

type Rows = typeof consentEndpoints

export const consentRoutes: Handlers<Rows> = {
  listConsents: async ({ deps, by }) => ({ data: await listConsents(deps, by) }),

  getConsentText: ({ params }) => Promise.resolve({ data: readConsentText(params) }),

  giveConsent: async ({ deps, body, by }) => {
    await giveConsent(deps, body, by)
    return { message: 'Your consent is kept.' }
  },

  withdrawConsent: async ({ deps, body, by }) => {
    await withdrawConsent(deps, body.consent_id, by)
    return { message: `Your consent is withdrawn. ${WITHDRAWAL_RULE}` }
  },
}
