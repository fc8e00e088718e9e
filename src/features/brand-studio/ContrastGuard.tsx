import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { contrastVerdict } from '#src/brand/contrast-verdict.ts'
import { contrast, PAIRS } from '#src/contract/brands/tokens.ts'
import type { TokenName } from '#src/contract/brands/tokens.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { oneDecimal } from '#src/lib/format.ts'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { StatusBadge } from '#src/ui/timeline/StatusBadge.tsx'

/** Text, its ground, and the colour that was given for the text: what differs from it was moved until it can be read. */
const SHOWN: readonly [name: string, text: TokenName, ground: TokenName, given: 'primary' | 'secondary' | null][] = [
  ['onBrand', 'onBrand', 'brand', 'secondary'],
  ['action', 'onAction', 'action', null],
  ['link', 'link', 'surface', null],
  ['brandText', 'brandText', 'surface', 'primary'],
  ['menu', 'onDeep2', 'deep', null],
]

const GUARD = 'brand-contrast'

/** A colour that was moved until it can be read, and from what. */
function movedIn(theme: BrandTheme, tokens: ReturnType<typeof contrastVerdict>['tokens']) {
  return SHOWN.flatMap(([name, text, , given]) =>
    given !== null && tokens[text] !== theme[given].toUpperCase()
      ? [{ name, from: theme[given], to: tokens[text] }]
      : [],
  )
}

/** The verdict in a line, beside the colours that it judges. */
export function ContrastShort({ theme }: { theme: BrandTheme }) {
  const { t } = useTranslation('brand-studio')
  const moved = movedIn(theme, contrastVerdict(theme).tokens)
  const what = moved
    .map(({ name, ...words }) =>
      t('guard.shortPart', { name: t(`guard.pair.${name}`), moved: t('guard.moved', words) }),
    )
    .join('; ')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
      <StatusBadge tone={moved.length > 0 ? 'info' : 'ok'}>
        {t(moved.length > 0 ? 'guard.repaired' : 'guard.pass')}
      </StatusBadge>
      <Typography variant="body2" role="status" sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {moved.length === 0 ? t('guard.short') : t('guard.shortRepaired', { count: moved.length, what })}
      </Typography>
      <Link
        component="button"
        type="button"
        variant="body2"
        sx={{ minHeight: 44 }}
        onClick={() => document.getElementById(GUARD)?.focus()}
      >
        {t('guard.details')}
      </Link>
    </Box>
  )
}

/** The colours that the interface is drawn in, measured: every pair can be read, whatever was chosen. */
export function ContrastGuard({ theme }: { theme: BrandTheme }) {
  const { t } = useTranslation('brand-studio')
  const { tokens, failing } = contrastVerdict(theme)
  const moves = movedIn(theme, tokens)
  return (
    <SettingsCard
      id={GUARD}
      title={t('guard.title')}
      aside={
        <Typography variant="body2" sx={{ color: 'text.secondary' }} role="status">
          {t('guard.count', { count: PAIRS.length - failing, of: PAIRS.length })}
        </Typography>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {SHOWN.map(([name, text, ground]) => {
          const moved = moves.find((each) => each.name === name)
          return (
            <Box
              component="li"
              key={name}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 3,
                rowGap: 1,
                py: 1.5,
                minHeight: 48,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box
                aria-hidden="true"
                sx={{
                  width: 44,
                  height: 28,
                  flex: 'none',
                  borderRadius: '8px',
                  display: 'grid',
                  placeItems: 'center',
                  fontWeight: 700,
                  fontSize: 14,
                  border: `1px solid ${tokens.line}`,
                  backgroundColor: tokens[ground],
                  color: tokens[text],
                }}
              >
                {'Aa'}
              </Box>
              <Typography variant="body2" sx={{ flex: '1 1 110px', minWidth: 0 }}>
                {t(`guard.pair.${name}`)}
                {moved && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {t('guard.moved', { from: moved.from, to: moved.to })}
                  </Box>
                )}
              </Typography>
              <Typography variant="body2" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                {t('guard.ratio', { ratio: oneDecimal(Math.floor(contrast(tokens[text], tokens[ground]) * 10) / 10) })}
              </Typography>
              <StatusBadge tone={moved ? 'info' : 'ok'}>{t(moved ? 'guard.repaired' : 'guard.pass')}</StatusBadge>
            </Box>
          )
        })}
      </Box>
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
        {t('guard.explain')}
      </Typography>
    </SettingsCard>
  )
}
