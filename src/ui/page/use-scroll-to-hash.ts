import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled)'

/**
 * The part of the page that the link named comes with its data: go there once, when it has come. The focus goes to that
 * part, or to its first control.
 */
export function useScrollToHash(ready: boolean): void {
  // Whoever follows the same link again wants to be there again.
  const { hash, key } = useLocation()
  useEffect(() => {
    if (!ready || !hash) return
    const target = document.getElementById(hash.slice(1))
    if (!target) return
    target.scrollIntoView()
    const focused = target.hasAttribute('tabindex') ? target : (target.querySelector<HTMLElement>(CONTROL) ?? target)
    focused.focus({ preventScroll: true })
  }, [ready, hash, key])
}
