import { createElement, use, useEffect } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadTexts } from '#src/lib/i18n.ts'
import { forgetReloads } from '#src/lib/remember.ts'
import type { ScreenProps, ScreenRow } from '#src/ui/screen-row.ts'

/** The code of a screen did not arrive: an old page after a new release, or a lost connection. */
export class ScreenLoadError extends Error {
  /** Which one, in words that tell it from the others of this build. */
  readonly screen: string

  constructor(screen: string, cause: unknown) {
    super('The code of a screen did not load', { cause })
    this.name = 'ScreenLoadError'
    this.screen = screen
  }
}

/** A stylesheet that did not arrive is never asked for again in this page: what needs it would come without its looks. */
let withoutStyle = false
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', (event) => {
    if (/preload CSS/.test(String(event.payload))) withoutStyle = true
  })

/** A promise that tells React what became of it. */
type Known<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

let made = 0

export interface Screen {
  (props: ScreenProps): ReactNode
  /** Loads code and dictionaries; afterwards the screen renders without waiting, on the server too. */
  preload(): Promise<void>
  /** Loads ahead of need: a failure is forgotten, so that the real visit tries again, or opens the page anew. `signedIn`: with what only the signed-in see. */
  prefetch(signedIn?: boolean): void
}

/**
 * A lazy component. React's own shows a fallback even for code that has arrived, and cannot render at once when a
 * prerendered page is hydrated.
 */
export function lazyScreen({ load, namespaces, signedInPart }: ScreenRow): Screen {
  const name = `screen ${made++}`
  let pending: Known<ComponentType<ScreenProps>> | undefined

  const start = () => {
    const loading: Known<ComponentType<ScreenProps>> = Promise.all([load(), loadTexts(namespaces)])
      .then(([component]) => {
        if (withoutStyle) throw new Error('a stylesheet did not arrive')
        // With these two, use() answers at once instead of waiting for a promise that has long been kept.
        loading.status = 'fulfilled'
        loading.value = component
        return component
      })
      .catch((error: unknown) => {
        throw new ScreenLoadError(name, error)
      })
    return loading
  }
  const current = () => (pending ??= start())
  const asUsable = (): Promise<ComponentType<ScreenProps>> => current()
  const Screen = (props: ScreenProps) => {
    const Content = use<ComponentType<ScreenProps>>(asUsable())
    useEffect(() => forgetReloads(name), [])
    return createElement(Content, props)
  }
  const preload = async () => {
    await current()
  }
  const fetchAhead = async (signedIn: boolean) => {
    await current()
    if (signedIn) (await signedInPart?.())?.prefetch()
  }
  const prefetch = (signedIn = false) => {
    fetchAhead(signedIn).catch(() => {
      pending = undefined
    })
  }
  return Object.assign(Screen, { preload, prefetch })
}
