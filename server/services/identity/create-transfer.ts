import { newToken } from '#server/crypto/vault.ts'
import { replaceTransferCode } from '#server/db/repositories/identity/transfer-codes.ts'
import { changeProspectProduct } from '#server/db/repositories/leads/prospects.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { ProductType } from '#src/contract/entities/shared/product-type.ts'
import { getProspect } from '../leads/get-prospect.ts'
import { spendAllowance } from '../shared/rate-rules.ts'

/** How long a code that moves a visit lives, seconds. */
const TRANSFER_LIFE_SECONDS = 300
const MOST_AN_HOUR = 10
const HOUR_SECONDS = 3_600

export interface TransferInput {
  prospectAppId: string
  product_type?: ProductType | undefined
}

/**
 * Mints the code that moves a visit, with the product it is about by now, to another device; only its hash is kept.
 * @throws AppError `not_found` for a visit that is not this browser's, `too_many_requests`
 */
export async function createTransfer(
  deps: Deps,
  { prospectAppId, product_type }: TransferInput,
  by: { sidHash: string | null; userId: number | null },
): Promise<{ code: string; expires_in: number }> {
  const { prospect_app_id } = await getProspect(deps, prospectAppId, by)
  await spendAllowance(deps, `transfer:${prospect_app_id}`, MOST_AN_HOUR, HOUR_SECONDS)
  const code = newToken()
  const now = deps.clock.now()
  const row = {
    code_hash: deps.vault.hashToken(code),
    prospect_app_id,
    expires_at: new Date(now.getTime() + TRANSFER_LIFE_SECONDS * 1000),
    created_at: now,
  }
  await transaction(deps, async (deps) => {
    if (product_type !== undefined) await changeProspectProduct(deps.db, prospect_app_id, product_type)
    await replaceTransferCode(deps.db, row, now)
  })
  return { code, expires_in: TRANSFER_LIFE_SECONDS }
}
