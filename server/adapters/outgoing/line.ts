import { errorCode } from '#server/error-code.ts'
import { createBoundedQueue, QueueFull } from './bounded-queue.ts'
import { createBreaker } from './breaker.ts'
import type { BreakerState } from './breaker.ts'
import { CallError, NotAsked } from './call-error.ts'
import type { Limits } from './limits.ts'

/** A signal that ends what is still going on after so many milliseconds. */
export type After = (ms: number) => AbortSignal

/** The way to one target: its own turns and its own breaker, so that its silence is nobody else's. */
export interface Line {
  /**
   * One call, whatever the protocol. `timeoutMs` counts from now, waiting for its turn included, and `work` ends by its signal.
   * @param blames whether a failure is the target's own; left out = each is
   * @throws NotAsked when no call was made, CallError `timeout`, what `work` throws
   */
  run<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>, blames?: (error: unknown) => boolean): Promise<T>
}

export interface LineOptions {
  limits: Limits
  /** Milliseconds that never jump. */
  now: () => number
  after: After
  onChange: (state: BreakerState, cause: string | null) => void
}

export function createLine({ limits, now, after, onChange }: LineOptions) {
  const breaker = createBreaker(limits, now, onChange)
  const turns = createBoundedQueue(limits)

  async function call<T>(
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
    blames: (error: unknown) => boolean,
  ): Promise<T> {
    // Again: it may have opened while this one waited for its turn.
    const leave = breaker.enter()
    if (!leave) throw new NotAsked('is left alone for a while')
    try {
      const answer = await work(signal)
      leave.succeeded()
      return answer
    } catch (error) {
      if (!signal.aborted && !blames(error)) {
        leave.succeeded()
        throw error
      }
      const failure = signal.aborted ? tooLate() : error
      leave.failed(failureCause(failure))
      throw failure
    }
  }

  const line: Line = {
    async run(timeoutMs, work, blames = () => true) {
      if (!breaker.mayPass()) throw new NotAsked('is left alone for a while')
      const signal = after(timeoutMs)
      let asked = false
      try {
        return await turns.take(signal, () => {
          asked = true
          return call(signal, work, blames)
        })
      } catch (error) {
        if (error instanceof QueueFull) throw new NotAsked('has too many calls waiting')
        if (!asked) throw new NotAsked('had no turn in time')
        throw error
      }
    },
  }
  return { line, breaker, turns }
}

const tooLate = () => new CallError('did not answer in time', 'timeout')

/** For the log; never what was sent or answered. */
const failureCause = (error: unknown): string =>
  error instanceof CallError ? error.message : (errorCode(error) ?? (error instanceof Error ? error.name : 'unknown'))
