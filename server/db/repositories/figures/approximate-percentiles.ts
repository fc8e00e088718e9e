/** Steps of the scale on which times are counted: each is a twentieth longer than the one before. */
export const STEPS = 20

interface Step {
  /** By `stepOf`. */
  at: number
  n: number
}

const stepOf = (ms: number): number => Math.floor(Math.log(Math.max(ms, 1)) * STEPS)
/** The middle of a step, milliseconds. */
const told = (step: number): number => Math.round(Math.exp((step + 0.5) / STEPS))

/**
 * The median and the 95th of 100 times from how many fell on each step: never more than 2.6 % beside the very call's.
 * `limit`: the time that those were given which were given up; it is told as it is.
 */
export function approximatePercentiles(
  list: readonly Step[],
  limit: number | null,
): { p50: number | null; p95: number | null; near: 1 } {
  const waited = list.toSorted((a, b) => a.at - b.at)
  const all = waited.reduce((sum, { n }) => sum + n, 0)
  const at = (share: number): number | null => {
    let seen = 0
    const found = waited.find(({ n }) => (seen += n) >= share * all)
    if (!found) return null
    return limit !== null && found.at === stepOf(limit) ? limit : told(found.at)
  }
  return { p50: at(0.5), p95: at(0.95), near: 1 }
}
