import type { Handlers } from '#server/http/handler.ts'
import { giveConsent } from '#server/services/privacy/give-consent.ts'
import { listConsents } from '#server/services/privacy/list-consents.ts'
import { readConsentText } from '#server/services/privacy/read-consent-text.ts'
import { withdrawConsent } from '#server/services/privacy/withdraw-consent.ts'
import type { consentEndpoints } from '#src/contract/endpoints/customer/privacy-consents.ts'
import { WITHDRAWAL_RULE } from '#src/contract/entities/privacy/withdrawal-rule.ts'

type Rows = typeof consentEndpoints

export const consentRoutes: Handlers<Rows> = {
  listConsents: async ({ deps, session }) => ({ data: await listConsents(deps, session) }),

  getConsentText: ({ params }) => Promise.resolve({ data: readConsentText(params) }),

  giveConsent: async ({ deps, body, session, request }) => {
    await giveConsent(deps, body, { user_id: session.user_id, ip: request.ip })
    return { message: 'Your consent is kept.' }
  },

  withdrawConsent: async ({ deps, body, session, request }) => {
    await withdrawConsent(deps, body.consent_id, { user_id: session.user_id, ip: request.ip })
    return { message: `Your consent is withdrawn. ${WITHDRAWAL_RULE}` }
  },
}
