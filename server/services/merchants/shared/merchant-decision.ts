import { decideMerchantRequest, lockMerchantRequest } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { MerchantRequestRow } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import { found } from '#server/services/shared/not-found.ts'
import { AppError } from '#src/contract/errors.ts'

export async function lockOpenRequest(db: Tx, requestId: number): Promise<MerchantRequestRow> {
  const row = found(await lockMerchantRequest(db, requestId))
  if (row.status !== 'open') throw new AppError('conflict', 'This request has been decided already.')
  return row
}

export async function noteDecision(
  deps: Deps,
  requestId: number,
  decision: Partial<Pick<MerchantRequestRow, 'status' | 'partner_id' | 'request_enc' | 'decided_by'>>,
): Promise<void> {
  const now = deps.clock.now()
  await decideMerchantRequest(deps.db, requestId, { ...decision, decided_at: now })
  await queueJob(deps.db, 'tell_merchant', { request_id: requestId }, now)
}
