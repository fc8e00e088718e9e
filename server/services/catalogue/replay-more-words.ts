import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { replayWaitingWords } from './replay-waiting-words.ts'

/** Between two parts others have their turn. */
const PART = 100

/** Takes the next reports that waited for the words of a version, and queues itself until none is left. */
export async function replayMoreWords(deps: Deps, payload: JobPayloads['replay_words']): Promise<void> {
  const { lender_id, version_id, after } = payload
  const { next } = await replayWaitingWords(deps, lender_id, { after, most: PART })
  if (next !== null) await queueJob(deps.db, 'replay_words', { lender_id, version_id, after: next }, deps.clock.now())
}
