import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Link as RouterLink, useParams } from 'react-router-dom'
import type { Offering } from '#src/contract/entities/leads/tracking-link.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { useProductLinks } from '#src/features/partner-offering/hooks.ts'
import { LeadInspector } from '#src/features/partner-offering/LeadInspector.tsx'
import { LinkCard } from '#src/features/partner-offering/LinkCard.tsx'
import { OfferingFacts } from '#src/features/partner-offering/OfferingFacts.tsx'
import { OfferingRules } from '#src/features/partner-offering/OfferingRules.tsx'
import { OwnLinks } from '#src/features/partner-offering/OwnLinks.tsx'
import { ProductList } from '#src/features/partner-offering/ProductList.tsx'
import { kindOfSlug, typeOfKind } from '#src/features/partner-offering/products.ts'
import type { OfferingKind } from '#src/features/partner-offering/products.ts'
import { useSession } from '#src/lib/session/session.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { useWide } from '#src/ui/use-wide.ts'
import { useOfferings } from './hooks.ts'

const LIST = pathTo('productOffering')

/** What the partner may sell: what it earns, its links and QR codes, and whose a lead is. */
export function ProductOfferingPage() {
  const { product_id } = useParams()
  const { t } = useTranslation(['partner-offering', 'staff-titles'])
  const wide = useWide()
  const rights = useSession((session) => session.partner?.rights)
  const offerings = useOfferings()
  const named = kindOfSlug(product_id)
  if (product_id !== undefined && named === null) return <Navigate to={LIST} replace />
  // A phone has room for the list or for one product.
  const kind = named ?? (wide ? 'personal' : null)
  const layout = (data: ComponentProps<typeof ProductList>['offerings']) => {
    const offering = kind && data?.find(({ product_type }) => product_type === typeOfKind(kind))
    return (
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: wide ? 'minmax(260px, 340px) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        }}
      >
        {(wide || named === null) && (
          <nav aria-label={t('products')}>
            <ProductList offerings={data} chosen={kind} />
          </nav>
        )}
        {offering && <OneProduct key={offering.product_type} kind={kind} offering={offering} />}
      </Box>
    )
  }
  return (
    <>
      {named !== null && !wide && (
        <Link component={RouterLink} to={LIST} sx={{ display: 'inline-block', mb: 2 }}>
          {t('all')}
        </Link>
      )}
      <Box sx={{ mb: 5 }}>
        <PageTitle lead={t('lead')}>{t('staff-titles:productOffering')}</PageTitle>
      </Box>
      <Loaded query={offerings} failed={t('failed')} waiting={layout(undefined)}>
        {layout}
      </Loaded>
      {rights?.includes('leads') && (
        <Box sx={{ mt: 4 }}>
          <LeadInspector key={kind} first={kind ?? 'personal'} />
        </Box>
      )}
    </>
  )
}

function OneProduct({ kind, offering }: { kind: OfferingKind; offering: Offering }) {
  const links = useProductLinks(offering.product_type)
  return (
    <Stack spacing={4} sx={{ minWidth: 0 }}>
      <OfferingFacts offering={offering} />
      <LinkCard kind={kind} loan={offering.loan} query={links} />
      <OfferingRules offering={offering} />
      <OwnLinks query={links} />
    </Stack>
  )
}
