import { brandVersions } from '#server/db/schema/brands.ts'
import { partnerTerms } from '#server/db/schema/earnings.ts'
import { apiKeys, partnerWebhooks, webhookDeliveries } from '#server/db/schema/integration.ts'
import { merchantRequests } from '#server/db/schema/merchants.ts'
import {
  partnerDetails,
  partnerEvidence,
  partnerUsers,
  partners,
  sellingAcknowledgements,
} from '#server/db/schema/partners.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { Values, WithDeps } from './stored.ts'

export const storedBrandVersions = rowsOf(brandVersions, 'brand_version_id')
export const addBrandVersions = additionOf(brandVersions)
export const changeBrandVersions = changeOf(brandVersions)
export const storedPartners = rowsOf(partners, 'partner_id')
export const changePartners = changeOf(partners)
export const addPartners = additionOf(partners)
export const storedPartnerUsers = rowsOf(partnerUsers, 'partner_user_id')
export const changePartnerUsers = changeOf(partnerUsers)
export const removePartnerUsers = removalOf(partnerUsers)
export const storedPartnerDetails = rowsOf(partnerDetails, 'partner_id')
export const changePartnerDetails = changeOf(partnerDetails)
export const storedPartnerEvidence = rowsOf(partnerEvidence, 'evidence_id')
export const removePartnerEvidence = removalOf(partnerEvidence)
export const addPartnerEvidence = additionOf(partnerEvidence)
export const storedPartnerTerms = rowsOf(partnerTerms, 'version_id')
export const storedMerchantRequests = rowsOf(merchantRequests, 'request_id')
export const changeMerchantRequests = changeOf(merchantRequests)
export const storedPartnerWebhooks = rowsOf(partnerWebhooks, 'webhook_id')
export const removePartnerWebhooks = removalOf(partnerWebhooks)
export const addPartnerWebhooks = additionOf(partnerWebhooks)
export const storedWebhookDeliveries = rowsOf(webhookDeliveries, 'delivery_id')
export const removeWebhookDeliveries = removalOf(webhookDeliveries)
export const addWebhookDeliveries = additionOf(webhookDeliveries)
export const storedApiKeys = rowsOf(apiKeys, 'key_id')
export const removeApiKeys = removalOf(apiKeys)
export const storedSellingAcknowledgements = rowsOf(sellingAcknowledgements, 'acknowledgement_id')
export const addSellingAcknowledgements = additionOf(sellingAcknowledgements)

/** As if nobody of the partner had accepted the agreement. */
export const withdrawAgreement = (server: WithDeps, partner_id: number): Promise<void> =>
  removePartnerEvidence(server, { partner_id, step: 'agreement' })

/** A shop that asks to become a partner. */
export async function makeMerchantRequest(
  { deps }: WithDeps,
  facts: Partial<Values<typeof merchantRequests>> & { reference: string },
): Promise<void> {
  await deps.db.insert(merchantRequests).values({ partner: 'cl', request_enc: 'x', ...facts })
}
