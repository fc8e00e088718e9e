import { useEffect } from 'react'
import type { PageKey } from '#src/contract/pages.ts'
import { useSession } from '#src/lib/session-store.ts'
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

/** Loads the likely next screens while nothing else happens, unless the visitor asked browsers to save data. */
export function usePrefetch(page: PageKey): void {
  const signedIn = useSession((session) => session.token !== null)
  useEffect(() => {
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection
    if (connection?.saveData) return
    const timer = setTimeout(() => whenIdle(() => prefetch(page, signedIn)), START_MS)
    return () => clearTimeout(timer)
  }, [page, signedIn])
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else work()
}

function prefetch(page: PageKey, signedIn: boolean): void {
  for (const next of NEXT[page] ?? []) SCREENS[next].prefetch()
  if (page === 'adminLogin') FRAMES.admin.prefetch()
  if (page === 'partnerLogin') FRAMES.partner.prefetch()
  if (page === 'verification' || signedIn) FRAMES.user.prefetch()
}
