import { countOpenWork } from '#server/db/repositories/staff/open-work.ts'
import { listStaffRows } from '#server/db/repositories/staff/staff.ts'
import type { Deps } from '#server/deps.ts'
import type { ByStaff } from '#server/session.ts'
import { factorRequired } from '../identity/public/second-factor.ts'
import { toStaffMember } from './public/staff-view.ts'

/** Everybody who works in the back office, is invited to, or did. */
export async function listStaff(deps: Deps, by: ByStaff) {
  const rows = await listStaffRows(deps.db, deps.clock.now())
  const work = await countOpenWork(deps.db)
  const people = []
  for (const row of rows) people.push(await toStaffMember(deps, row, { byId: by.admin_id, work }))
  return { people, factor_required: factorRequired(deps, 1) }
}
