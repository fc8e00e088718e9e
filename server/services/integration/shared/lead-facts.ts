import type { Audited } from '#server/services/shared/audited.ts'
import { maskMobile } from '#server/services/shared/lead-contact.ts'
import type { ApiLeadCreate } from '#src/contract/endpoints/public/integration.ts'
import type { ApiLead } from '#src/contract/entities/integration/partner-integration.ts'
import type { ApiCaller } from '../authenticate-api-key.ts'

export interface ApiLeadAnswer {
  /** `ended`: the repeated call has come to nothing meanwhile; its lead says how. */
  outcome: 'pending' | 'yours' | 'refused' | 'ended'
  /** Null where the person has said no to the partner: nothing is kept. */
  lead: ApiLead | null
}

/** The answer to a lead that a partner's system named, with what the activity log says of it. */
export const withLeadFacts = (
  answer: ApiLeadAnswer,
  { mobile, product_type, consent_text_version }: ApiLeadCreate,
  { key_id, partner_id, sandbox }: ApiCaller,
): Audited<ApiLeadAnswer> => ({
  ...answer,
  audit: {
    actor: `api-key:${key_id}`,
    object: `partner:${partner_id}`,
    after: { sandbox, mobile: maskMobile(mobile), product_type, consent_text_version, outcome: answer.outcome },
  },
})
