import { useTranslation } from 'react-i18next'
import { pathTo } from '#src/contract/path-to.ts'
import { useSession } from '#src/lib/session/session-store.ts'
import { StaffNotFound } from '#src/ui/page/StaffNotFound.tsx'

/** A partner's address that leads nowhere: the way back to the portal, or to the sign-in. */
export function PartnerNotFoundPage() {
  const { t } = useTranslation('staff')
  const signedIn = useSession(({ partnerToken }) => partnerToken !== null)
  return (
    <StaffNotFound
      to={signedIn ? pathTo('partnerHome') : pathTo('partnerLogin')}
      way={t(signedIn ? 'notFound.partner' : 'notFound.signIn')}
      alone={!signedIn}
    />
  )
}
