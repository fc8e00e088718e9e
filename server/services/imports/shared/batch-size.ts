/** How many rows are written in one transaction, and how many transactions of one file go side by side. */
export interface BatchSize {
  readonly rows: number
  readonly lanes: number
  /** So many rows took so long. */
  took(rows: number, ms: number): void
}

/**
 * As many, however long they take: on a database server nobody waits but for the very rows. While it writes those of one
 * transaction, the next are opened and judged here: two keep both busy, a third bridges what they wait for.
 */
export const fixedBatchSize = (rows: number): BatchSize => ({ rows, lanes: 3, took: () => undefined })

/** How long everybody else may wait for one transaction of the embedded database: its targets say 250 ms for the slowest. */
const MOST_MS = 80
const LIMITS = { fewest: 5, most: 100, first: 10 }

/**
 * The embedded database has one connection, and everybody else waits for a transaction: it takes as many rows as fit into
 * `MOST_MS` on this machine at this moment. After a slow one fewer at once, after a quick one slowly more.
 */
export function adaptiveBatchSize(): BatchSize {
  let rows = LIMITS.first
  return {
    lanes: 1,
    get rows() {
      return rows
    },
    took(written, ms) {
      // The last rows of a file are few, and say little about many.
      if (written < rows && ms <= MOST_MS) return
      const fits = Math.floor((written * MOST_MS) / Math.max(ms, 1))
      rows = Math.max(LIMITS.fewest, Math.min(LIMITS.most, fits, Math.ceil(rows * 1.25)))
    },
  }
}
