import {
  createLegalHold,
  findLiveHold,
  listHoldsOf,
  lockAnyCustomer,
} from '#server/db/repositories/privacy/legal-holds.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaff } from '#server/session.ts'
import { LEGAL_HOLD_MAX_DAYS } from '#src/contract/entities/privacy/legal-hold.ts'
import type { LegalHold, LegalHoldForm } from '#src/contract/entities/privacy/legal-hold.ts'
import { AppError } from '#src/contract/errors.ts'
import { HELD_KINDS } from '#src/contract/retention.ts'
import { addDays, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { findNumberOf } from '../profile/public/referenced-customer.ts'
import { toLegalHold } from './shared/legal-hold-view.ts'

/**
 * Keeps what is named of a customer to the end of a day in India, also what was put aside when they were forgotten.
 * @throws AppError `validation` where nobody has this number, for a day that is over or too far away, and while another
 * hold on the same basis is live
 */
export async function setLegalHold(
  deps: Deps,
  form: LegalHoldForm,
  by: ByStaff,
): Promise<Audited<{ data: LegalHold }>> {
  const now = deps.clock.now()
  const today = istDay(now)
  if (form.until < today || form.until > addDays(today, LEGAL_HOLD_MAX_DAYS))
    throw new AppError('validation', 'Please choose a day from today to a year ahead.', {
      errors: { until: 'rules:legalHold.until' },
    })
  const user_id = await findNumberOf(deps, form.customer)
  return transaction(deps, async (deps) => {
    if (user_id === null || !(await lockAnyCustomer(deps.db, user_id)))
      throw new AppError('validation', 'We have no customer or application with this number.', {
        errors: { customer: 'rules:legalHold.unknown' },
      })
    if ((await listHoldsOf(deps.db, user_id, now)).some(({ basis }) => basis === form.basis))
      throw new AppError('validation', 'There is a legal hold on this basis already.', {
        errors: { basis: 'rules:legalHold.already' },
      })
    const hold_id = await createLegalHold(deps.db, {
      user_id,
      basis: form.basis,
      kinds: HELD_KINDS.every((kind) => form.kinds.includes(kind)) ? null : [...new Set(form.kinds)],
      reason: tidyText(form.reason),
      until: startOfIstDay(addDays(form.until, 1)),
      set_by: by.admin_id,
      set_at: now,
    })
    const made = await findLiveHold(deps.db, hold_id, now)
    if (!made) throw new Error('the hold was not written')
    const data = toLegalHold(made)
    return { data, audit: { object: `customer:${user_id}`, after: { reason: data.reason, until: data.until } } }
  })
}
