import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { PAGES } from '#src/contract/pages.ts'
import type { PageKey } from '#src/contract/pages.ts'
import { titlesOf } from '#src/contract/pages/page-row.ts'
import { usePageName } from '#src/lib/page-name.ts'
import { endErrorsElsewhere } from '#src/lib/toast.ts'
import { focusHeading } from '#src/ui/site/focus-heading.ts'

/** What every change of page does: the sign that it was asked for, its title, the top of the page, the focus on its heading. */
export function PageEffects({ page }: { page: PageKey }) {
  const { titleKey } = PAGES[page]
  const titles = titlesOf(PAGES[page])
  // A back office's titles arrive with its frame, a guide's with the guide. Nothing here is drawn: it waits without taking the page away.
  const { t, i18n, ready } = useTranslation(titles, { useSuspense: false })
  const { name } = useBrand()
  const record = usePageName()
  const { pathname, search, hash, key } = useLocation()
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

  useLayoutEffect(showPressed, [key])

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

/**
 * Marks what was pressed until the page that it leads to is shown: a slow phone draws that for a while, and a slow line fetches
 * it first. Answers how to stop.
 */
function showPressed(): () => void {
  let before = ''
  let pressed: Element | null = null
  const unmark = () => pressed?.removeAttribute('data-pressed')
  const note = () => {
    before = window.location.pathname
  }
  const mark = ({ target }: Event) => {
    if (window.location.pathname === before || !(target instanceof Element)) return
    unmark()
    pressed = target.closest('a, button')
    pressed?.setAttribute('data-pressed', '')
  }
  document.addEventListener('click', note, true)
  document.addEventListener('click', mark)
  return () => {
    document.removeEventListener('click', note, true)
    document.removeEventListener('click', mark)
    unmark()
  }
}
