import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Brand, LogoVariant } from '#src/contract/brands/brand.ts'
import { fontFamilyStack } from '#src/contract/brands/fonts.ts'
import { LOGO_GRID, paintLogo } from '#src/contract/brands/logo.ts'
import type { BrandTokens } from '#src/contract/brands/tokens.ts'

export const AREAS = ['customer', 'admin', 'partner'] as const
type Area = (typeof AREAS)[number]

interface AreaFrameProps {
  area: Area
  brand: Brand
  tokens: BrandTokens
}

/** An area in miniature, in a brand's logo, colours and font: what people see first, a card, and the main button. */
export function AreaFrame({ area, brand, tokens }: AreaFrameProps) {
  const frame = {
    display: 'flex',
    height: '100%',
    minHeight: 200,
    border: `1px solid ${tokens.line}`,
    borderRadius: 2,
    overflow: 'hidden',
    backgroundColor: tokens.canvas,
    color: tokens.ink,
    fontFamily: fontFamilyStack(brand.font),
    fontSize: 13,
  }
  if (area === 'customer')
    return (
      <Box sx={{ ...frame, flexDirection: 'column' }}>
        <Box sx={{ backgroundColor: tokens.surface, px: 3, py: 2 }}>
          <Name brand={brand} tokens={tokens} variant="light" />
        </Box>
        <Box sx={{ backgroundColor: tokens.brand, color: tokens.onBrand, px: 3, pt: 2, pb: 5, fontWeight: 700 }}>
          <Words name="hero" />
        </Box>
        <Box sx={{ px: 3, mt: -3, pb: 3 }}>
          <OfferCard tokens={tokens} />
        </Box>
      </Box>
    )
  return (
    <Box sx={frame}>
      <SideMenu area={area} brand={brand} tokens={tokens} />
      <Box sx={{ flex: 1, minWidth: 0, p: 3 }}>
        <OfferCard tokens={tokens} />
      </Box>
    </Box>
  )
}

/** The admin's menu is dark, the partner's light. */
function SideMenu({ area, brand, tokens }: AreaFrameProps) {
  const dark = area === 'admin'
  const chosen = dark
    ? { backgroundColor: tokens.deep2, color: tokens.onDeep, borderLeft: `3px solid ${tokens.brandOnDeep}` }
    : { backgroundColor: tokens.tint100, color: tokens.brandText, borderLeft: `3px solid ${tokens.brandLine}` }
  return (
    <Box
      sx={{
        width: '48%',
        p: 2,
        backgroundColor: dark ? tokens.deep : tokens.surface,
        borderRight: `1px solid ${dark ? tokens.deep : tokens.line}`,
      }}
    >
      <Name brand={brand} tokens={tokens} variant={dark ? 'dark' : 'light'} />
      <Box sx={{ ...chosen, borderRadius: 1, mt: 3, px: 2, py: 1.5, fontWeight: 600 }}>
        <Words name="chosen" />
      </Box>
      <Box sx={{ color: dark ? tokens.onDeep2 : tokens.ink2, px: 2, py: 1.5 }}>
        <Words name="other" />
      </Box>
    </Box>
  )
}

function Name({ brand, tokens, variant }: { brand: Brand; tokens: BrandTokens; variant: LogoVariant }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontSize: 12,
        fontWeight: 700,
        overflowWrap: 'anywhere',
        color: variant === 'dark' ? tokens.onDeep : tokens.ink,
      }}
    >
      <Box
        component="svg"
        viewBox={`0 0 ${LOGO_GRID} ${LOGO_GRID}`}
        aria-hidden="true"
        sx={{ width: 20, flex: 'none' }}
      >
        {paintLogo(brand.logo, variant, (token) => tokens[token]).map((shape) => (
          <path key={shape.d + shape.fill + shape.stroke} strokeLinecap="round" strokeLinejoin="round" {...shape} />
        ))}
      </Box>
      {brand.name}
    </Box>
  )
}

function OfferCard({ tokens }: { tokens: BrandTokens }) {
  return (
    <Box sx={{ backgroundColor: tokens.surface, border: `1px solid ${tokens.line}`, borderRadius: 1.5, p: 2.5 }}>
      <Box sx={{ fontWeight: 600 }}>
        <Words name="heading" />
      </Box>
      <Box sx={{ color: tokens.ink2 }}>
        <Words name="text" />
      </Box>
      <Box sx={{ color: tokens.link, textDecoration: 'underline', mt: 1 }}>
        <Words name="link" />
      </Box>
      <Box
        sx={{
          display: 'inline-block',
          mt: 2,
          px: 3,
          py: 1,
          borderRadius: 1.5,
          fontWeight: 600,
          backgroundColor: tokens.action,
          color: tokens.onAction,
        }}
      >
        <Words name="button" />
      </Box>
    </Box>
  )
}

function Words({ name }: { name: 'hero' | 'chosen' | 'other' | 'heading' | 'text' | 'link' | 'button' }) {
  const { t } = useTranslation('partners-admin')
  return t(`preview.${name}`)
}
