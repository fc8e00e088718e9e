import { loadTexts } from '#src/lib/i18n.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { useSession } from '#src/lib/session/session-store.ts'

const TransferOffer = lazyPart(async () => {
  const [part] = await Promise.all([import('./TransferOffer.tsx'), loadTexts(['handover'])])
  return part.TransferOffer
})

/** The way to another device, for a visit that has begun; its code and words are fetched then. */
export function OtherDevice() {
  const begun = useSession((session) => session.prospectAppId !== null)
  return begun ? <TransferOffer /> : null
}
