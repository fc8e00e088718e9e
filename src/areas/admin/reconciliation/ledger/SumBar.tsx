import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LedgerView } from '#src/contract/entities/reconciliation/ledger.ts'
import { FILE_PARTS, OWN_PARTS } from '#src/contract/reconciliation/ledger-sums.ts'
import { count, rupeesAndPaise } from '#src/lib/format.ts'

type Sums = LedgerView['sums']
const COLOUR = {
  matched: 'success.main',
  differing: 'warning.main',
  missing_here: 'info.main',
  missing_there: 'info.main',
  duplicate: 'text.secondary',
  clawed_back: 'error.main',
} as const

/** One side of the comparison: its parts, which add up to all of it. The bar is drawn by lines, so that a minus has room. */
export function SumBar({ side, sums }: { side: 'file'; sums: Sums['file'] } | { side: 'own'; sums: Sums['own'] }) {
  const { t } = useTranslation('reconciliation')
  const parts =
    side === 'file' ? FILE_PARTS.map((key) => ({ key, ...sums[key] })) : OWN_PARTS.map((key) => ({ key, ...sums[key] }))
  const { all } = sums
  return (
    <Card variant="outlined" sx={{ p: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography variant="h5" component="h2">
          {t(`sums.${side}`)}
        </Typography>
        <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {rupeesAndPaise(all.commission)}
        </Typography>
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: 'flex',
          gap: '2px',
          height: 12,
          my: 3,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        {parts.map(({ key, lines }) => (
          <Box key={key} sx={{ width: `${all.lines === 0 ? 0 : (lines / all.lines) * 100}%`, bgcolor: COLOUR[key] }} />
        ))}
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: 4, rowGap: 1 }}
      >
        {parts
          .filter(({ lines }) => lines > 0)
          .map(({ key, lines, commission }) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
                <Box
                  aria-hidden="true"
                  sx={{ width: 10, height: 10, borderRadius: '2px', bgcolor: COLOUR[key], flexShrink: 0 }}
                />
                {t(`part.${key}`)}
              </Box>
              <Box component="dd" sx={{ m: 0, textAlign: 'right', color: 'text.secondary' }}>
                {t('lines', { count: lines, lines: count(lines) })}
              </Box>
              <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                {rupeesAndPaise(commission)}
              </Box>
            </Box>
          ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
        {t(`sums.${side}Text`)}
      </Typography>
    </Card>
  )
}
