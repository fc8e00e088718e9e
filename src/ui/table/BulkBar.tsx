import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'
import type { RowChoice } from './row-choice.ts'

interface BulkBarProps {
  choice: Pick<RowChoice<unknown>, 'chosen' | 'choose' | 'clear' | 'acts'>
  /** Keys of every row that passes the filters, on this page or another. */
  found: readonly number[]
}

/** Appears with the first chosen row: how many, what can be done with them, and the ways to more and to none. */
export function BulkBar({ choice, found }: BulkBarProps) {
  const { t } = useTranslation('table')
  const { chosen, choose, clear, acts } = choice
  const rest = found.filter((key) => !chosen.has(key))
  return (
    <>
      <Box role="status" sx={visuallyHidden}>
        {chosen.size > 0 && t('chosen', { count: chosen.size })}
      </Box>
      {chosen.size > 0 && (
        <Box
          role="group"
          aria-label={t('bulk')}
          sx={({ vars: { palette } }) => ({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            px: 4,
            py: 1.5,
            mb: 3,
            borderRadius: '12px',
            backgroundColor: palette.deep.main,
            color: palette.deep.text,
            '& .MuiButton-root': { color: palette.deep.text, borderColor: palette.deep.line, minHeight: 44 },
            '& .MuiButton-outlined': { backgroundColor: 'transparent' },
            '& .MuiButton-root:hover': { backgroundColor: palette.deep.raised },
            '& .MuiButton-root:focus-visible': { outlineColor: palette.deep.accent },
          })}
        >
          <Typography aria-hidden="true" sx={{ mr: 2, fontWeight: 500 }}>
            {t('chosen', { count: chosen.size })}
          </Typography>
          {acts}
          {rest.length > 0 && (
            <Button variant="text" onClick={() => choose(rest, true)}>
              {t('chooseAll', { count: found.length })}
            </Button>
          )}
          <Button variant="text" onClick={clear} sx={{ ml: 'auto' }}>
            {t('clearChoice')}
          </Button>
        </Box>
      )}
    </>
  )
}
