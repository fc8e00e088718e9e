import type { Limits } from './limits.ts'

/** Nobody else may wait. */
export class QueueFull extends Error {}

/**
 * So many at a time, so many more that wait; whoever waits past their own time is let go.
 * @throws QueueFull, or the reason of the signal
 */
export interface Semaphore {
  take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>
  readonly idle: boolean
}

export function createBoundedQueue({ atOnce, waiting }: Pick<Limits, 'atOnce' | 'waiting'>): Semaphore {
  const line: (() => void)[] = []
  let underWay = 0
  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (line.length >= waiting) return reject(new QueueFull('too many wait'))
      const leave = () => {
        line.splice(line.indexOf(begin), 1)
        reject(signal.reason as Error)
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      line.push(begin)
      signal.addEventListener('abort', leave, { once: true })
    })
  return {
    get idle() {
      return underWay === 0
    },
    async take(signal, work) {
      if (underWay < atOnce) underWay += 1
      // Whoever ends hands the place on, so that it is never counted twice.
      else await turn(signal)
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else underWay -= 1
      }
    },
  }
}
