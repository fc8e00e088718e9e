import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadBrandFont } from '#src/brand/load-brand-font.ts'
import { loadDevanagari } from '#src/brand/load-devanagari.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { localeFacts, localeOf, LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { AREAS, AreaSample } from './AreaSample.tsx'
import type { Width } from './AreaSample.tsx'
import { useSampleWords } from './hooks.ts'

const WIDTHS = ['phone', 'desktop'] as const

/** A draft's pages, at once and before anything is saved. */
export function StudioPreview({ brand }: { brand: Brand }) {
  const { t } = useTranslation('brand-studio')
  return (
    <SettingsCard title={t('preview.title')}>
      <BrandSamples brand={brand} />
    </SettingsCard>
  )
}

/** The three areas as a brand makes them: in each language, on a phone and a desktop. */
export function BrandSamples({ brand, nameOf = (area) => area }: { brand: Brand; nameOf?: (area: string) => string }) {
  const { t, i18n } = useTranslation('brand-studio')
  const [language, setLanguage] = useState<Locale>(localeOf(i18n.language))
  const [width, setWidth] = useState<Width>('phone')
  const wordsIn = useSampleWords()
  useEffect(() => {
    loadBrandFont(brand.font)
    if (localeFacts(language).tall) loadDevanagari()
  }, [brand.font, language])
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 3, mb: 4 }}>
        <ChoiceGroup
          label={t('preview.language')}
          choices={LOCALES.map((locale) => ({ value: locale, text: localeFacts(locale).name, lang: locale }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <ChoiceGroup
          label={t('preview.width')}
          choices={WIDTHS.map((each) => ({ value: each, text: t(`preview.${each}`) }))}
          chosen={width}
          onChoose={setWidth}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: width === 'phone' ? 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))' : 'minmax(0, 1fr)',
        }}
      >
        {AREAS.map((area) => (
          <Box
            key={area}
            component="figure"
            sx={{ m: 0, minWidth: 0, ...(area === 'customer' && { gridRow: 'span 2' }) }}
          >
            <Typography component="figcaption" variant="h5" sx={{ mb: 2 }}>
              {t(`preview.${area}`)}
            </Typography>
            <Box
              tabIndex={width === 'desktop' ? 0 : undefined}
              role={width === 'desktop' ? 'region' : undefined}
              aria-label={width === 'desktop' ? nameOf(t(`preview.${area}`)) : undefined}
              sx={{ overflowX: 'auto' }}
            >
              <AreaSample area={area} brand={brand} language={language} width={width} say={wordsIn(language)} />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  )
}
