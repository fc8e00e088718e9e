/** The only source of the time. `set` exists in test mode alone. */
export interface Clock {
  now(): Date
  set?(at: Date | null): void
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that tests move: `set(null)` follows the system again. */
export function settableClock(): Required<Clock> {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    set: (at) => {
      offset = at === null ? 0 : at.getTime() - Date.now()
    },
  }
}
