import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * For a box whose content arrives some time after what asked for it: the box grows with its content and never shrinks while
 * its width stays, so that what lies below does not move up under a finger.
 */
export function useKeptHeight(content: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  const width = useRef(0)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    if (element.offsetWidth !== width.current) element.style.minHeight = ''
    width.current = element.offsetWidth
    element.style.minHeight = `${element.offsetHeight}px`
  }, [content])
  return box
}
