import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { QuietForm } from '#src/contract/entities/support/csr-acts.ts'
import { AppError } from '#src/contract/errors.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { days } from '#src/contract/rules/time.ts'
import { rulesOf } from '../messages/public/contact-rules.ts'
import { setQuietMode } from '../privacy/set-quiet-mode.ts'
import { found } from '../shared/not-found.ts'

/**
 * Quiet mode on the customer's word. Answers until when.
 * @throws AppError `not_found`; `conflict` where the customer has a longer one: only they end or shorten it
 */
export async function quietCustomer(
  deps: Deps,
  userId: number,
  form: QuietForm,
): Promise<Audited<{ quiet_until: string }>> {
  return transaction(deps, async (deps) => {
    const { quiet_until } = rulesOf(deps.vault, found(await lockCustomer(deps.db, userId)))
    const until = deps.clock.now().getTime() + days(form.days)
    if (quiet_until !== null && Date.parse(quiet_until) > until)
      throw new AppError('conflict', 'The customer is quiet for longer than that already.')
    const set = await setQuietMode(deps, form.days, { user_id: userId })
    return {
      quiet_until: set.quiet_until ?? new Date(until).toISOString(),
      audit: { object: `customer:${userId}`, after: { days: form.days, reason: tidyText(form.reason) } },
    }
  })
}
