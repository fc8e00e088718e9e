import { findPartnerPeople, findStaffPeople } from '#server/db/repositories/staff/people.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { isAdminRole } from '#src/contract/admin-roles.ts'
import { MOST_PEOPLE } from '#src/contract/entities/staff/people.ts'
import type { People } from '#src/contract/entities/staff/people.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import type { Looker } from '../audit/record-access.ts'
import { findCustomers } from '../callers/find-customers.ts'
import { liveSessions } from '../identity/public/live-sessions.ts'

/** A shorter text would list everybody. */
const LEAST = 3

/**
 * Everybody whom a typed text stands for. Customers as in the CSR portal: by the whole of a number, an address or a PAN,
 * and without their name. People of partners and of ours by a part of the name or the address.
 * @throws AppError `too_many_requests`
 */
export async function findPeople(deps: Deps, typed: string, by: Looker): Promise<Audited<People>> {
  const { found: customers, audit } = await findCustomers(deps, typed, by)
  const text = tidyText(typed)
  if (text.length < LEAST) return { customers, partners: [], staff: [], audit }
  const partners = await findPartnerPeople(deps.db, text, MOST_PEOPLE)
  const staff = await findStaffPeople(deps.db, text, MOST_PEOPLE)
  const theirs: People['partners'] = []
  for (const { user, partner } of partners)
    theirs.push({
      partner_user_id: user.partner_user_id,
      partner_id: partner.partner_id,
      partner: partner.name,
      name: user.name,
      email: user.email,
      owner: user.owner === 1,
      on: user.status === 1 && partner.status === 1,
      sessions: (await liveSessions(deps, 'partner', user.partner_user_id)).length,
    })
  return {
    customers,
    partners: theirs,
    staff: staff.map(({ admin_id, name, email, role_id, state }) => ({
      admin_id,
      name,
      email,
      state,
      role_id: isAdminRole(role_id) ? role_id : 3,
    })),
    audit: { after: { found: customers.length + partners.length + staff.length } },
  }
}
