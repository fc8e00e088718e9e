import { findDeskPerson } from '#server/db/repositories/support/desk-people.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { DeskShare } from '#src/contract/entities/support/ticket-desk.ts'
import { toDeskShare } from './shared/desk-share.ts'

/** Whether one of the staff takes tickets that are shared out; nobody does who has not said so. */
export async function getDeskShare(deps: Deps, by: ByStaff): Promise<DeskShare> {
  const row = await findDeskPerson(deps.db, by.admin_id)
  return row ? toDeskShare(row) : { taking: false, languages: [...LOCALES], subjects: [] }
}
