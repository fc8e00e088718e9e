import { lazy, Suspense } from 'react'
import { useSession } from '#src/lib/session-store.ts'

const TransferOffer = lazy(async () => ({ default: (await import('./TransferOffer.tsx')).TransferOffer }))

/** The way to another device, for a visit that has begun; its code and words are fetched then. */
export function OtherDevice() {
  const begun = useSession((session) => session.prospectAppId !== null)
  return begun ? (
    <Suspense fallback={null}>
      <TransferOffer />
    </Suspense>
  ) : null
}
