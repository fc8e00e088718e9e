import { findOpenContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import { listAdminNames } from '#server/db/repositories/identity/admins.ts'
import type { CustomerRow } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { newContactOf } from '#server/services/identity/public/contact-change.ts'
import { ownChangeView } from '#server/services/profile/public/own-contact-change.ts'
import { maskEmail, maskMobile } from '#server/services/shared/lead-contact.ts'
import type { CsrCustomer } from '#src/contract/entities/support/csr.ts'

/** The one that is not over, as staff see it; null without one. */
export async function staffChangeView(deps: Deps, customer: CustomerRow): Promise<CsrCustomer['contact_change']> {
  const row = await findOpenContactChange(deps.db, customer.user_id)
  const contact = row && newContactOf(deps, customer, row)
  if (!contact || (row.state !== 'waiting' && row.state !== 'agreed')) return null
  const names = await listAdminNames(deps.db, [row.asked_by])
  const mask = row.channel === 'mobile' ? maskMobile : maskEmail
  return {
    ...ownChangeView(row),
    destination: mask(contact.destination),
    state: row.state,
    asked_by: names.get(row.asked_by) ?? '',
  }
}
