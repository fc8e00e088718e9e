import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { areaOf } from '#src/contract/pages.ts'
import type { PageArea } from '#src/contract/pages/page-row.ts'
import { minutes } from '#src/contract/rules/time.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { logFailure } from '#src/lib/log.ts'
import { reloadPage } from '#src/lib/page.ts'
import { loadSession } from '#src/lib/session/load-session.ts'
import { restoreSession, verifyPartner } from '#src/lib/session/session-restore.ts'
import { bearerOf, useSession } from '#src/lib/session/session-store.ts'
import { followTabs } from '#src/lib/session/session-tabs.ts'

const KEEP_STORED_MS = minutes(30)

// Nobody is idle in the first second: the timer comes after the screen, and only to those who are signed in.
export const IdleWatch = lazyPart(async () => (await import('./IdleWatch.tsx')).IdleWatch)

/** Restores, validates, follows the other tabs, and ends a session that nobody uses any more. */
export function SessionWatch() {
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  const signedIn = useSession(() => bearerOf(area) !== null)

  useEffect(() => {
    void restoreSession(area)
  }, [area])
  useEffect(followTabs, [])
  useEffect(hideRestoredPage, [])
  useEffect(() => {
    if (!signedIn) return
    const timer = setInterval(() => void keepStored(area), KEEP_STORED_MS)
    return () => clearInterval(timer)
  }, [area, signedIn])
  usePartnerCheck(area, pathname, signedIn)

  return signedIn ? <IdleWatch key={area} area={area} /> : null
}

const keepStored = async (area: PageArea) => (await loadSession()).keepStored(area)

/** The partner token is validated on each route change; a refused one is cleared where every 401 is. */
function usePartnerCheck(area: PageArea, pathname: string, signedIn: boolean): void {
  const checked = useRef<string | null>(null)
  useEffect(() => {
    if (area !== 'partner' || !signedIn || checked.current === pathname) return
    checked.current = pathname
    verifyPartner().catch((error: unknown) => logFailure('the partner session was not validated', error))
  }, [area, pathname, signedIn])
}

/** A page that the browser kept whole comes back without asking anybody: read the session again before it is seen. */
function hideRestoredPage(): () => void {
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    document.documentElement.hidden = true
    reloadPage()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
