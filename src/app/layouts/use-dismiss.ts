import { useEffect, useEffectEvent } from 'react'
import type { RefObject } from 'react'

/** Closes an open menu by Escape, which gives the focus back to its button, and by a press elsewhere. */
export function useDismiss(open: boolean, close: () => void, menu: RefObject<HTMLElement | null>): void {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const opener = menu.current?.contains(document.activeElement) ? document.activeElement : null
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) dismiss()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      dismiss()
      const button =
        opener instanceof HTMLElement ? opener : menu.current?.querySelector<HTMLElement>('button, summary')
      button?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, menu])
}
