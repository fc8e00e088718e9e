import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BrandMark } from '#src/brand/BrandMark.tsx'
import type { Brand } from '#src/contract/brands/brand.ts'
import { PRODUCT_KIND_NAMES } from '#src/contract/brands/brand.ts'
import { fontFamilyStack } from '#src/contract/brands/fonts.ts'
import { brandTokens } from '#src/contract/brands/tokens.ts'
import { isOnLanding } from '#src/contract/entities/partners/funnel-config.ts'
import { OPTIONAL_FIELDS } from '#src/contract/entities/profile/profile-fields.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { localeFacts, localeOf, LOCALES } from '#src/contract/entities/shared/language.ts'
import { ENQUIRY_KINDS } from '#src/contract/marketed-kinds.ts'
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx'

/** The landing page on a phone as the funnel makes it, drawn with the colours that customers get. */
export function PhonePreview({ brand }: { brand: Brand }) {
  const { t, i18n } = useTranslation(['partner-funnel', 'landing', 'products'])
  const [language, setLanguage] = useState<Locale>(localeOf(i18n.language))
  const tokens = brandTokens(brand.primary, brand.secondary)
  const kinds = (brand.kinds ?? PRODUCT_KIND_NAMES).filter(isOnLanding)
  const enquiries = ENQUIRY_KINDS.filter((kind) => brand.kinds?.includes(kind) ?? true)
  const asked = OPTIONAL_FIELDS.filter((field) => !brand.hidden?.includes(field))
  return (
    <Box component="figure" sx={{ m: 0, position: { lg: 'sticky' }, top: { lg: 88 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3, mb: 3 }}>
        <Typography component="figcaption" variant="h4">
          {t('preview.title')}
        </Typography>
        <ChoiceGroup
          label={t('preview.language')}
          choices={LOCALES.map((value) => ({ value, text: localeFacts(value).name, lang: value }))}
          chosen={language}
          onChoose={setLanguage}
        />
      </Box>
      <Box
        data-testid="phone"
        sx={{
          maxWidth: 320,
          mx: 'auto',
          border: `10px solid ${tokens.ink}`,
          borderRadius: '28px',
          overflow: 'hidden',
          backgroundColor: tokens.canvas,
          color: tokens.ink,
          fontFamily: fontFamilyStack(brand.font),
          fontSize: 13,
        }}
      >
        <Box
          sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 3, backgroundColor: tokens.surface, fontWeight: 700 }}
        >
          <BrandMark logo={brand.logo} variant="light" size={24} colourOf={(token) => tokens[token]} />
          {brand.name}
        </Box>
        <Box sx={{ p: 4, backgroundColor: tokens.brand, color: tokens.onBrand }}>
          <Box lang={language} sx={{ fontSize: 21, fontWeight: 700, lineHeight: 1.2, overflowWrap: 'anywhere' }}>
            {brand.headline?.[language] || t('landing:hero.headline')}
          </Box>
          <Box sx={{ mt: 3, p: 3, borderRadius: '8px', backgroundColor: tokens.surface, color: tokens.ink }}>
            {t('landing:start.mobile')}
            <Box sx={{ height: 30, mt: 1, border: `1px solid ${tokens.lineStrong}`, borderRadius: '6px' }} />
            <Box
              sx={{
                mt: 2,
                py: 1.5,
                borderRadius: '6px',
                textAlign: 'center',
                fontWeight: 600,
                backgroundColor: tokens.action,
                color: tokens.onAction,
              }}
            >
              {t('landing:start.send')}
            </Box>
          </Box>
        </Box>
        <Box component="ol" aria-label={t('preview.products')} sx={{ listStyle: 'none', m: 0, p: 3 }}>
          {kinds.map((kind) => (
            <Box
              component="li"
              key={kind}
              sx={{
                p: 2.5,
                mb: 2,
                borderRadius: '8px',
                border: `1px solid ${tokens.line}`,
                backgroundColor: tokens.surface,
              }}
            >
              <Box sx={{ fontWeight: 600 }}>{t(`products:kinds.${kind}.name`)}</Box>
              <Box sx={{ color: tokens.ink2 }}>{t(`products:kinds.${kind}.what`)}</Box>
            </Box>
          ))}
        </Box>
        {enquiries.length > 0 && (
          <Box sx={{ px: 3, pb: 3, color: tokens.ink2 }}>
            {t('landing:products.later')} {enquiries.map((kind) => t(`products:enquiries.${kind}`)).join(', ')}
          </Box>
        )}
        <Box sx={{ px: 3, pb: 4, color: tokens.ink2 }}>
          {asked.length === 0
            ? t('preview.asksNothing')
            : t('preview.asks', { fields: asked.map((field) => t(`fields.${field}`)).join(', ') })}
        </Box>
      </Box>
    </Box>
  )
}
