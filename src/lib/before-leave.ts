import { logFailure } from './log.ts'

/**
 * Why the savers run. `expired`: the server no longer knows the session, so keep the values in memory for the same
 * field after the next sign-in. `idle`, `reload`: the session still lives, save to the server. `pagehide`: only what can be
 * sent without waiting.
 */
export type LeaveReason = 'idle' | 'expired' | 'reload' | 'pagehide'
export type Saver = (reason: LeaveReason) => void | Promise<void>

const SAVE_LIMIT_MS = 3_000
const savers = new Set<Saver>()

/** A form asks to be saved before the page or the session goes; the answer takes the request back. */
export function registerSaver(saver: Saver): () => void {
  savers.add(saver)
  return () => savers.delete(saver)
}

/** Runs every saver; one that fails or hangs holds nobody up. */
export async function runSavers(reason: LeaveReason): Promise<void> {
  const all = [...savers].map(async (saver) => saver(reason))
  for (const saving of all) saving.catch((error: unknown) => logFailure('a form could not be saved', error))
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SAVE_LIMIT_MS)
  })
  await Promise.race([Promise.allSettled(all), limit])
  clearTimeout(timer)
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', () => void runSavers('pagehide'))
