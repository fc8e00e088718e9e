import { startTransition, useCallback, useState } from 'react'

/**
 * What a dialog is open for, or `closed`. The press that opens it shows first: the dialog, and the page that holds it with its
 * table, are drawn in slices after that. It closes at once.
 */
export function useOpened<T>(closed: T): [T, (to: T) => void] {
  const [opened, setOpened] = useState(closed)
  const show = useCallback(
    (to: T) => {
      if (to === closed) setOpened(() => to)
      else startTransition(() => setOpened(() => to))
    },
    [closed],
  )
  return [opened, show]
}
