import { useSyncExternalStore } from 'react'

/** How somebody likes the back office in this browser. It names nobody, so it stays after the sign-out. */
interface OfficeSettings {
  /** Single keys do something: / ? j k x (WCAG 2.1.4 asks for a way to switch them off). */
  keys: boolean
  /** Rows of tables stand close, where a table has not been told otherwise. */
  compact: boolean
  /** Groups of the menu that are folded away. */
  folded: readonly string[]
  /** Kinds of work of which the bell does not tell. */
  quiet: readonly string[]
}

const NAME = 'cl.office'
const PLAIN: OfficeSettings = { keys: true, compact: false, folded: [], quiet: [] }

const words = (list: unknown): string[] =>
  Array.isArray(list) ? list.filter((each: unknown): each is string => typeof each === 'string') : []

function parse(text: string | null): OfficeSettings {
  const kept = JSON.parse(text ?? 'null') as Partial<OfficeSettings> | null
  return {
    keys: kept?.keys !== false,
    compact: kept?.compact === true,
    folded: words(kept?.folded),
    quiet: words(kept?.quiet),
  }
}

let known: { text: string | null; settings: OfficeSettings } = { text: null, settings: PLAIN }

/** As this browser keeps them now; another tab may have changed them. */
export function officeSettings(): OfficeSettings {
  try {
    const text = window.localStorage.getItem(NAME)
    if (text !== known.text) known = { text, settings: parse(text) }
  } catch {
    // A browser may refuse its storage, or hold something else under this name.
  }
  return known.settings
}

const listeners = new Set<() => void>()

export function changeOfficeSettings(change: Partial<OfficeSettings>): void {
  const settings = { ...officeSettings(), ...change }
  const text = JSON.stringify(settings)
  try {
    window.localStorage.setItem(NAME, text)
    known = { text, settings }
  } catch {
    // They hold until the page is left.
    known = { ...known, settings }
  }
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

export const useOfficeSettings = (): OfficeSettings => useSyncExternalStore(follow, officeSettings, () => PLAIN)
