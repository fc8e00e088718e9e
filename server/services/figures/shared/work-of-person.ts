import { listWaitingApprovals } from '#server/db/repositories/approvals/approvals.ts'
import { listOpenRuns, newestSentRun } from '#server/db/repositories/figures/work-list.ts'
import { countUnfinished } from '#server/db/repositories/imports/import-batches.ts'
import type { Deps } from '#server/deps.ts'
import { decidableActs } from '#server/services/approvals/public/rule-of.ts'
import { readQueue } from '#server/services/calls/public/queue.ts'
import { checkStanding } from '#server/services/paying/public/second-person.ts'
import type { ImportProfile } from '#src/contract/entities/imports/import-batch.ts'
import type { AwaitingApproval } from './waiting.ts'

/** Promised calls that this person's queue has now: of those who may be called. */
export async function promisedCalls(deps: Deps, adminId: number): Promise<AwaitingApproval> {
  const { waiting } = await readQueue(deps, adminId, ['promised'])
  const [first] = waiting.map(({ since }) => since).sort((one, other) => one.getTime() - other.getTime())
  return { count: waiting.length, oldest: first ?? null }
}

/** Acts of others on which this person may decide; and those that they may agree to from a day on only. */
export async function actsToDecide(deps: Deps, adminId: number): Promise<AwaitingApproval[]> {
  const acts = await decidableActs(deps, await listWaitingApprovals(deps.db), adminId)
  return [acts.filter(({ from }) => from === null), acts.filter(({ from }) => from !== null)].map((some) => {
    const first = some[0]?.row
    const [from = null] = some
      .flatMap((act) => act.from ?? [])
      .toSorted((one, other) => one.getTime() - other.getTime())
    return { count: some.length, oldest: first?.asked_at ?? null, by: first?.asked_by ?? null, from }
  })
}

/** Runs that this person may check, as soon as they have a second factor; or from a day on, where one has just let in the other. */
export async function runsToCheck(deps: Deps, adminId: number): Promise<AwaitingApproval[]> {
  const waits: AwaitingApproval[] = []
  for (const run of await listOpenRuns(deps.db, 'made')) {
    const { problem, from } = await checkStanding(deps, run, adminId)
    if (problem === 'maker') continue
    waits.push({ count: 1, oldest: run.made_at, by: run.made_by, place: { run_id: run.run_id }, from })
  }
  return waits
}

/** Runs that are checked and of which the bank has no file. */
export const runsToSend = async ({ db }: Deps): Promise<AwaitingApproval[]> =>
  (await listOpenRuns(db, 'checked')).map(({ run_id, checked_at, made_by }) => ({
    count: 1,
    oldest: checked_at,
    by: made_by,
    place: { run_id },
  }))

/** Files of a kind that are not written yet, or that have rows to put right. */
export async function filesToFinish(deps: Deps, profile: ImportProfile): Promise<AwaitingApproval> {
  const { count, oldest } = await countUnfinished(deps.db, profile, deps.clock.now())
  if (oldest === null) return { count: 0, oldest: null }
  const { batch_id, file_name, created_by, created_at } = oldest
  // The bank's files are opened from a run.
  const run_id = profile === 'payment_run' ? await newestSentRun(deps.db) : null
  return {
    count,
    oldest: created_at,
    by: created_by,
    about: file_name,
    place: { ...(count === 1 && { batch_id }), ...(run_id !== null && { run_id }) },
  }
}
