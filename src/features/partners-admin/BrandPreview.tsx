import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Brand } from '#src/contract/brands/brand.ts'
import type { BrandTokens } from '#src/contract/brands/tokens.ts'
import { contrastVerdict } from './contrast-verdict.ts'

const AREAS = ['customer', 'admin', 'partner'] as const
type Area = (typeof AREAS)[number]

/** Small frames of the three areas in a brand's colours, and whether everything in them can be read. */
export function BrandPreview({ brand }: { brand: Brand }) {
  const { t } = useTranslation('partners-admin')
  const { tokens, failing, lowestText, given, corrected } = contrastVerdict(brand)
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))', mt: 4 }}
      >
        {AREAS.map((area) => (
          <Box key={area} component="figure" sx={{ m: 0 }}>
            <Frame area={area} name={brand.name} tokens={tokens} />
            <Typography component="figcaption" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {t(`preview.${area}`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Alert severity={failing === 0 ? 'success' : 'error'} role="note" sx={{ mt: 4 }}>
        {failing === 0 ? t('preview.readable', { ratio: lowestText }) : t('preview.unreadable', { count: failing })}{' '}
        {corrected === null
          ? t('preview.asGiven', { ratio: given })
          : t('preview.corrected', { ratio: given, colour: corrected })}
      </Alert>
    </>
  )
}

/** Header or menu, a page with a card, and the main button, as the area draws them. */
function Frame({ area, name, tokens }: { area: Area; name: string; tokens: BrandTokens }) {
  const { t } = useTranslation('partners-admin')
  const top =
    area === 'customer'
      ? { backgroundColor: tokens.brand, color: tokens.onBrand }
      : area === 'admin'
        ? { backgroundColor: tokens.deep, color: tokens.onDeep }
        : { backgroundColor: tokens.surface, color: tokens.ink, borderBottom: `1px solid ${tokens.line}` }
  return (
    <Box sx={{ border: `1px solid ${tokens.line}`, borderRadius: 2, overflow: 'hidden', fontSize: 13 }}>
      <Box sx={{ ...top, px: 3, py: 2, fontWeight: 700 }}>{name}</Box>
      <Box sx={{ backgroundColor: tokens.canvas, p: 3 }}>
        <Box sx={{ backgroundColor: tokens.surface, border: `1px solid ${tokens.line}`, borderRadius: 1.5, p: 2.5 }}>
          <Box sx={{ color: tokens.ink, fontWeight: 600 }}>{t('preview.heading')}</Box>
          <Box sx={{ color: tokens.ink2 }}>{t('preview.text')}</Box>
          <Box
            sx={{
              display: 'inline-block',
              mt: 2,
              px: 3,
              py: 1,
              borderRadius: 1.5,
              backgroundColor: tokens.action,
              color: tokens.onAction,
            }}
          >
            {t('preview.button')}
          </Box>
        </Box>
      </Box>
    </Box>
  )
}
