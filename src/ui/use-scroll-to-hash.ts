import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The part of the page that the link named comes with its data: go there once, when it has come. */
export function useScrollToHash(ready: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!ready || !hash) return
    const target = document.getElementById(hash.slice(1))
    target?.scrollIntoView()
    target?.focus({ preventScroll: true })
  }, [ready, hash])
}
