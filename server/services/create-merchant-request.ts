import { findBrand } from '#src/contract/brands/find-brand.ts'
import type { MerchantRequest } from '#src/contract/entities/merchant-request.ts'
import { referenceOf } from '../crypto/new-reference.ts'
import { createMerchantRequestRow, findMerchantRequest } from '../db/repositories/merchant-requests.ts'
import type { Deps } from '../deps.ts'

/**
 * Takes down who wants to sell through us. The reference follows from PAN and mobile number, so that the same person
 * asking twice has one request, and nobody learns from the answer whether somebody had asked before. What was sent first
 * stays: a stranger who knows both must not be able to change the bank account. After a decision a new request counts.
 */
export async function createMerchantRequest(
  deps: Deps,
  { partner, ...request }: MerchantRequest & { partner?: string | undefined },
): Promise<{ reference: string }> {
  const person = `${request.pan.toUpperCase()}:${request.phone}`
  for (let round = 1; ; round += 1) {
    const reference = referenceOf('MR', deps.vault.index('merchant-request', `${person}:${round}`))
    const created = await createMerchantRequestRow(deps.db, {
      reference,
      partner: findBrand(partner).code,
      request_enc: deps.vault.sealShared(JSON.stringify(request), `merchant_requests:${reference}`),
      created_at: deps.clock.now(),
    })
    if (created || (await findMerchantRequest(deps.db, reference))?.status === 'open') return { reference }
  }
}
