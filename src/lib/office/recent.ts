import { useSyncExternalStore } from 'react'

/** A record that was opened: its address and what its page calls it. */
export interface Recent {
  path: string
  name: string
}

const MOST = 8
const NONE: readonly Recent[] = []
let known: { whose: string; list: readonly Recent[] } = { whose: '', list: NONE }
const listeners = new Set<() => void>()

/** The records that this person opened last, the newest first. They live as long as the page: a browser keeps none of them. */
export function noteRecent(whose: string, { path, name }: Recent): void {
  const before = known.whose === whose ? known.list : NONE
  const [first] = before
  if (first?.path === path && first.name === name) return
  known = { whose, list: [{ path, name }, ...before.filter((each) => each.path !== path)].slice(0, MOST) }
  for (const listener of listeners) listener()
}

/** As when the page ends. @internal */
export function forgetRecent(): void {
  known = { whose: '', list: NONE }
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The list of whoever is signed in; another person of the same tab begins with none. */
export function useRecent(whose: string): readonly Recent[] {
  const { whose: owner, list } = useSyncExternalStore(follow, () => known)
  return owner === whose ? list : NONE
}
