import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { titlesOf } from '#src/contract/pages/page-row.ts'
import { usePageName } from '#src/lib/page-name.ts'
import { endErrorsElsewhere } from '#src/lib/toast.ts'

const HEADING_WAIT_MS = 4_000

/** What every change of page does: its title, the top of the page, the focus on its heading. */
export function PageEffects({ page }: { page: PageKey }) {
  const { area, titleKey } = PAGES[page]
  const titles = titlesOf(area)
  // A back office's titles arrive with its frame. Nothing here is drawn: it waits without taking the page away.
  const { t, i18n, ready } = useTranslation(titles, { useSuspense: false })
  const { name } = useBrand()
  const record = usePageName()
  const { pathname, search, hash } = useLocation()
  const tab = new URLSearchParams(search).get('tab')
  const shown = useRef(pathname)

  useEffect(() => {
    if (!ready) return
    const own = `document.${titleKey}`
    const plain = `${t(titleKey)} - ${name}`
    document.title = i18n.exists(`${titles}:${own}`)
      ? t(own, { brand: name })
      : record === ''
        ? plain
        : `${record}: ${plain}`
  }, [titles, titleKey, name, record, t, i18n, i18n.language, ready])

  useEffect(endErrorsElsewhere, [pathname, tab])

  useLayoutEffect(() => {
    // The first page keeps what the browser does: nobody wants the focus taken from a page they just opened.
    if (shown.current === pathname) return
    shown.current = pathname
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) {
      target.scrollIntoView()
      return
    }
    window.scrollTo(0, 0)
    return focusHeading()
  }, [pathname, hash])

  return null
}

/** Focuses the heading of the page, waiting for one that comes with its data unless the visitor is already busy. */
function focusHeading(): (() => void) | undefined {
  if (focusNow()) return undefined
  const observer = new MutationObserver(() => {
    if (focusNow()) stop()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  const timer = setTimeout(() => stop(), HEADING_WAIT_MS)
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
