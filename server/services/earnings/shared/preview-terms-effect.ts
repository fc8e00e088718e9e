import { lockPayouts } from '#server/db/repositories/earnings/payouts.ts'
import { listOpenGroups } from '#server/db/repositories/earnings/versions.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { TermsEffect } from '#src/contract/entities/earnings/terms.ts'
import { sumPaise, toRupees } from '#src/contract/rules/paise.ts'
import { inPaise, statementNow } from '../public/statement-now.ts'
import type { Proposed } from '../public/statement-now.ts'

/** What proposed terms or slabs would change of lines that are not approved yet. Saves nothing. */
export async function previewTermsEffect(
  deps: Deps,
  of: { partner_id?: number; lender_id?: number; since: Date },
  proposed: Proposed,
): Promise<TermsEffect> {
  return transaction(deps, async (deps) => {
    const { db } = deps
    const changed = []
    for (const group of await listOpenGroups(db, of)) {
      const payouts = await lockPayouts(db, group.partner_id)
      const lines = (await statementNow(db, payouts, group, proposed)).filter(({ row }) => row.status === 'accrued')
      changed.push(...lines.map(({ row, amounts }) => ({ before: row.gross, after: inPaise(amounts).gross })))
    }
    const differ = changed.filter(({ before, after }) => before !== after)
    return {
      lines: differ.length,
      before: toRupees(sumPaise(differ.map(({ before }) => before))),
      after: toRupees(sumPaise(differ.map(({ after }) => after))),
    }
  })
}
