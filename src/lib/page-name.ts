import { useEffect, useSyncExternalStore } from 'react'

let name = ''
const listeners = new Set<() => void>()

function put(next: string): void {
  name = next
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the open page is about, for its title: the name of its record; empty text = nothing of its own. */
export const usePageName = (): string =>
  useSyncExternalStore(
    follow,
    () => name,
    () => '',
  )

/** Names the page after its record for as long as it is open. */
export function useNamePage(record: string | undefined): void {
  useEffect(() => {
    put(record ?? '')
    return () => put('')
  }, [record])
}
