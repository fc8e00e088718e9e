/** One line of a trace: by how much it has changed, in units that add up exactly. */
interface Part {
  difference: number
}

export type Explanation<Row> =
  /** There is one line alone, or nothing has changed anywhere. */
  | { kind: 'whole' }
  /** The total is as it was, and lines have changed against each other. */
  | { kind: 'offset'; rows: readonly Row[] }
  /** These few are more than half of the change. */
  | { kind: 'most'; rows: readonly Row[] }
  /** This one has changed by more than the total: the others went the other way, by `rest` together. */
  | { kind: 'over'; rows: readonly Row[]; rest: number }
  /** No three of them are half of it. */
  | { kind: 'spread'; rows: readonly Row[] }

/** So many names are read in one sentence. */
const MOST_NAMED = 3

/** What of a change the lines support saying. `rows`: all lines but those that are put together under no name. */
export function explanation<Row extends Part>(total: number, rows: readonly Row[], others: boolean): Explanation<Row> {
  const largest = rows.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0]
  if (largest === undefined || largest.difference === 0 || (rows.length === 1 && !others)) return { kind: 'whole' }
  if (total === 0) return { kind: 'offset', rows: [largest] }
  const sign = Math.sign(total)
  const along = rows
    .filter(({ difference }) => difference * sign > 0)
    .toSorted((a, b) => (b.difference - a.difference) * sign)
  const [first] = along
  if (first === undefined) return { kind: 'whole' }
  if (first.difference * sign > total * sign) return { kind: 'over', rows: [first], rest: total - first.difference }
  let sum = 0
  for (const [at, row] of along.slice(0, MOST_NAMED).entries()) {
    sum += row.difference
    if (2 * sum * sign > total * sign) return { kind: 'most', rows: along.slice(0, at + 1) }
  }
  return { kind: 'spread', rows: [first] }
}

/** Within so many standard deviations are 95 of 100 cases. */
const DEVIATIONS = 1.96

/**
 * Whether two numbers of events of equally long times may differ so by chance alone: of `now + before` events each fell
 * into the one time or the other like a coin, and what is this uneven happens in more than 5 of 100 cases. Events that
 * come in groups vary more than coins do, so whatever passes here would pass there, too.
 */
export function mayBeChance(now: number, before: number): boolean {
  const all = now + before
  if (all === 0 || now === before) return false
  // Each step of a whole number stands for half a step around it.
  return Math.abs(now - before) - 1 < DEVIATIONS * Math.sqrt(all)
}
