import type { CallEnding } from './call-endings.ts'

/** So many in a hundred calls are looked at again. */
const REVIEW_PERCENT = 3

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** 0 to 2^32 - 1, spread evenly: FNV-1a, and a last mixing for its high bits. */
function drawOf(text: string): number {
  let hash = FNV_START
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), FNV_PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * Is this call looked at again? Every complaint, and three in a hundred of the others, drawn by a seed that nobody on the
 * phone knows: the same call is always drawn, or never.
 */
export const isForReview = (seed: string, callId: number, ending: CallEnding): boolean =>
  ending === 'complaint' || drawOf(`${seed}:${callId}`) < (2 ** 32 * REVIEW_PERCENT) / 100
