import { createElement, use } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { loadTexts } from '#src/lib/i18n.ts'

/** The code of a screen did not arrive: an old page after a new release, or a lost connection. */
export class ScreenLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of a screen did not load', { cause })
    this.name = 'ScreenLoadError'
  }
}

/** A promise that tells React what became of it. */
type Known<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

type ScreenProps = { children?: ReactNode }

export interface Screen {
  (props: ScreenProps): ReactNode
  /** Loads code and dictionaries; afterwards the screen renders without waiting, on the server too. */
  preload(): Promise<void>
  /** Loads ahead of need: a failure is forgotten, so that the real visit tries again. */
  prefetch(): void
}

/**
 * A lazy component. React's own shows a fallback even for code that has arrived, and cannot render at once when a
 * prerendered page is hydrated.
 */
export function lazyScreen(
  load: () => Promise<ComponentType<ScreenProps>>,
  namespaces: readonly string[] = [],
): Screen {
  let pending: Known<ComponentType<ScreenProps>> | undefined

  const start = () => {
    const loading: Known<ComponentType<ScreenProps>> = Promise.all([load(), loadTexts(namespaces)]).then(
      ([component]) => {
        // With these two, use() answers at once instead of waiting for a promise that has long been kept.
        loading.status = 'fulfilled'
        loading.value = component
        return component
      },
      (error: unknown) => {
        throw new ScreenLoadError(error)
      },
    )
    return loading
  }
  const current = () => (pending ??= start())
  const asUsable = (): Promise<ComponentType<ScreenProps>> => current()
  const Screen = (props: ScreenProps) => createElement(use<ComponentType<ScreenProps>>(asUsable()), props)
  const preload = async () => {
    await current()
  }
  const prefetch = () => {
    current().catch(() => {
      pending = undefined
    })
  }
  return Object.assign(Screen, { preload, prefetch })
}

/** A lazy component whose screen draws with the UI library: screens without a form do not pay for it. */
export function themedScreen(
  load: () => Promise<ComponentType<ScreenProps>>,
  namespaces: readonly string[] = [],
): Screen {
  return lazyScreen(async () => {
    const [Content, { MuiBrand }] = await Promise.all([load(), import('#src/brand/MuiBrand.tsx')])
    return (props) => createElement(MuiBrand, null, createElement(Content, props))
  }, namespaces)
}
