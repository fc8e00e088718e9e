import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { lockOpenRequest, noteDecision } from './shared/merchant-decision.ts'
import { openRequest, sealRequest } from './shared/sealed-merchant-request.ts'

/**
 * Declines a request; the applicant is told why.
 * @throws AppError `not_found`; `conflict` when it is decided already
 */
export async function declineMerchantRequest(
  deps: Deps,
  requestId: number,
  reason: string,
  by: ByStaff,
): Promise<Audited> {
  return transaction(deps, async (deps) => {
    const row = await lockOpenRequest(deps.db, requestId)
    const request = { ...openRequest(deps.vault, row), reason: tidyText(reason) }
    const request_enc = sealRequest(deps.vault, row.reference, request)
    await noteDecision(deps, requestId, { status: 'declined', request_enc, decided_by: by.admin_id })
    return {
      audit: {
        object: `merchant-request:${row.reference}`,
        before: { status: 'open' },
        after: { status: 'declined', reason },
      },
    }
  })
}
