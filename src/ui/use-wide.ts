import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 900px)'
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null)

function subscribe(listener: () => void): () => void {
  const media = query()
  media?.addEventListener('change', listener)
  return () => media?.removeEventListener('change', listener)
}

/** True from 900 px: where a column stands beside the list, and a table takes the place of cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? true,
    () => true,
  )
}
