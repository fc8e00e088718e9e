import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { listAgreedLoans, listDisbursals } from '#server/db/repositories/applications/disbursals.ts'
import type { Deps } from '#server/deps.ts'
import { noteMatter, settleMatters } from '#server/services/matters/public/note-matter.ts'
import { principalsOf } from '#src/contract/finance/earnings/principal.ts'

/** A loan whose own amount does not follow from what its lender and its statement say is work for staff, until it does. */
export async function notePrincipal(
  deps: Pick<Deps, 'db' | 'clock'>,
  row: Pick<ApplicationRow, 'app_id' | 'lender_id'>,
): Promise<void> {
  const agreed = (await listAgreedLoans(deps.db, [row.app_id])).get(row.app_id)
  const parts = (await listDisbursals(deps.db, row.app_id)).filter(({ kind }) => kind === 'disbursed')
  if (!agreed) return
  if (principalsOf(parts, agreed).every(({ sure }) => sure)) await settleMatters(deps, row, 'principal_unknown')
  else await noteMatter(deps, row, 'principal_unknown')
}
