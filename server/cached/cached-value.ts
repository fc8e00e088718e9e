import type { Clock } from '../clock.ts'

/** Longest time for which what another process has saved stays unknown here. */
const FRESH_MS = 30_000

/** A value that every page asks for: kept in memory, read anew when it has become old. */
export interface CachedValue<T> {
  get(): Promise<T>
  /** As it was read last, however long ago. */
  last(): T
  /** Reads it anew, whatever its age. */
  refresh(): Promise<void>
}

/**
 * @param ttlMs longest time for which what another process has saved stays unknown here
 * @param onError told of a reading that failed: pages open without the database, with the value as it was
 */
export function createCachedValue<T>(
  first: T,
  read: () => Promise<T>,
  clock: Clock,
  onError: (error: unknown) => void,
  ttlMs: number = FRESH_MS,
): CachedValue<T> {
  let value = first
  let readAt = -Infinity
  let reads = 0
  let reading: Promise<void> | null = null

  async function refresh(): Promise<void> {
    const turn = (reads += 1)
    try {
      const next = await read()
      // A reading that began before a save must not undo the one after it.
      if (turn < reads) return
      value = next
    } catch (error) {
      onError(error)
    }
    if (turn === reads) readAt = clock.now().getTime()
  }

  return {
    async get() {
      if (Math.abs(clock.now().getTime() - readAt) >= ttlMs) {
        reading ??= refresh().finally(() => {
          reading = null
        })
        await reading
      }
      return value
    },
    last: () => value,
    refresh,
  }
}
