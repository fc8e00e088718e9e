import type { ForgetAnswer } from '#server/adapters/forget-answer.ts'
import { findErasureNotice, updateErasureNotice } from '#server/db/repositories/privacy/erasure-notices.ts'
import type { ErasureNoticeRow } from '#server/db/repositories/privacy/erasure-notices.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { callLender } from '../shared/lenders/call-lender.ts'
import { openCase } from './shared/notify-recipients.ts'

/**
 * Asks a lender or an insurer to forget a customer who is forgotten here, and keeps what they say; by what they know the
 * person goes then.
 * @throws AppError `lender_unavailable`, `not_available`: the queue tries again.
 */
export async function eraseAtRecipient(deps: Deps, { notice_id }: JobPayloads['forget_elsewhere']): Promise<void> {
  const notice = await findErasureNotice(deps.db, notice_id)
  if (!notice || notice.answered_at !== null) return
  const answer = await askToForget(deps, notice)
  if (!answer) return
  await updateErasureNotice(deps.db, notice_id, {
    answer: answer.result,
    answer_note: answer.note,
    answered_at: deps.clock.now(),
    gave_up_at: null,
    case_enc: null,
  })
}

async function askToForget(deps: Deps, notice: ErasureNoticeRow): Promise<ForgetAnswer | null> {
  const known = openCase(deps, notice)
  if (!known) return null
  const key = `erasure:${notice.notice_id}`
  if (notice.kind === 'insurer') return deps.insurers.forget({ reference: known.reference, insurer: notice.name }, key)
  const { lender_id } = notice
  const { app_id, lender_slug } = known
  if (lender_id === null || lender_slug === null) return null
  return callLender(deps, { lender_id, app_id, operation: 'forget' }, (onTry) =>
    deps.lenders.forget({ ...known, lender_id, lender_slug }, key, onTry),
  )
}
