import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FONT_FAMILIES } from '#src/contract/brands/font-files.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import { isEnquiryKind } from '#src/contract/marketed-kinds.ts'
import { samePart } from './same-part.ts'

const PARTS = [
  ...(['name', 'primary', 'secondary', 'font', 'logo', 'co_brand'] as const),
  ...(['headline', 'products', 'hosts', 'support', 'officer'] as const),
] satisfies (keyof BrandTheme)[]

/** What differs between two versions of a brand, a line each; null = customers see the default brand. */
export function BrandChange({ before, after }: { before: BrandTheme | null; after: BrandTheme | null }) {
  const { t } = useTranslation(['brand-studio', 'products'])
  if (after === null) return <Typography>{t('change.withdrawn')}</Typography>
  const changed = PARTS.filter((part) => !samePart(before?.[part] ?? null, after[part] ?? null))
  const said = (theme: BrandTheme | null, part: (typeof PARTS)[number]): string => {
    if (theme === null) return t('change.none')
    switch (part) {
      case 'font':
        return FONT_FAMILIES[theme.font].family
      case 'logo':
        return t(theme.logo === null ? 'change.ownLogo' : 'change.picture')
      case 'co_brand':
        return theme.co_brand?.name ?? t('change.none')
      case 'headline':
        return theme.headline ? LOCALES.map((locale) => theme.headline?.[locale]).join(' / ') : t('change.none')
      case 'products':
        return theme.products
          .map((kind) => t(isEnquiryKind(kind) ? `products:enquiries.${kind}` : `products:kinds.${kind}.name`))
          .join(', ')
      case 'hosts':
        return theme.hosts.join(', ') || t('change.none')
      case 'support':
        return theme.support ? `${theme.support.email}, ${theme.support.phone}` : t('change.none')
      case 'officer':
        return theme.officer
          ? [...LOCALES.map((locale) => theme.officer?.name[locale]), theme.officer.email, theme.officer.phone].join(
              ', ',
            )
          : t('change.ownOfficer')
      default:
        return theme[part]
    }
  }
  return (
    <Box component="ul" sx={{ my: 2, pl: 5, overflowWrap: 'anywhere' }}>
      {changed.map((part) => (
        <Typography component="li" key={part}>
          {t('change.line', { field: t(`change.${part}`), before: said(before, part), after: said(after, part) })}
        </Typography>
      ))}
    </Box>
  )
}
