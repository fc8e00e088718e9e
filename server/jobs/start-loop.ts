export interface Loop {
  /** Waits for the turn that is under way; no other begins. */
  stop(): Promise<void>
}

/**
 * Does `turn` every `intervalMs` (real time), never twice at once. A turn that fails is told to `failed`; the next one comes.
 * @param turn is given what says whether it should go on: no longer once the loop is stopped.
 */
export function startLoop(
  turn: (goesOn: () => boolean) => Promise<unknown>,
  failed: (error: unknown) => void,
  intervalMs = 1_000,
): Loop {
  let running: Promise<unknown> | null = null
  let stopped = false
  const timer = setInterval(() => {
    running ??= turn(() => !stopped)
      .catch(failed)
      .finally(() => {
        running = null
      })
  }, intervalMs)
  return {
    async stop() {
      clearInterval(timer)
      stopped = true
      await running
    },
  }
}
