/** For so long a heading that comes with its data is waited for, milliseconds. */
const WAIT_MS = 10_000

/**
 * Leads the focus to the page's heading, and again to the one that takes its place when the data comes, until the visitor is
 * busy with something else. Answers how to stop that.
 */
export function focusHeading(): () => void {
  let focused = focusNow()
  const observer = new MutationObserver(() => {
    // Somebody has the focus already, or the first heading has not gone.
    if (focused && document.activeElement !== document.body) return
    focused = focusNow() || focused
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), WAIT_MS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    document.removeEventListener('keydown', stop)
    document.removeEventListener('pointerdown', stop)
  }
  document.addEventListener('keydown', stop)
  document.addEventListener('pointerdown', stop)
  return stop
}

function focusNow(): boolean {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (!heading) return false
  // A field that the page itself went to: nobody hears its heading first.
  if (document.activeElement instanceof HTMLInputElement && heading.closest('#main')?.contains(document.activeElement))
    return true
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
