import type { Deps } from '#server/deps.ts'
import { hourOf } from '../audit/public/anchors.ts'
import { nextMaking, queueChecking, queueMaking } from './shared/sums-clock.ts'

/** The next making of sums, and this hour's check; queued anew they are the same ones. */
export async function queueSums(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  await queueMaking(deps, nextMaking(now))
  await queueChecking(deps, hourOf(now))
}
