import { AppError } from '#src/contract/errors.ts'

/** Runs work at most `atOnce` at a time; at most `waiting` more wait their turn, and whoever comes then is refused at once. */
export function limited({ atOnce, waiting }: { atOnce: number; waiting: number }, retryAfter: number) {
  const queue: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting)
        throw new AppError('busy', 'Too many people sign in just now. Please try again in a moment.', { retryAfter })
      // Whoever is done hands the place on.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
