import { useState } from 'react'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A press on a link shows at once that it was taken, however long the next screen takes: `taken` from the press until the
 * address has changed.
 */
export function usePressFeedback() {
  const { key } = useLocation()
  const [at, setAt] = useState<string | null>(null)
  const onTake = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) => {
    // Anything else opens another tab, or was handled.
    if (button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented) setAt(key)
  }
  return { taken: at === key, onTake }
}
