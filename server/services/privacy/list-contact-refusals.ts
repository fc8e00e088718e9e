import { sumRefusals } from '#server/db/repositories/privacy/contact-refusals.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import type { ContactRefusal } from '#src/contract/entities/privacy/privacy.ts'
import { REFUSALS_SHOWN_DAYS } from '#src/contract/entities/privacy/refusal-days.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'

/** What did not go out to the customer, and why: counted, the last one first. @param all from the first one on, not those of the last weeks alone */
export async function listContactRefusals(
  { db, clock }: Deps,
  { all }: { all: boolean },
  by: ByCustomer,
): Promise<ContactRefusal[]> {
  const rows = await sumRefusals(
    db,
    by.user_id,
    all ? '1970-01-01' : addDays(istDay(clock.now()), -REFUSALS_SHOWN_DAYS),
  )
  return rows.map(({ last, ...row }) => ({ ...row, last_day: last ?? '' }))
}
