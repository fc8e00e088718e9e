import { ApiError } from '../http/api-error.ts'
import { pause, pauseMs } from './pauses.ts'

const TRIES = 3
/** What somebody waits for without being told; whoever is to come back later is told. */
const PATIENCE_MS = 5_000

/** When a busy server wants to be asked again, milliseconds; null for every other failure. */
export const busyForMs = (error: unknown): number | null =>
  error instanceof ApiError && error.status === 503 && error.retryAfter !== undefined ? error.retryAfter * 1_000 : null

/** A busy server refused it before it did anything of it. */
export const isRefusedEarly = (error: unknown): boolean => error instanceof ApiError && error.code === 'busy'

/**
 * Asks again what a busy server has refused, no earlier than it says. @param mayRepeat whether it may be asked twice;
 * @param onWait is told of each wait
 */
export async function repeatBusy<T>(
  ask: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean,
  onWait: (error: unknown) => void = () => undefined,
): Promise<T> {
  for (let failed = 1; ; failed += 1)
    try {
      return await ask()
    } catch (error) {
      const busyMs = busyForMs(error)
      if (busyMs === null || busyMs > PATIENCE_MS || failed === TRIES || !mayRepeat(error)) throw error
      onWait(error)
      await pause(busyMs + pauseMs(failed))
    }
}
