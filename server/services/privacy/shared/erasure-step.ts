import type { ErasureRow } from '#server/db/repositories/privacy/erasure-requests.ts'

export type ErasureStep = 'announced' | 'held' | 'frozen' | 'done'

/** Which news a request that was just taken is. */
export function stepOf({ status, held_for }: ErasureRow): ErasureStep {
  if (status !== 'held') return 'announced'
  return held_for === 'legal_hold' ? 'frozen' : 'held'
}
