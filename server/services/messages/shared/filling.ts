import { findFacts } from '#server/db/repositories/messages/application-facts-of.ts'
import type { AudienceMember } from '#server/db/repositories/messages/campaigns.ts'
import { findCustomer, openField } from '#server/db/repositories/profile/customers.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import type { Filling } from '../public/campaign-text.ts'

/** What stands in the places of a text for somebody of an audience; null where they are gone. */
export async function fillingFor(
  deps: Deps,
  { user_id, app_id }: { user_id: number; app_id: AudienceMember['app_id'] | null },
  code: string,
  known?: CustomerRow,
): Promise<Filling | null> {
  const row = known ?? (await findCustomer(deps.db, user_id))
  if (!row || row.deleted_at !== null) return null
  const facts = app_id === null ? null : await findFacts(deps.db, app_id)
  return {
    brand: row.partner,
    code,
    reference: facts?.reference ?? '',
    moved_at: facts?.moved_at ?? null,
    status: facts?.status ?? null,
    first_name: openField(deps.vault, row, 'first_name'),
  }
}
