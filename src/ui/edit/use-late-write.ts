import { useCallback, useEffect, useRef } from 'react'

// A slider reports every pixel, and browsers refuse more than about 100 new addresses in 30 seconds.
const WRITE_MS = 300

/**
 * Writes to the address once nothing has changed for a moment; the last write wins. Where the visitor has meanwhile gone to another
 * page nothing is written: its screen may still be on the way, and the router would lead back from it.
 */
export function useLateWrite() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => cancel, [cancel])
  const later = useCallback(
    (write: () => void) => {
      cancel()
      const { pathname } = window.location
      timer.current = setTimeout(() => {
        if (window.location.pathname === pathname) write()
      }, WRITE_MS)
    },
    [cancel],
  )
  return { later, cancel }
}
