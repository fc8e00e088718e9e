import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusRow } from '#src/contract/entities/applications/status-words.ts'
import { thenWords, whenWords } from './row-words.ts'

/** One line in words: when it counts, then what it means; `children` is what can be done with it. */
export function StatusLine({ row, place, children }: { row: StatusRow; place?: number; children?: ReactNode }) {
  const { t } = useTranslation(['status-words', 'applications'])
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 4,
        rowGap: 1,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {place !== undefined && (
        <Typography aria-hidden sx={{ minWidth: 28, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {place}
        </Typography>
      )}
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {whenWords(row, t).map((words) => (
          <Typography key={words} sx={{ overflowWrap: 'anywhere' }}>
            {words}
          </Typography>
        ))}
        {row.product !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('onlyFor', { product: t(`applications:productName.${row.product}`) })}
          </Typography>
        )}
      </Box>
      <Typography sx={{ flex: '1 1 180px', minWidth: 0, fontWeight: 500 }}>{thenWords(row, t)}</Typography>
      {children}
    </Box>
  )
}

/** A list of such lines. */
export function StatusLines({ ordered = false, children }: { ordered?: boolean; children: ReactNode }) {
  return (
    <Box component={ordered ? 'ol' : 'ul'} sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
      {children}
    </Box>
  )
}
