import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { SlabShown } from '#src/contract/entities/earnings/lender-revenue.ts'
import { slabWords } from './slab-words.ts'

/** All slabs of a lender in their order, as they are and as they would be. */
export function SlabsChange(slabs: { before: readonly SlabShown[]; after: readonly SlabShown[] }) {
  const { t } = useTranslation(['revenue', 'common', 'approvals'])
  return (['before', 'after'] as const).map((when) => (
    <Box key={when} sx={{ my: 2 }}>
      <Typography sx={{ fontWeight: 600 }}>{t(`approvals:slabs.${when}`)}</Typography>
      {slabs[when].length === 0 ? (
        <Typography>{t('approvals:slabs.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 5 }}>
          {slabs[when].map((slab, at) => (
            // Two slabs may say the same; each has its place.
            <li key={`${at} ${JSON.stringify(slab)}`}>{slabWords(slab, at, t)}</li>
          ))}
        </Box>
      )}
    </Box>
  ))
}
