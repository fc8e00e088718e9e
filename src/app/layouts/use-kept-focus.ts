import { useEffect } from 'react'

/** For so long what has gone may be drawn anew, or another part may take the focus, milliseconds. */
const WAIT_MS = 300
/** Parts of a page that somebody can be led back to. */
const PARTS = 'section, [role=region], [role=tabpanel], main'

/**
 * Leads the focus to the part of the page that it stood in where what had it goes: the button of an act that is done, or of a
 * step that is over. Without it, whoever works by keyboard or ear begins again at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** What had the focus last, and all that it stood in. */
    let trail: HTMLElement[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('#main')) trail = [target, ...ancestorsOf(target)]
    }
    const lead = () => {
      timer = undefined
      if (trail[0]?.isConnected !== false || document.activeElement !== document.body) return
      const part = trail.find((each) => each.isConnected && each.matches(PARTS))
      if (!part) return
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1
      part.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => {
      if (trail[0]?.isConnected === false) timer ??= setTimeout(lead, WAIT_MS)
    })
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const all: HTMLElement[] = []
  for (let each = element.parentElement; each; each = each.parentElement) all.push(each)
  return all
}
