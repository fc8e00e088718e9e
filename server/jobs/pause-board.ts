import { seconds } from '#src/contract/rules/time.ts'
import {
  isPausedAt,
  listPausedTargets,
  removePausedTarget,
  savePausedTarget,
} from '../db/repositories/shared/paused-targets.ts'
import type { Deps } from '../deps.ts'

/** How old what is known of other processes may be. */
const READ_EVERY_MS = seconds(1)

/**
 * The targets that the processes on one database leave alone: what this one leaves alone is noted for the others, and forgotten
 * when it is asked again. Answers which are left alone now, by whichever process.
 */
export function createPauseBoard({ db, clock, outgoing }: Deps): () => Promise<string[]> {
  const noted = new Map<string, number>()
  let read: Awaited<ReturnType<typeof listPausedTargets>> = []
  let readAt = -Infinity
  return async () => {
    const rests = outgoing.resting()
    const at = clock.now()
    const now = at.getTime()
    for (const target of noted.keys())
      if (!rests.some((rest) => rest.target === target)) {
        await removePausedTarget(db, target)
        noted.delete(target)
        readAt = -Infinity
      }
    for (const { target, sinceMs, leftMs, openings } of rests) {
      if (noted.get(target) === openings) continue
      await savePausedTarget(db, { target, since: new Date(now - sinceMs), until: new Date(now + leftMs) })
      noted.set(target, openings)
    }
    if (now - readAt >= READ_EVERY_MS) {
      read = await listPausedTargets(db)
      readAt = now
    }
    return read.filter((each) => isPausedAt(each, at)).map(({ target }) => target)
  }
}
