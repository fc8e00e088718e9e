import { listRunLines, listRuns, updateRun } from '#server/db/repositories/paying/payment-runs.ts'
import { callOffPaymentRun } from '#server/services/paying/call-off-payment-run.ts'
import { getPayingDesk } from '#server/services/paying/get-paying-desk.ts'
import { makePaymentRun } from '#server/services/paying/make-payment-run.ts'
import { returnRunLine } from '#server/services/paying/return-run-line.ts'
import { sendPaymentRun } from '#server/services/paying/send-payment-run.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { checkedAccount } from '#tests/server/services/earnings/payout-book.ts'
import type { World } from '../credentials.ts'
import { freshPayout } from './payouts.ts'
import { knownCode } from './staff.ts'

/** A line of partner A that waits to be paid, and no run that holds any. Answers what the next run would send. */
export async function freshTotal(world: World): Promise<{ total: number }> {
  const { deps, clock } = world.server
  for (const { run_id, state } of await listRuns(deps.db)) {
    if (state === 'made' || state === 'checked')
      await callOffPaymentRun(deps, run_id, 'Another one is made', { admin_id: 1 })
    if (state === 'sent')
      for (const line of await listRunLines(deps.db, [run_id]))
        if (line.state === 'sent')
          await returnRunLine(
            deps,
            line.line_id,
            { day: istDay(clock.now()), reason: 'Account is closed' },
            { admin_id: 1 },
          )
  }
  await freshPayout(world, 'approved')
  await checkedAccount(world.server)
  const { total } = await getPayingDesk(deps)
  return { total }
}

/** A run of partner A. Answers its number and that of its line. */
export async function freshRun(
  world: World,
  state: 'made' | 'checked' | 'sent' = 'made',
): Promise<{ run_id: number; line_id: number; hash: string }> {
  const { deps, clock } = world.server
  const { run_id, hash } = await makePaymentRun(deps, await freshTotal(world), { admin_id: null })
  if (state !== 'made') await updateRun(deps.db, run_id, { state: 'checked', checked_at: clock.now() })
  if (state === 'sent') await sendPaymentRun(deps, run_id, istDay(clock.now()), { admin_id: null })
  const [line] = await listRunLines(deps.db, [run_id])
  return { run_id, line_id: line?.line_id ?? 0, hash }
}

/** A run, and a code by which any administrator could check it. */
export async function freshRunToCheck(world: World): Promise<{ run_id: number; hash: string; code: string }> {
  const { run_id, hash } = await freshRun(world)
  return { run_id, hash, code: await knownCode(world) }
}
