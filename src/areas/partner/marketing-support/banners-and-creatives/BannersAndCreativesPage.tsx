import Alert from '@mui/material/Alert'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { LOCALES, localeFacts } from '#src/contract/entities/shared/language.ts'
import { CreativeFilters } from '#src/features/marketing/CreativeFilters.tsx'
import { CreativeGallery } from '#src/features/marketing/CreativeGallery.tsx'
import { usePartnerBrand, usePartnerLinks, useSay } from '#src/features/marketing/hooks.ts'
import { useCreativeFilter } from '#src/features/marketing/use-creative-filter.ts'
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx'
import { together } from '#src/ui/page/answer.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { useFonts } from './hooks.ts'

/** Pictures composed in the browser with the brand, the partner's QR code and the locked cost line. */
export function BannersAndCreativesPage() {
  const { t } = useTranslation(['partner-marketing', 'staff-titles'])
  const { filter, change } = useCreativeFilter()
  const say = useSay()
  const { brand, partner } = usePartnerBrand()
  const { query, addressOf, stopped } = usePartnerLinks()
  const fonts = useFonts(brand)
  const waiting = <Skeleton variant="rounded" height={420} sx={{ mt: 5 }} />
  return (
    <>
      <TitleRow
        beside={
          <ChoiceGroup
            label={t('messaging.language')}
            choices={[
              { value: 'all', text: t('creatives.all') },
              ...LOCALES.map((value) => ({ value, text: localeFacts(value).name, lang: value })),
            ]}
            chosen={filter.language}
            onChoose={(language) => change('language', language)}
          />
        }
      >
        <PageTitle lead={t('creatives.lead')}>{t('staff-titles:bannersAndCreatives')}</PageTitle>
      </TitleRow>
      {stopped && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t('link.stopped')}
        </Alert>
      )}
      <CreativeFilters filter={filter} onChange={change} />
      <Loaded query={together({ query, fonts })} failed={t('creatives.failed')} space="mt20" waiting={waiting}>
        {() =>
          say && brand ? (
            <CreativeGallery
              key={Object.values(filter).join()}
              filter={filter}
              facts={{ brand, partner, linkOf: (kind) => addressOf(kind, 'qr'), say }}
            />
          ) : (
            waiting
          )
        }
      </Loaded>
      <Alert severity="info" sx={{ mt: 5 }}>
        {t('creatives.keep')}
      </Alert>
    </>
  )
}
