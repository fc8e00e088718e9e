import { useEffectEvent, useLayoutEffect } from 'react'
import { officeSettings } from './settings.ts'

const IN_A_FIELD =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="combobox"]'
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The letter on the key, whichever script the keyboard writes. */
function signOf({ key, code }: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(key)) return key
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
}

/**
 * Single keys that do something, for as long as the component is there: off inside fields and dialogs, with Ctrl, Alt and
 * Meta, and for whoever has switched them off. True = the key is used up.
 */
export function useKeys(keys: Readonly<Record<string, (event: KeyboardEvent) => boolean>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (!officeSettings().keys || !(event.target instanceof Element)) return
    if (event.target.closest(IN_A_FIELD) ?? event.target.closest(OVER_THE_PAGE)) return
    if (document.querySelector('[aria-modal="true"]')) return
    const act = keys[signOf(event)]
    if (act?.(event)) event.preventDefault()
  })
  // With what is seen, not a moment after it.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
