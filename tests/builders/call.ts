import { calls } from '#server/db/schema/calls.ts'
import { contactRefusals, contacts } from '#server/db/schema/privacy.ts'
import { additionOf, changeOf, removalOf, rowsOf } from './stored.ts'
import type { Values, WithDeps } from './stored.ts'

export const storedCalls = rowsOf(calls, 'call_id')
export const changeCalls = changeOf(calls)
export const removeCalls = removalOf(calls)
export const storedContacts = rowsOf(contacts, 'contact_id')
export const removeContacts = removalOf(contacts)
export const addContacts = additionOf(contacts)
export const storedContactRefusals = rowsOf(contactRefusals, 'day')
export const addContactRefusals = additionOf(contactRefusals)

/** A call about papers that somebody of the staff has taken just now, for ten minutes. Answers its number. */
export async function makeCall(
  { deps }: WithDeps,
  facts: Partial<Values<typeof calls>> & { user_id: number; app_id: string; admin_id: number },
): Promise<number> {
  const now = deps.clock.now()
  const [call] = await deps.db
    .insert(calls)
    .values({
      why: 'documents',
      purpose: 'service',
      promised: false,
      taken_at: now,
      leased_until: new Date(now.getTime() + 600_000),
      ...facts,
    })
    .returning()
  return call?.call_id ?? 0
}
