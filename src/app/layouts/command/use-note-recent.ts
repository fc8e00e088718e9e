import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { NOT_FOUND_PAGES, PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import { getBoot } from '#src/lib/boot.ts'
import { noteRecent } from '#src/lib/office/recent.ts'
import { usePageName } from '#src/lib/page-name.ts'
import { useSession } from '#src/lib/session/session.ts'
import { pageAt, routesOf } from '../../route-table.ts'

/** Notes each record that is opened, by the name that its page gives it, or by the page and its number. */
export function useNoteRecent(): void {
  const { t } = useTranslation('staff-titles')
  const { pathname } = useLocation()
  const { admin } = useSession()
  const record = usePageName()
  const { flavour, mode } = getBoot()
  const page = pageAt(routesOf(flavour, mode), pathname)
  const isRecord = !NOT_FOUND_PAGES.includes(page) && (PAGES[page].paths[0] ?? '').includes('/:')
  const whose = admin?.email
  const name =
    record || `${t(titleOf(PAGES[page]))} ${decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '')}`
  useEffect(() => {
    if (isRecord && whose !== undefined) noteRecent(whose, { path: pathname, name })
  }, [isRecord, whose, pathname, name])
}
