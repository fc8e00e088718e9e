import { listDisbursalsById } from '#server/db/repositories/applications/disbursals.ts'
import { lockLedger } from '#server/db/repositories/reconciliation/ledger-books.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import type { ByStaffOrNobody } from '#server/session.ts'
import type { DecideChased, Decided, LeftReason, LineSubject } from '#src/contract/entities/reconciliation/ledger.ts'
import { readLedger } from './public/read-ledger.ts'
import { decideOpen } from './shared/decide-open.ts'

/**
 * Decides about loans of the chase list, whichever lender and month each is of. Lenders are taken one after the other, each whole or
 * not at all; a loan that is paid, closed or gone by now is left and named.
 */
export async function decideChased(
  deps: Deps,
  { disbursal_ids, kind, reason }: DecideChased,
  by: ByStaffOrNobody,
): Promise<Audited<Decided>> {
  const asked = new Set(disbursal_ids)
  const parts = await listDisbursalsById(deps.db, disbursal_ids)
  const lenders = [...new Set(parts.map(({ lender_id }) => lender_id))].sort((one, other) => one - other)
  const answers: Decided[] = []
  const found = new Set<number>()
  for (const lenderId of lenders)
    await transaction(deps, async (deps) => {
      await lockLedger(deps.db, lenderId)
      const ledger = await readLedger(deps.db, lenderId)
      for (const [month, open] of ledger.open) {
        const lines = open.flatMap(({ file, own }): LineSubject[] =>
          own !== null && asked.has(own.disbursal_id)
            ? [{ line_id: file?.line_id ?? null, disbursal_id: own.disbursal_id }]
            : [],
        )
        if (lines.length === 0) continue
        answers.push(await decideOpen(deps, lenderId, ledger, { month, lines, kind, reason, reference: undefined }, by))
        for (const { disbursal_id } of lines) if (disbursal_id !== null) found.add(disbursal_id)
      }
    })
  const gone = disbursal_ids.flatMap((disbursal_id) =>
    found.has(disbursal_id) ? [] : [{ line_id: null, disbursal_id }],
  )
  const answer = together(
    gone.length === 0 ? answers : [...answers, { ...NOTHING, left: [{ why: 'gone', lines: gone }] }],
  )
  const { changed, waiting } = answer
  const after = { kind, reason, lines: disbursal_ids.length, changed, waiting }
  return { ...answer, audit: { object: 'chase-list', after } }
}

const NOTHING: Decided = { changed: 0, waiting: 0, decisions: [], left: [] }

function together(answers: readonly Decided[]): Decided {
  const left = new Map<LeftReason, LineSubject[]>()
  for (const { why, lines } of answers.flatMap((answer) => answer.left))
    left.set(why, [...(left.get(why) ?? []), ...lines])
  return {
    changed: answers.reduce((sum, { changed }) => sum + changed, 0),
    waiting: answers.reduce((sum, { waiting }) => sum + waiting, 0),
    decisions: answers.flatMap(({ decisions }) => decisions),
    left: [...left].map(([why, lines]) => ({ why, lines })),
  }
}
