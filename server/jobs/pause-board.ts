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
  /**
   * What is noted here and stands there no more, somebody wants to be tried now, or another process has found to answer: here, too,
   * one call finds out. What has failed once more meanwhile is noted anew with the next look.
   */
  const tryWhatIsGone = () => {
    for (const { target, openings } of outgoing.resting())
      if (noted.get(target) === openings && !read.some((row) => row.target === target)) outgoing.tryNow(target)
  }
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
      tryWhatIsGone()
    }
    return read.filter((each) => isPausedAt(each, at)).map(({ target }) => target)
  }
}
