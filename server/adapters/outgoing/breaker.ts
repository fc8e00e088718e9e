import type { Limits } from './limits.ts'

/** `closed`: asked as ever. `open`: left alone. `half_open`: one call finds out whether it is back. From well to not. */
export const BREAKER_STATES = ['closed', 'half_open', 'open'] as const
export type BreakerState = (typeof BREAKER_STATES)[number]

/** The leave to make one call; it is given back with how the call ended. `cause` is for the log. */
interface Leave {
  succeeded(): void
  failed(cause: string): void
}

export interface Breaker {
  readonly state: BreakerState
  /** Whether nothing is known against it. */
  readonly clean: boolean
  /** Since when it fails and how often it was found to, and when one call tries it; null while it is asked as ever. */
  readonly rest: { since: number; until: number; openings: number } | null
  /** Lets one call find out now, instead of when its rest is over. */
  tryNow(): void
  /** Whether a call would be made now. */
  mayPass(): boolean
  /** Null = no call now. */
  enter(): Leave | null
}

/** Of a busy target; what is older says little. */
const KEPT_ENDS = 200

/**
 * Leaves a target alone that fails again and again, and asks it by one call from time to time. Failures are counted in a
 * window that slides, so that a few a day never add up, and beside what went well, so that a few among hundreds do not.
 * @param now milliseconds that never jump
 */
export function createBreaker(
  { failures, windowMs, restMs }: Omit<Limits, 'atOnce' | 'waiting'>,
  now: () => number,
  onChange: (state: BreakerState, cause: string | null) => void,
): Breaker {
  let ends: { at: number; failed: boolean }[] = []
  let openedAt: number | null = null
  let since = 0
  let openings = 0
  let probe: Leave | null = null
  const mayPass = () => openedAt === null || (probe === null && now() - openedAt >= restMs)

  const open = (cause: string) => {
    const at = now()
    if (openedAt === null) {
      since = at
      openings = 0
    }
    openings += 1
    openedAt = at
    probe = null
    ends = []
    onChange('open', cause)
  }
  const note = (failed: boolean): boolean => {
    const at = now()
    ends = [...ends.filter((end) => at - end.at < windowMs), { at, failed }].slice(-KEPT_ENDS)
    const bad = ends.filter((end) => end.failed).length
    return bad >= failures && bad * 2 >= ends.length
  }
  // What was begun before it opened says nothing of now: `ends` counts while it is closed alone.
  const ordinary: Leave = {
    succeeded: () => void (openedAt === null && note(false)),
    failed: (cause) => void (openedAt === null && note(true) && open(cause)),
  }
  const newProbe = (): Leave => ({
    succeeded() {
      openedAt = null
      probe = null
      onChange('closed', null)
    },
    failed: open,
  })

  return {
    get state() {
      return openedAt === null ? 'closed' : probe !== null || mayPass() ? 'half_open' : 'open'
    },
    get clean() {
      return openedAt === null && !ends.some((end) => end.failed)
    },
    get rest() {
      return openedAt === null ? null : { since, until: openedAt + restMs, openings }
    },
    tryNow() {
      if (openedAt !== null && probe === null) openedAt = now() - restMs
    },
    mayPass,
    enter() {
      if (!mayPass()) return null
      if (openedAt === null) return ordinary
      onChange('half_open', null)
      return (probe = newProbe())
    },
  }
}
