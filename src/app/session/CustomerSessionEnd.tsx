import { lazy, Suspense, useLayoutEffect, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { keptSessionEnd } from '#src/lib/remember.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

// Almost nobody has been signed out: the words come for those who have.
const SessionEndNote = lazy(async () => ({ default: (await import('#src/ui/SessionEndNote.tsx')).SessionEndNote }))

/**
 * Why a customer was signed out, above the first open page that they are led to. Its room is kept from the first paint on:
 * the server's page keeps it where this browser has a reason to say (`html[data-ended]`, server/http/shell/html.ts).
 */
export function CustomerSessionEnd() {
  const { pathname } = useLocation()
  const signedIn = useSession(({ token }) => token !== null)
  // The reason may come with the answer to what this browser has kept.
  const restored = useSession((session) => session.restored.customer)
  const hydrated = useHydrated()
  // Kept by page, not by render: saying it takes it away.
  const shown = useMemo(
    () => pathname !== '' && hydrated && restored && !signedIn && keptSessionEnd('customer') !== null,
    [pathname, hydrated, restored, signedIn],
  )
  // From here on the room is this page's own, or none is needed.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (!hydrated || !restored || dataset['ended'] === undefined) return
    delete dataset['ended']
    window.history.scrollRestoration = 'auto'
  }, [hydrated, restored])
  return (
    <div className={shown ? 'wrap-c session-end on' : 'wrap-c session-end'}>
      {shown && (
        <Suspense fallback={null}>
          <SessionEndNote key={pathname} area="customer" />
        </Suspense>
      )}
    </div>
  )
}
