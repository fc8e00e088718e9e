import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { findGapsAndOverlaps } from '#src/contract/finance/earnings/revenue.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { gapWords } from './slab-words.ts'

/** In words: business that no slab takes, and business that two take. */
export function SlabFlags({ slabs }: { slabs: readonly LenderRevenue[] }) {
  const { t } = useTranslation(['revenue', 'common'])
  const { gaps, overlaps } = findGapsAndOverlaps(slabs)
  const place = (id: number) => slabs.findIndex((slab) => slab.id === id) + 1
  const words = [
    ...gaps.map(({ dimension, from, to }) => gapWords(dimension, from, to, t)),
    ...overlaps.map(({ first, second }) => t('overlap', { first: place(first), second: place(second) })),
  ]
  return (
    <Box role="status" sx={{ px: 6, py: 4 }}>
      {words.length === 0 ? (
        <Typography variant="body2">{t('allCovered')}</Typography>
      ) : (
        <Alert severity="warning" role="presentation" icon={<Icon name="alert" />}>
          <Typography variant="subtitle2">{t('flags')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {words.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}
