import { lazy, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { keptSessionEnd } from '#src/lib/remember.ts'
import { useSession } from '#src/lib/session-store.ts'
import { useHydrated } from '#src/ui/use-hydrated.ts'

// Almost nobody has been signed out: the words come for those who have.
const SessionEndNote = lazy(async () => ({ default: (await import('#src/ui/SessionEndNote.tsx')).SessionEndNote }))

const SPACE = { paddingBlock: 16 }

/** Why a customer was signed out, above the first open page that they are led to. */
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
  if (!shown) return null
  return (
    <Suspense fallback={null}>
      <div className="wrap-c" style={SPACE}>
        <SessionEndNote key={pathname} area="customer" />
      </div>
    </Suspense>
  )
}
