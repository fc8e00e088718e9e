import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { BrandMark } from '#src/brand/BrandMark.tsx'
import { contrastVerdict } from '#src/brand/contrast-verdict.ts'
import { useBrandOf } from '#src/brand/use-brand-of.ts'
import type { Brand } from '#src/contract/brands/brand.ts'
import { fontFamilyStack } from '#src/contract/brands/fonts.ts'
import { contrast } from '#src/contract/brands/tokens.ts'
import type { BrandTokens } from '#src/contract/brands/tokens.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { badge, SettingsCard } from '#src/ui/page/SettingsCard.tsx'

const TEXT_RATIO = 4.5

/** The partner's brand as its customers see it, read-only, with the contrast of the text on its two colours. */
export function BrandCard({ code }: { code: string }) {
  const { t } = useTranslation('partner-settings')
  const brand = useBrandOf(code)
  if (!brand) return null
  const { tokens } = contrastVerdict(brand)
  const down = (ratio: number) => Math.floor(ratio * 10) / 10
  const colours = [
    ['primary', tokens.brand, tokens.onBrand, 'onPrimary'],
    ['secondary', tokens.action, tokens.onAction, 'onSecondary'],
  ] as const
  return (
    <SettingsCard
      title={t('brand.title')}
      aside={
        <Box component="span" sx={badge}>
          {t('brand.code', { code })}
        </Box>
      }
    >
      <Miniature brand={brand} tokens={tokens} />
      {colours.map(([name, ground, text, words]) => {
        const ratio = contrast(text, ground)
        const readable = ratio >= TEXT_RATIO
        return (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 3, mt: 4 }}>
            <Box sx={{ width: 32, height: 32, flex: 'none', borderRadius: 1, backgroundColor: ground }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="subtitle2" component="p">
                {t(`brand.${name}`, { colour: ground.toUpperCase() })}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t(`brand.${words}`, { ratio: down(ratio) })}
              </Typography>
            </Box>
            <Box component="span" sx={{ ...badge, color: readable ? 'success.main' : 'error.main' }}>
              {t(readable ? 'brand.readable' : 'brand.unreadable')}
            </Box>
          </Box>
        )
      })}
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        {t('brand.setBy')}{' '}
        <Link component={RouterLink} to={pathTo('generalQuery')}>
          {t('brand.ask')}
        </Link>
      </Typography>
    </SettingsCard>
  )
}

/** A picture of the customers' first page, for the eye alone. */
function Miniature({ brand, tokens }: { brand: Brand; tokens: BrandTokens }) {
  const { t } = useTranslation('partner-settings')
  return (
    <Box
      aria-hidden="true"
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        fontFamily: fontFamilyStack(brand.font),
      }}
    >
      <Box sx={{ backgroundColor: tokens.brand, color: tokens.onBrand, p: 4, pb: 8 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, fontWeight: 700 }}>
          <BrandMark logo={brand.logo} variant="onBrand" size={24} colourOf={(token) => tokens[token]} />
          {brand.name}
        </Box>
        <Box sx={{ mt: 3, fontWeight: 700, fontSize: '1.125rem' }}>{t('brand.headline')}</Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          mx: 3,
          mt: -6,
          mb: 3,
          p: 3,
          borderRadius: 1,
          border: `1px solid ${tokens.line}`,
          backgroundColor: tokens.surface,
        }}
      >
        <Box
          sx={{
            flex: 1,
            px: 3,
            py: 2,
            border: `1px solid ${tokens.lineStrong}`,
            borderRadius: 1,
            color: tokens.ink2,
          }}
        >
          {'+91'}
        </Box>
        <Box
          sx={{
            px: 3,
            py: 2,
            borderRadius: 1,
            backgroundColor: tokens.action,
            color: tokens.onAction,
            fontWeight: 600,
          }}
        >
          {t('brand.send')}
        </Box>
      </Box>
    </Box>
  )
}
