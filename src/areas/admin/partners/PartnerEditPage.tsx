import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { AuditTimeline } from '#src/features/audit/AuditTimeline.tsx'
import { BrandStudioPart } from '#src/features/brand-studio/BrandStudioPart.tsx'
import { PartnerStanding } from '#src/features/merchants-admin/PartnerStanding.tsx'
import { PartnerEvidence } from '#src/features/partner-evidence/PartnerEvidence.tsx'
import { FunnelSwitches } from '#src/features/partners-admin/FunnelSwitches.tsx'
import { usePartner } from '#src/features/partners-admin/hooks.ts'
import type { PartnerFacts } from '#src/features/partners-admin/hooks.ts'
import { PartnerRevenue, PartnerUtm } from '#src/features/partners-admin/PartnerFacts.tsx'
import { PartnerHosts } from '#src/features/partners-admin/PartnerHosts.tsx'
import { PartnerUsers } from '#src/features/partners-admin/PartnerUsers.tsx'
import { useNamePage } from '#src/lib/page-name.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { UrlTabs } from '#src/ui/page/UrlTabs.tsx'
import { LowerTax } from './LowerTax.tsx'
import { PartnerPayouts } from './PartnerPayouts.tsx'

/** One partner: terms, steps, payouts, brand and people, changed in place. */
export function PartnerEditPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation(['partners-admin', 'staff-titles'])
  const partner = usePartner(id)
  const { data } = partner
  useNamePage(data?.name)
  return (
    <>
      <Link component={RouterLink} to={pathTo('partners')}>
        {t('back')}
      </Link>
      <div className="mt8">
        <PageTitle>{data?.name ?? t('staff-titles:partnerEdit')}</PageTitle>
      </div>
      <Loaded
        query={partner}
        failed={t('failedOne')}
        space="mt20"
        waiting={<Skeleton variant="rounded" height={320} sx={{ mt: 5 }} />}
      >
        {(facts) => <Facts key={facts.id} partner={facts} />}
      </Loaded>
    </>
  )
}

const TABS = ['terms', 'steps', 'payouts', 'brand', 'people'] as const

/** What is asked of a partner is one tab each; what was changed stands below all of them. */
function Facts({ partner }: { partner: PartnerFacts }) {
  const { t } = useTranslation('partners-admin')
  return (
    <>
      <UrlTabs tabs={TABS} label={partner.name} nameOf={(tab) => t(`tabs.${tab}`)}>
        {(tab) => (
          <Box sx={GRID}>
            <Part tab={tab} partner={partner} />
          </Box>
        )}
      </UrlTabs>
      <Card variant="outlined" sx={{ p: 5, mt: 5 }}>
        <AuditTimeline object={`partner:${partner.id}`} />
      </Card>
    </>
  )
}

const GRID = {
  display: 'grid',
  gap: 5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const

function Part({ tab, partner }: { tab: (typeof TABS)[number]; partner: PartnerFacts }) {
  const { t } = useTranslation([
    'partners-admin',
    'partner-payouts',
    'partner-evidence',
    'partner-standing',
    'brand-studio',
  ])
  switch (tab) {
    case 'terms':
      return (
        <>
          <Section title={t('partner-standing:title')} wide>
            <PartnerStanding partner={partner} />
          </Section>
          <Card variant="outlined" sx={{ p: 5 }}>
            <PartnerUtm partner={partner} />
          </Card>
          <Card variant="outlined" sx={{ p: 5 }}>
            <PartnerRevenue partner={partner} />
          </Card>
        </>
      )
    case 'steps':
      return (
        <Section title={t('partner-evidence:title')} wide>
          <PartnerEvidence partnerId={partner.id} />
        </Section>
      )
    case 'payouts':
      return (
        <>
          <Section title={t('partner-payouts:title')} wide>
            <PartnerPayouts partnerId={partner.id} />
          </Section>
          <Section title={t('partner-payouts:lower.title')} wide>
            <LowerTax partnerId={partner.id} />
          </Section>
        </>
      )
    case 'brand':
      return (
        <>
          <Section title={t('brand-studio:title')} wide>
            <BrandStudioPart of={{ partnerId: partner.id }} />
          </Section>
          <Section title={t('hosts.title')}>
            <PartnerHosts partner={partner} />
          </Section>
          <Section title={t('funnel.title')}>
            <Typography sx={{ mt: 2 }}>{t('funnel.lead')}</Typography>
            <FunnelSwitches partner={partner} />
          </Section>
        </>
      )
    case 'people':
      return (
        <Section title={t('users.title')} wide>
          <PartnerUsers partnerId={partner.id} />
        </Section>
      )
  }
}

function Section({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Card
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ p: 5, minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}
    >
      <Typography variant="h4" component="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Card>
  )
}
