import { createElement, Suspense, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { logFailure } from './log.ts'

const AGAIN_MS = 15_000

interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Loads it ahead of need; what fails is loaded with its screen. */
  prefetch: () => void
}

/**
 * A part that comes after its screen: nothing, or `waiting`, stands in its place until its code is there. A line that
 * drops must not take the screen with it: the part is asked for again when the line is back. Words that its screen has not
 * got come with it, by `loadTexts`: a dictionary that is asked for by a part that is drawn already shows its keys where it fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ComponentType | null = null,
): LazyPart<Props> {
  let known: ComponentType<Props> | undefined
  const take = async () => (known = await load())
  return Object.assign(LazyPart, { prefetch: () => void take().catch(() => undefined) })

  function LazyPart(props: Props): ReactNode {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => known)
    useEffect(() => {
      if (Part) return
      let gone = false
      let timer: ReturnType<typeof setTimeout> | undefined
      const ask = () => {
        clearTimeout(timer)
        // Many browsers remember a module that did not arrive: nothing is asked for without a line.
        if (!navigator.onLine) return
        take().then(
          (part) => {
            if (!gone) setPart(() => part)
          },
          (error: unknown) => {
            logFailure('a part of the screen did not load', error)
            if (!gone) timer = setTimeout(ask, AGAIN_MS)
          },
        )
      }
      ask()
      window.addEventListener('online', ask)
      return () => {
        gone = true
        clearTimeout(timer)
        window.removeEventListener('online', ask)
      }
    }, [Part])
    const instead = waiting && createElement(waiting)
    // Its words may still be on their way when its code has come.
    return Part ? createElement(Suspense, { fallback: instead }, createElement(Part, props)) : instead
  }
}
