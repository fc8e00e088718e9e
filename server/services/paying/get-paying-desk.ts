import { listRunLines, listRuns } from '#server/db/repositories/paying/payment-runs.ts'
import type { Deps } from '#server/deps.ts'
import type { PayingDesk } from '#src/contract/entities/paying/payment-run.ts'
import { sumPaise, toRupees } from '#src/contract/rules/paise.ts'
import { readCandidates, readyOf, toCandidate } from './shared/candidates.ts'
import { toRunRow } from './shared/run-view.ts'

/** All runs, and what the next one would pay, with whom it leaves out and why. */
export async function getPayingDesk(deps: Deps): Promise<PayingDesk> {
  const candidates = await readCandidates(deps)
  const runs = await listRuns(deps.db)
  const lines = await listRunLines(
    deps.db,
    runs.map(({ run_id }) => run_id),
  )
  return {
    candidates: candidates.map(toCandidate),
    total: toRupees(sumPaise(readyOf(candidates).map(({ amount }) => amount))),
    runs: runs.map((run) =>
      toRunRow(
        run,
        lines.filter(({ run_id }) => run_id === run.run_id),
      ),
    ),
  }
}
