import { lazyPart } from '#src/lib/lazy-part.ts'
import { useSession } from '#src/lib/session-store.ts'

const TransferOffer = lazyPart(async () => (await import('./TransferOffer.tsx')).TransferOffer)

/** The way to another device, for a visit that has begun; its code and words are fetched then. */
export function OtherDevice() {
  const begun = useSession((session) => session.prospectAppId !== null)
  return begun ? <TransferOffer /> : null
}
