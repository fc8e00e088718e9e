import { LOCALES } from '#src/contract/entities/shared/language.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChoiceGroup } from '#src/features/marketing/ChoiceGroup.tsx'
import { CreativeFilters } from '#src/features/marketing/CreativeFilters.tsx'
import { CreativeGallery } from '#src/features/marketing/CreativeGallery.tsx'
import { useAprRanges, usePartnerBrand, usePartnerLinks, useSay } from '#src/features/marketing/hooks.ts'
import { loadFonts } from '#src/features/marketing/load-fonts.ts'
import { useCreativeFilter } from '#src/features/marketing/use-creative-filter.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'

/** Pictures composed in the browser with the brand, the partner's QR code and the locked cost line. */
export function BannersAndCreativesPage() {
  const { t } = useTranslation(['partner-marketing', 'staff-titles', 'common'])
  const { filter, change } = useCreativeFilter()
  const say = useSay()
  const { brand, partner } = usePartnerBrand()
  const apr = useAprRanges()
  const { query, addressOf } = usePartnerLinks()
  const fonts = useQuery({
    queryKey: ['creative-fonts', brand?.font],
    queryFn: async () => {
      if (brand) await loadFonts(brand)
      return true
    },
    enabled: brand !== undefined,
    staleTime: Infinity,
  })
  const error = apr.error ?? query.error ?? fonts.error
  const retry = () => void Promise.all([apr.refetch(), query.refetch(), fonts.refetch()])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between', alignItems: 'start' }}>
        <div>
          <Typography variant="h2" component="h1" tabIndex={-1}>
            {t('staff-titles:bannersAndCreatives')}
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{t('creatives.lead')}</Typography>
        </div>
        <ChoiceGroup
          label={t('messaging.language')}
          choices={[
            { value: 'all', text: t('creatives.all') },
            ...LOCALES.map((value) => ({ value, text: t(`common:language.${value}`), lang: value })),
          ]}
          chosen={filter.language}
          onChoose={(language) => change('language', language)}
        />
      </Box>
      <CreativeFilters filter={filter} onChange={change} />
      {say && brand && apr.data && query.data && fonts.data ? (
        <CreativeGallery
          key={Object.values(filter).join()}
          filter={filter}
          facts={{ brand, partner, aprOf: apr.data, linkOf: (kind) => addressOf(kind, 'qr'), say }}
        />
      ) : error ? (
        <Box sx={{ mt: 5 }}>
          <LoadFailure title={t('creatives.failed')} error={error} onRetry={retry} />
        </Box>
      ) : (
        <Skeleton variant="rounded" height={420} sx={{ mt: 5 }} />
      )}
      <Alert severity="info" sx={{ mt: 5 }}>
        {t('creatives.keep')}
      </Alert>
    </>
  )
}
