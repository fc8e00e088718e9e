const FIRST_MS = 400
const LONGEST_MS = 10_000

/**
 * How long to wait before a try after so many have failed, milliseconds: longer each time, and another time for each of those
 * who wait for the same server.
 */
export const pauseMs = (failed: number): number =>
  Math.min(FIRST_MS * 3 ** (failed - 1), LONGEST_MS) * (0.5 + Math.random())

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
