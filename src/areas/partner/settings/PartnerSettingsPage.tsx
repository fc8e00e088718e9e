import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { BrandStudioPart } from '#src/features/brand-studio/BrandStudioPart.tsx'
import { OwnEvidence } from '#src/features/partner-evidence/OwnEvidence.tsx'
import { PasswordCard } from '#src/features/sign-ins/PasswordCard.tsx'
import { SignInsCard } from '#src/features/sign-ins/SignInsCard.tsx'
import { useSession } from '#src/lib/session/session.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { BankCard } from './BankCard.tsx'
import { BrandCard } from './BrandCard.tsx'
import { useEndSignIn, useReloadSignIns, useSettings, useSignIns } from './hooks.ts'
import { MessageSwitches } from './MessageSwitches.tsx'
import { PeopleCard } from './PeopleCard.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SupportViews } from './SupportViews.tsx'

const TABS = ['business', 'brand', 'payments', 'steps', 'users', 'security'] as const
type SettingsTab = (typeof TABS)[number]

/** The partner's settings; which part is open stands in the address. Somebody sees the parts that are theirs. */
export function PartnerSettingsPage() {
  const { t } = useTranslation(['partner-settings', 'staff-titles', 'brand-studio'])
  const partner = useSession((session) => session.partner)
  const reload = useReloadSignIns()
  const locked = useSession((session) => session.masquerade !== null)
  const owner = partner?.owner === true
  const may: Record<SettingsTab, boolean> = {
    business: partner?.rights.includes('settings') === true,
    brand: partner?.rights.includes('settings') === true,
    payments: partner?.rights.includes('settings') === true,
    steps: partner?.rights.includes('settings') === true,
    users: owner,
    security: true,
  }
  return (
    <>
      <PageTitle>{t('staff-titles:partnerSettings')}</PageTitle>
      <UrlTabs tabs={TABS.filter((each) => may[each])} label={t('tabs.label')} nameOf={(tab) => t(`tabs.${tab}`)}>
        {(open) => (
          <>
            {locked && (
              <Alert severity="info" sx={{ mb: 5 }}>
                {t('masquerade')}
              </Alert>
            )}
            {open === 'brand' ? (
              <SettingsCard title={t('brand-studio:title')}>
                <BrandStudioPart of="own" locked={locked} />
              </SettingsCard>
            ) : open === 'users' ? (
              <PeopleCard locked={locked} />
            ) : open === 'steps' ? (
              <OwnEvidence mayAccept={owner && !locked} />
            ) : open === 'security' ? (
              <Box sx={columns}>
                {!locked && <PasswordCard change="changePartnerPassword" onDone={reload} />}
                {!locked && <OwnSignIns />}
                <SupportViews />
              </Box>
            ) : (
              <Stored tab={open} locked={locked} owner={owner} />
            )}
          </>
        )}
      </UrlTabs>
    </>
  )
}

function Stored({ tab, locked, owner }: { tab: 'business' | 'payments'; locked: boolean; owner: boolean }) {
  const { t } = useTranslation('partner-settings')
  const settings = useSettings()
  return (
    <Loaded query={settings} failed={t('failed')} waiting={<Skeleton variant="rounded" height={320} />}>
      {(data) =>
        tab === 'payments' ? (
          <Box sx={{ maxWidth: 720 }}>
            <BankCard settings={data} mayChange={owner && !locked} />
          </Box>
        ) : (
          <Box sx={columns}>
            <ProfileForm settings={data} locked={locked} />
            <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
              <BrandCard code={data.code} />
              <MessageSwitches settings={data} locked={locked} />
            </Box>
          </Box>
        )
      }
    </Loaded>
  )
}

const columns = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
}

function OwnSignIns() {
  return <SignInsCard query={useSignIns()} end={useEndSignIn()} />
}
