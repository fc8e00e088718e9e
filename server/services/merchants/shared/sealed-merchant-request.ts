import type { Vault } from '#server/crypto/vault.ts'
import type { MerchantRequest } from '#src/contract/entities/merchants/merchant-request.ts'

/** What somebody asked with, and why it was declined. */
export type SealedRequest = MerchantRequest & { reason?: string }

const place = (reference: string): string => `merchant_requests:${reference}`

export const sealRequest = (vault: Vault, reference: string, request: SealedRequest): string =>
  vault.sealShared(JSON.stringify(request), place(reference))

export const openRequest = (
  vault: Vault,
  { reference, request_enc }: { reference: string; request_enc: string },
): SealedRequest => JSON.parse(vault.openShared(request_enc, place(reference))) as SealedRequest
