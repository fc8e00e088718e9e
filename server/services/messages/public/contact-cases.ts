import { readContactFacts } from '#server/db/repositories/privacy/contact-facts.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { ContactCase, PastContact } from '#src/contract/rules/contact/may-contact.ts'
import { days } from '#src/contract/rules/time.ts'
import { rulesOf } from './contact-rules.ts'

/** Whatever sells counts for a week. */
const OFFERS_COUNT = days(7)
/** What the register said counts for a day: it changes every day. */
const LOOK_COUNTS = days(1)

/** What decides whether these customers may be contacted, by their numbers; as many questions for one as for a thousand. */
export async function readContactCases(
  { db, vault, clock }: Deps,
  rows: readonly CustomerRow[],
): Promise<Map<number, ContactCase>> {
  const before = (span: number) => new Date(clock.now().getTime() - span)
  const facts = await readContactFacts(db, rows, { sent: before(OFFERS_COUNT), looked: before(LOOK_COUNTS) })
  const past = new Map<number, PastContact[]>()
  for (const { user_id, channel, purpose, at, ending, app_id } of facts.past) {
    const own = past.get(user_id) ?? []
    own.push({ channel, purpose, at, ending, lead: app_id })
    past.set(user_id, own)
  }
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        rules: rulesOf(vault, row),
        erased: row.deleted_at !== null,
        reachable: { phone: row.phone_verified, email: row.email_verified },
        registered: facts.looked.get(row.phone_index ?? '')?.registered ?? null,
        bounced_at: facts.bounced.get(row.user_id) ?? null,
        erasing: facts.erasing.has(row.user_id),
        complaint: facts.complaining.has(row.user_id),
        past: past.get(row.user_id) ?? [],
      },
    ]),
  )
}
