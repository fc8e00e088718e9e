import { lazy } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MuiBrand } from '#src/brand/MuiBrand.tsx'
import { pathTo } from '#src/contract/path-to.ts'
import { CodeAsker } from '#src/features/staff-sign-in/CodeAsker.tsx'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { signOut, useSession } from '#src/lib/session/session.ts'
import { BackOfficeFrame } from './BackOfficeFrame.tsx'
import { MasqueradeBar } from './MasqueradeBar.tsx'
import { partnerGroups } from './menu-groups.ts'

const PartnerCodeDialog = lazy(async () => ({
  default: (await import('./PartnerCodeDialog.tsx')).PartnerCodeDialog,
}))

/** The partner's frame. Under masquerade an amber bar and frame, the same for every brand, say who is really acting. */
export function PartnerLayout({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('staff')
  const { partner, merchantId, masquerade } = useSession()
  return (
    <MuiBrand>
      <BackOfficeFrame
        tone="paper"
        home={pathTo('partnerHome')}
        groups={partnerGroups(partner?.rights ?? null)}
        person={{
          name: partner?.name ?? t('partner'),
          detail: merchantId ? t('merchant', { id: merchantId }) : t('partner'),
        }}
        onLogout={() => void signOut('partner')}
        banner={masquerade && <MasqueradeBar area="partner" name={masquerade.name} merchantId={merchantId} />}
      >
        <QueryScope>
          <CodeAsker dialog={PartnerCodeDialog} />
          {children}
        </QueryScope>
      </BackOfficeFrame>
    </MuiBrand>
  )
}
