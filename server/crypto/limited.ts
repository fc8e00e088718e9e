import { AppError } from '#src/contract/errors.ts'

export interface Limits {
  atOnce: number
  /** So many strangers wait their turn, and as many of those who are known. */
  waiting: number
  /** So many of one network are strangers at once, running or waiting. */
  each: number
}

/** Who asks for the work: a stranger from a network, or somebody known (null), who goes ahead of all strangers. */
export type Asker = string | null

/**
 * Runs work at most `atOnce` at a time; so many more wait their turn, and whoever comes then is refused at once. One network
 * cannot fill the queue, nor can any number of strangers keep out somebody who is known.
 */
export function limited({ atOnce, waiting, each }: Limits, retryAfter: number) {
  const known: (() => void)[] = []
  const strangers: (() => void)[] = []
  const ofNetwork = new Map<string, number>()
  let running = 0
  const count = (asker: Asker, by: 1 | -1): void => {
    if (asker === null) return
    const now = (ofNetwork.get(asker) ?? 0) + by
    if (now === 0) ofNetwork.delete(asker)
    else ofNetwork.set(asker, now)
  }
  return async <T>(asker: Asker, work: () => Promise<T>): Promise<T> => {
    const queue = asker === null ? known : strangers
    const isFull = running >= atOnce && queue.length >= waiting
    if (isFull || (asker !== null && (ofNetwork.get(asker) ?? 0) >= each))
      throw new AppError('busy', 'Too many people are here just now. Please wait a moment.', { retryAfter })
    count(asker, 1)
    // Whoever is done hands the place on.
    if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      count(asker, -1)
      const next = known.shift() ?? strangers.shift()
      if (next) next()
      else running -= 1
    }
  }
}
