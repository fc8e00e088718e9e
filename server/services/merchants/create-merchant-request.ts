import { referenceOf } from '#server/crypto/new-reference.ts'
import { createMerchantRequestRow, findMerchantRequest } from '#server/db/repositories/merchants/merchant-requests.ts'
import { markReferralApplied } from '#server/db/repositories/partners/referrals.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { MerchantRequest } from '#src/contract/entities/merchants/merchant-request.ts'
import { tidyPan } from '#src/contract/rules/person/pan.ts'
import { sealRequest } from './shared/sealed-merchant-request.ts'

/**
 * Takes down who wants to sell through us. The reference follows from PAN and mobile number, so that the same person
 * asking twice has one request, and nobody learns from the answer whether somebody had asked before. What was sent first
 * stays: a stranger who knows both must not be able to change the bank account. After a decision a new request counts.
 * @param input.ref code of the invitation in the address: whoever sent it can follow how far it came
 */
export async function createMerchantRequest(
  deps: Deps,
  { partner, ref, ...request }: MerchantRequest & { partner?: string | undefined; ref?: string | undefined },
): Promise<{ reference: string }> {
  const person = `${tidyPan(request.pan)}:${request.phone}`
  for (let round = 1; ; round += 1) {
    const reference = referenceOf('MR', deps.vault.index('merchant-request', `${person}:${round}`))
    const now = deps.clock.now()
    const created = await transaction(deps, async (deps) => {
      const isNew = await createMerchantRequestRow(deps.db, {
        reference,
        partner: deps.brands.find(partner).code,
        request_enc: sealRequest(deps.vault, reference, request),
        created_at: now,
      })
      if (isNew && ref !== undefined) await markReferralApplied(deps.db, ref, reference, now)
      return isNew
    })
    if (created || (await findMerchantRequest(deps.db, reference))?.status === 'open') return { reference }
  }
}
