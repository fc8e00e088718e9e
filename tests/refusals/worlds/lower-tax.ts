import { listNotedLowerTax } from '#server/db/repositories/earnings/lower-tax.ts'
import { findPartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { noteLowerTax } from '#server/services/paying/note-lower-tax.ts'
import { noteEvidence } from '#server/services/shared/partners/evidence.ts'
import { openProfile } from '#server/services/shared/partners/partner-details.ts'
import type { World } from '../credentials.ts'

let noted = 0

/** An order of the tax office that nobody has noted. */
export const lowerTax = () => ({
  number: `LOWER${String((noted += 1)).padStart(5, '0')}`,
  tds_percent: 0.5,
  limit_amount: 100_000,
  from_day: '2020-04-01',
  to_day: '2021-03-31',
  evidence: 'Seen on the tax portal',
})

/** One of partner A's. Answers its number in the database. */
export async function freshLowerTax({ server: { deps } }: World): Promise<number> {
  // Other calls correct the PAN, and nobody has a lower rate without one that is checked.
  const { pan = '' } = openProfile(deps.vault, await findPartnerDetails(deps.db, 1))
  await noteEvidence(deps, 1, { step: 'pan', value: pan, state: 'checked', by: { admin_id: 1 } })
  await noteLowerTax(deps, 1, lowerTax(), { admin_id: 1 })
  const [newest] = await listNotedLowerTax(deps.db, 1)
  return newest?.row.certificate_id ?? 0
}
