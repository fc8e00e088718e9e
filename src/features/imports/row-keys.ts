import type { KeyboardEvent } from 'react'

/** Of a row's buttons: the one that leaves it out, or takes it in again. */
export const LEAVE = 'data-leave'
const TYPES: readonly string[] = ['INPUT', 'TEXTAREA', 'SELECT']
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** Keys of a list of rows: down and up, or j and k, go from row to row; x leaves a row out. Nothing while somebody types. */
export function rowKeys(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target
  if (!(from instanceof HTMLElement) || TYPES.includes(from.tagName) || event.ctrlKey || event.metaKey || event.altKey)
    return
  const row = from.closest('li')
  if (row === null) return
  const step = STEPS[event.key]
  if (step !== undefined) {
    const next = step === 1 ? row.nextElementSibling : row.previousElementSibling
    next?.querySelector<HTMLElement>('button:not([disabled])')?.focus()
  } else if (event.key === 'x') row.querySelector<HTMLElement>(`[${LEAVE}]`)?.click()
  else return
  event.preventDefault()
}
