import { listContactRows } from '#server/db/repositories/privacy/contacts.ts'
import type { Deps } from '#server/deps.ts'
import type { ByCustomer } from '#server/session.ts'
import { CONTACT_SUBJECTS } from '#src/contract/entities/privacy/privacy.ts'
import type { Contact } from '#src/contract/entities/privacy/privacy.ts'

/** More than anybody reads on a screen; the file of one's data has them all. */
const MOST = 200

/** Every message and call to the customer, newest first. @param all more than the screen shows */
export async function listContacts(deps: Deps, { all }: { all: boolean }, by: ByCustomer): Promise<Contact[]> {
  return (await listContactRows(deps.db, by.user_id, all ? null : MOST)).map(
    ({ contact_id, channel, purpose, about, at }) => ({
      contact_id,
      channel,
      purpose,
      about: CONTACT_SUBJECTS.find((each) => each === about) ?? 'other',
      at: at.toISOString(),
    }),
  )
}
