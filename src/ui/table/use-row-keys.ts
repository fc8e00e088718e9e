import type { KeyboardEvent, RefObject } from 'react'
import { areaOf } from '#src/contract/pages.ts'
import { useKeys } from '#src/lib/office/use-keys.ts'

/** A row of any table of this kind. */
const ROW = 'tr[data-row]'

/**
 * J and K go from row to row and X chooses one, in the table that has the focus, else in the first of the page. In the
 * administration alone, where the list of keys can switch them off.
 */
export function useRowKeys(frame: RefObject<HTMLElement | null>): void {
  const rowsHere = (): HTMLElement[] | null => {
    if (areaOf(window.location.pathname) !== 'admin') return null
    const first = document.querySelector(ROW)
    const focused = document.activeElement?.closest(ROW)
    const mine = frame.current?.contains(focused ?? first) === true
    return mine ? [...(frame.current?.querySelectorAll<HTMLElement>(ROW) ?? [])] : null
  }
  const move = (step: 1 | -1) => (): boolean => {
    const rows = rowsHere()
    if (!rows || rows.length === 0) return false
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = at < 0 ? rows[0] : rows[at + step]
    next?.focus()
    return true
  }
  useKeys({
    j: move(1),
    k: move(-1),
    x: () => {
      const row = rowsHere()?.find((each) => each.contains(document.activeElement))
      const box = row?.querySelector<HTMLElement>('[data-choose] input')
      box?.click()
      return box !== null && box !== undefined
    },
  })
}

/** Enter on a row itself does what its name does, else follows its first link: a link opens, a button is pressed. */
export function enterRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.target !== event.currentTarget) return
  const row = event.currentTarget
  const control =
    row.querySelector<HTMLElement>('th a[href], th button') ?? row.querySelector<HTMLElement>('td a[href]')
  if (!control) return
  event.preventDefault()
  control.click()
}
