import { createClosedMonth } from '#server/db/repositories/reconciliation/ledger-months.ts'
import type { Deps } from '#server/deps.ts'
import { sumLedger } from '#src/contract/reconciliation/ledger-sums.ts'
import { seenOf } from '../public/read-ledger.ts'
import type { Ledger } from '../public/read-ledger.ts'

/** Keeps a month as its lines stand, with both sums and a hash of them, which it answers. Whether it may be is asked before. */
export async function freezeMonth(
  { db }: Pick<Deps, 'db'>,
  { lender_id, tolerance, open }: Ledger,
  month: string,
  { admin_id, now }: { admin_id: number | null; now: Date },
): Promise<string> {
  const lines = open.get(month) ?? []
  const hash = seenOf(lines)
  const row = { lender_id, period: month, sums: sumLedger(lines), hash, closed_by: admin_id, closed_at: now }
  await createClosedMonth(db, { ...row, tolerance: { ...tolerance } }, lines)
  return hash
}
