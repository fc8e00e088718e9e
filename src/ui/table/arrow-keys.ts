import type { KeyboardEvent } from 'react'

const STEPS: Record<string, readonly [rows: number, cells: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}
const controlIn = (cell: Element | undefined) =>
  cell?.querySelector<HTMLElement>('a[href], button:not(:disabled), input[type="checkbox"]:not(:disabled)') ?? null

/**
 * Moves the focus from a control of a cell to that of the next row or column which has one. Where a text is typed or
 * chosen the arrows are the field's own.
 */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const from = event.target
  if (!step || !(from instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return
  if (from.matches('textarea, select, input:not([type="checkbox"]), [contenteditable]')) return
  const cell = from.closest('td, th')
  const row = cell?.closest('tr')
  if (!cell || !row || !event.currentTarget.contains(row)) return
  const [down, right] = step
  let target: HTMLElement | null = null
  if (right !== 0) {
    const cells = [...row.children]
    for (let at = cells.indexOf(cell) + right; at >= 0 && at < cells.length && !target; at += right)
      target = controlIn(cells[at])
  } else {
    const rows = [...event.currentTarget.querySelectorAll('tr')]
    const column = [...row.children].indexOf(cell)
    for (let at = rows.indexOf(row) + down; at >= 0 && at < rows.length && !target; at += down)
      target = controlIn(rows[at]?.children[column])
  }
  if (!target) return
  event.preventDefault()
  target.focus()
}
