import { useSyncExternalStore } from 'react'

const PROBE_MS = 5_000

function followLine(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a connection at all; markup drawn on the server believes so. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    followLine,
    () => navigator.onLine,
    () => true,
  )

/** Whether the server can be reached: a connection that the browser announces often does not work yet. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })
    return true
  } catch {
    return false
  }
}
