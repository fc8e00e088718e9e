import { targetKey } from '#server/adapters/outgoing/outgoing.ts'
import { createErasureNotice, listRecipients } from '#server/db/repositories/privacy/erasure-notices.ts'
import type { ErasureNoticeRow, Recipient } from '#server/db/repositories/privacy/erasure-notices.ts'
import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'

/** By which a lender or an insurer knows the person, for as long as it has not answered. */
type Case = Pick<Recipient, 'app_id' | 'reference' | 'lender_reference' | 'lender_slug'>

const place = (requestId: number): string => `erasure_notices.case:${requestId}`

/** Queues that everybody who has these applications is told, before what they know them by is emptied here. */
export async function notifyRecipients(
  deps: Deps,
  { request_id, user_id }: ErasureRow,
  concerns: (recipient: Recipient) => boolean = () => true,
): Promise<void> {
  const now = deps.clock.now()
  for (const recipient of (await listRecipients(deps.db, user_id)).filter(concerns)) {
    const { app_id, reference, lender_reference, lender_slug, kind, lender_id, name } = recipient
    const known: Case = { app_id, reference, lender_reference, lender_slug }
    const { notice_id } = await createErasureNotice(deps.db, {
      request_id,
      kind,
      lender_id,
      name,
      created_at: now,
      case_enc: deps.vault.sealShared(JSON.stringify(known), place(request_id)),
    })
    const target = lender_slug === null ? targetKey('insurer') : targetKey('lender', lender_slug)
    await queueJob(deps.db, 'forget_elsewhere', { notice_id }, now, target)
  }
}

/** Null once it has been answered. */
export const openCase = ({ vault }: Pick<Deps, 'vault'>, { request_id, case_enc }: ErasureNoticeRow): Case | null =>
  case_enc === null ? null : (JSON.parse(vault.openShared(case_enc, place(request_id))) as Case)
