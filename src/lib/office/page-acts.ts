import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Something that can be done on the open page, as its own button does it. */
interface PageAct {
  key: string
  label: string
  run: () => void
}

type Given = readonly PageAct[]
const NONE: Given = []
const parts = new Map<symbol, Given>()
let all: Given = NONE
const listeners = new Set<() => void>()

function put(part: symbol, acts: Given | null): void {
  if (acts === null) parts.delete(part)
  else parts.set(part, acts)
  all = [...parts.values()].flat()
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the open page and its record offer to whoever is signed in. */
export const usePageActs = (): Given =>
  useSyncExternalStore(
    follow,
    () => all,
    () => NONE,
  )

/** Offers acts of a page to the palette for as long as it is open; each has its own button on the page as well. */
export function useOfferActs(acts: Given): void {
  const run = useEffectEvent((key: string) => acts.find((each) => each.key === key)?.run())
  const said = JSON.stringify(acts.map(({ key, label }) => ({ key, label })))
  useEffect(() => {
    const part = Symbol('page')
    const offered = JSON.parse(said) as { key: string; label: string }[]
    put(
      part,
      offered.map(({ key, label }) => ({ key, label, run: () => run(key) })),
    )
    return () => put(part, null)
  }, [said])
}
