import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { LenderGuide } from '#src/contract/entities/catalogue/lender-guide.ts'
import { PRODUCT_TYPES } from '#src/contract/entities/shared/product-type.ts'
import { useLenderGuides } from '#src/features/training/use-lender-guides.ts'
import { FilterChips } from '#src/ui/FilterChips.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { LenderGuideCard } from './LenderGuideCard.tsx'

/** Each active lender's steps, documents, time and common reasons for a refusal. */
export function PartnerLenderJourneyPage() {
  const { t } = useTranslation(['partner-journey', 'staff-titles'])
  const guides = useLenderGuides()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:partnerLenderJourney')}</PageTitle>
      <Typography sx={{ mt: 2, fontWeight: 500, maxWidth: 720 }}>{t('never')}</Typography>
      <Box sx={{ mt: 5 }}>
        <Loaded query={guides} failed={t('failed')} waiting={<Skeleton variant="rounded" height={320} />}>
          {(lenders) => <Guides lenders={lenders} />}
        </Loaded>
      </Box>
    </>
  )
}

function Guides({ lenders }: { lenders: readonly LenderGuide[] }) {
  const { t } = useTranslation('partner-journey')
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(params.get('search') ?? '')
  const product = PRODUCT_TYPES.find((each) => each === params.get('product')) ?? null
  const show = (next: { search?: string; product?: string | null }) => {
    const { search: text = search, product: chosen = product } = next
    setSearch(text)
    setParams({ ...(text && { search: text }), ...(chosen && { product: chosen }) }, { replace: true })
  }
  const offered = PRODUCT_TYPES.filter((each) => lenders.some(({ product_type }) => product_type === each))
  const wanted = search.trim().toLowerCase()
  const shown = lenders.filter(
    ({ name, product_type }) => name.toLowerCase().includes(wanted) && (product === null || product_type === product),
  )
  if (lenders.length === 0) return <Typography>{t('noLenders')}</Typography>
  return (
    <>
      <FilterChips
        label={t('filters')}
        beside={<SearchField label={t('search')} value={search} onChange={(text) => show({ search: text })} />}
        choices={[
          { value: 'all', label: t('all') },
          ...offered.map((value) => ({ value, label: t(`product.${value}`) })),
        ]}
        chosen={product ?? 'all'}
        onChoose={(each) => show({ product: each === 'all' ? null : each })}
        sx={{ gap: 3, alignItems: 'end' }}
      />
      <Typography role="status" variant="body2" sx={{ my: 3, color: 'text.secondary' }}>
        {t('shown', { count: shown.length })}
      </Typography>
      {shown.length === 0 ? (
        <Card variant="outlined" sx={{ p: 5 }}>
          <Typography sx={{ fontWeight: 700 }}>{t('none')}</Typography>
          <Typography sx={{ mb: 3 }}>{t('noneText')}</Typography>
          <Button variant="outlined" onClick={() => show({ search: '', product: null })}>
            {t('clear')}
          </Button>
        </Card>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {shown.map((lender) => (
            <li key={lender.lender_id}>
              <LenderGuideCard lender={lender} />
            </li>
          ))}
        </Box>
      )}
    </>
  )
}
