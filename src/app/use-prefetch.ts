import { useEffect } from 'react'
import type { PageKey } from '#src/contract/pages.ts'
import { useOnline } from '#src/lib/online.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { FRAMES, SCREENS } from './screens.ts'

/** Where people usually go from here; a customer's page never names one of another area. */
const NEXT: Partial<Record<PageKey, readonly PageKey[]>> = {
  landing: ['verification', 'products'],
  login: ['verification', 'products'],
  verification: ['products', 'userDetail'],
  products: ['userDetail', 'verification'],
  userDetail: ['offers'],
  welcomeBack: ['offers', 'userDetail'],
  offers: ['offerDetail', 'userDetail'],
  offerDetail: ['lenderJourney', 'applicationStatus'],
  lenderJourney: ['applicationStatus', 'lenderSubmit'],
  lenderSubmit: ['applicationStatus'],
  cardList: ['verification', 'creditCard'],
  creditCard: ['applicationStatus'],
  adminLogin: ['dashboard'],
  partnerLogin: ['partnerHome'],
}
const START_MS = 1_500

/**
 * Loads the likely next screens while nothing else happens, unless the visitor asked browsers to save data. Not without
 * a line: many browsers remember a module that failed for as long as the page lives.
 */
export function usePrefetch(page: PageKey): void {
  const signedIn = useSession((session) => session.token !== null)
  const online = useOnline()
  useEffect(() => {
    if (!online) return
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection
    if (connection?.saveData) return
    let stop: (() => void) | undefined
    const timer = setTimeout(() => (stop = whenIdle(() => prefetch(page, signedIn))), START_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [page, signedIn, online])
}

/** Answers how to call it off. */
function whenIdle(work: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return void work()
  const request = window.requestIdleCallback(work)
  return () => window.cancelIdleCallback(request)
}

function prefetch(page: PageKey, signedIn: boolean): void {
  if (!navigator.onLine) return
  for (const next of NEXT[page] ?? []) SCREENS[next].prefetch()
  if (page === 'adminLogin') FRAMES.admin.prefetch()
  if (page === 'partnerLogin') FRAMES.partner.prefetch()
  if (page === 'verification' || signedIn) FRAMES.user.prefetch()
}
