import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { toastError } from '#src/lib/toast.ts'

interface CellSuggestionProps {
  /** As the spreadsheet counts. */
  row: number
  /** What the cell may have meant; nothing is shown where there is nothing. */
  words: readonly string[]
  onChoose: (word: string) => Promise<void>
}

/** What a cell that could not be taken may have meant; one press puts it there. */
export function CellSuggestion({ row, words, onChoose }: CellSuggestionProps) {
  const { t } = useTranslation('imports')
  const id = useId()
  if (words.length === 0) return null
  return (
    <Box
      role="group"
      aria-labelledby={id}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}
    >
      <Typography id={id} variant="body2">
        {t('studio.row.meant')}
      </Typography>
      {words.map((word) => (
        <Button
          key={word}
          size="small"
          variant="outlined"
          aria-label={t('studio.row.meantOf', { word, row })}
          onClick={() => void onChoose(word).catch(toastError)}
        >
          {word}
        </Button>
      ))}
    </Box>
  )
}
