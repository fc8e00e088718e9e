import { useEffect, useState } from 'react'
import { toast } from 'react-toastify/unstyled'

const FIELDS = 'input, select, textarea, [contenteditable], [role="combobox"]'
/** What toasts take of the width at the right of a wide window, px. */
const TAKEN = 360

/** What a keyboard on the screen leaves of the window, px. */
const heightLeft = (): number => window.visualViewport?.height ?? window.innerHeight

/** Whether the field that is being filled in lies where toasts usually stand; null = none is being filled in. */
function isCovered(wide: boolean): boolean | null {
  const field = document.activeElement
  if (!field?.matches(FIELDS)) return null
  const { top, bottom, right } = field.getBoundingClientRect()
  const isLow = (top + bottom) / 2 > heightLeft() / 2
  return wide ? isLow && right > window.innerWidth - TAKEN : !isLow
}

/**
 * Whether toasts stand at the other end of the window, since they would lie over the field that is being filled in; and how far
 * above its lower edge, px, where a keyboard covers that.
 */
export function useToastsTurned(wide: boolean): { turned: boolean; keyboard: number } {
  const [turned, setTurned] = useState(() => isCovered(wide) ?? false)
  const [keyboard, setKeyboard] = useState(0)
  useEffect(() => {
    const look = () => {
      // Whoever leaves a field to press Undo finds it where it was.
      setTurned((before) => isCovered(wide) ?? before)
      setKeyboard(Math.max(0, window.innerHeight - heightLeft()))
    }
    const begin = () => setTurned(isCovered(wide) ?? false)
    const windows = [window, window.visualViewport] as const
    document.addEventListener('focusin', look)
    document.addEventListener('scroll', look, { capture: true, passive: true })
    for (const each of windows) each?.addEventListener('resize', look)
    const forget = toast.onChange(({ status }) => status === 'added' && begin())
    return () => {
      document.removeEventListener('focusin', look)
      document.removeEventListener('scroll', look, { capture: true })
      for (const each of windows) each?.removeEventListener('resize', look)
      forget()
    }
  }, [wide])
  return { turned, keyboard }
}
