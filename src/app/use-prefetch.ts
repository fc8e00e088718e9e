import { useEffect } from 'react'
import type { PageKey } from '#src/contract/pages.ts'
import { getBoot } from '#src/lib/boot.ts'
import { useOnline } from '#src/lib/online.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { CustomerPlaces } from './layouts/customer/CustomerAccountMenu.tsx'
import { NEXT_SCREENS } from './next-screens.ts'
import { runAhead } from './run-ahead.ts'
import { FRAMES, SCREENS } from './screens.ts'
import { IdleWatch } from './session/SessionWatch.tsx'

const START_MS = 1_500

/**
 * Loads the likely next screens once the page shows what it is about and nothing else happens, unless the visitor asked
 * browsers to save data. Not without a line: many browsers remember a module that failed for as long as the page lives.
 */
export function usePrefetch(page: PageKey): void {
  const signedIn = useSession((session) => session.token !== null)
  const online = useOnline()
  useEffect(() => {
    if (!online) return
    const connection = (navigator as { connection?: { saveData?: boolean } }).connection
    if (connection?.saveData) return
    const left = new AbortController()
    const begin = () => {
      if (isWaiting()) timer = setTimeout(begin, START_MS)
      else void prefetch(page, signedIn, left.signal)
    }
    let timer = setTimeout(begin, START_MS)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [page, signedIn, online])
}

/** What somebody came for has not arrived: nothing may take the line or the processor from it. */
const isWaiting = (): boolean => document.querySelector('[aria-busy="true"]') !== null

/** What has not run yet of what the page named; null = not asked for. */
let ahead: string[] | null = null

async function prefetch(page: PageKey, signedIn: boolean, left: AbortSignal): Promise<void> {
  if (!navigator.onLine) return
  ahead ??= getBoot().ahead.map(fetchAhead)
  try {
    if (!(await runAhead(ahead, left))) return
  } catch {
    // Whoever goes there is told, and offered a way on.
    return
  }
  const signsIn = signedIn || page === 'verification'
  for (const next of NEXT_SCREENS[page] ?? []) SCREENS[next].prefetch(signsIn)
  if (page === 'adminLogin') FRAMES.admin.prefetch()
  if (page === 'partnerLogin') FRAMES.partner.prefetch()
  if (signsIn) for (const part of [FRAMES.user, CustomerPlaces, IdleWatch]) part.prefetch()
}

/** All are fetched at once; to run, each waits for the one before. Answers the path. */
function fetchAhead(file: string): string {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = `/${file}`
  document.head.append(link)
  return `/${file}`
}
