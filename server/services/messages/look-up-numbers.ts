import { keepLooks } from '#server/db/repositories/privacy/contact-facts.ts'
import { openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { mayContact } from '#src/contract/rules/contact/may-contact.ts'
import type { ContactAsk } from '#src/contract/rules/contact/may-contact.ts'
import { readContactCases } from './public/contact-cases.ts'

/** So many numbers are asked about at once. */
const AT_ONCE = 500

/**
 * Asks the register of people who want nothing sold to them about those of these customers of whom nothing else says no,
 * and about whose number it was not asked within the last day. Whatever sells by phone asks this before it asks the rule.
 * @throws AppError `not_available` where the register does not answer: those stay unchecked, and get nothing
 */
export async function lookUpNumbers(deps: Deps, rows: readonly CustomerRow[], ask: ContactAsk): Promise<void> {
  if (ask.purpose === 'service' || ask.channel === 'email') return
  const now = deps.clock.now()
  const cases = await readContactCases(deps, rows)
  const unknown = rows.filter(({ user_id }) => {
    const verdict = mayContact(cases.get(user_id) ?? never(user_id), ask, now)
    return !verdict.may && verdict.reason === 'unchecked'
  })
  for (let at = 0; at < unknown.length; at += AT_ONCE) {
    const some = unknown.slice(at, at + AT_ONCE).flatMap((row) => {
      const number = openField(deps.vault, row, 'mobile_phone_number')
      return row.phone_index === null ? [] : [{ number, phone_index: row.phone_index }]
    })
    const { scrub_id, registered } = await deps.numberRegister.look(some.map(({ number }) => number))
    await keepLooks(
      deps.db,
      some.map(({ number, phone_index }) => ({
        phone_index,
        scrub_id,
        found_at: now,
        registered: registered.has(number),
      })),
    )
  }
}

function never(userId: number): never {
  throw new Error(`customer ${userId} has no case`)
}
