import { sumRefusals } from '#server/db/repositories/privacy/contact-refusals.ts'
import type { Deps } from '#server/deps.ts'
import type { ContactRefusal } from '#src/contract/entities/privacy/privacy.ts'
import { REFUSALS_SHOWN_DAYS } from '#src/contract/entities/privacy/refusal-days.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'

/** What did not go out to the customer, and why: counted, the last one first. @param since a day in India; null = all */
export async function listContactRefusals(
  { db, clock }: Deps,
  by: { user_id: number },
  since: string | null = addDays(istDay(clock.now()), -REFUSALS_SHOWN_DAYS),
): Promise<ContactRefusal[]> {
  const rows = await sumRefusals(db, by.user_id, since ?? '1970-01-01')
  return rows.map(({ last, ...row }) => ({ ...row, last_day: last ?? '' }))
}
