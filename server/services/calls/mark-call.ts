import { findReviewed, updateCall } from '#server/db/repositories/calls/calls.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import type { CallMark, MarkCallForm } from '#src/contract/entities/calls/call.ts'
import { AppError } from '#src/contract/errors.ts'
import { CALL_FATALS, checksOf, isOutOfHours, markOf } from '#src/contract/rules/contact/call-review.ts'
import { found } from '../shared/not-found.ts'

/**
 * How a call went that was drawn for a second look, line by line. One that was begun out of hours says so itself.
 * @throws AppError `not_found` of one that was not; `conflict` of one's own
 */
export async function markCall(
  deps: Deps,
  callId: number,
  form: MarkCallForm,
  by: ByStaff,
): Promise<Audited<{ mark: CallMark }>> {
  return transaction(deps, async (deps) => {
    const call = found(await findReviewed(deps.db, callId))
    if (call.admin_id === by.admin_id) throw new AppError('conflict', 'Somebody else looks at your own call.')
    const late = isOutOfHours(call.started_at ?? call.taken_at)
    const heard = checksOf(call.purpose).filter((check) => form[check])
    const fatal = CALL_FATALS.filter((each) => (each === 'out_of_hours' ? late : form[each]))
    const mark = markOf(call.purpose, heard, fatal)
    await updateCall(deps.db, callId, {
      heard,
      fatal,
      mark,
      marked_by: by.admin_id,
      marked_at: deps.clock.now(),
    })
    return { mark, audit: { object: `call:${callId}`, after: { mark } } }
  })
}
