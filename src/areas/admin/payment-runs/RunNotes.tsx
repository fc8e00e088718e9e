import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { RunNote } from '#src/contract/paying/run-sums.ts'
import { Icon } from '#src/ui/site/icons.tsx'

/** What a second person is pointed to. */
export function RunNotes({ notes }: { notes: readonly RunNote[] }) {
  const { t } = useTranslation('payment-runs')
  return notes.map((note) => (
    <Box
      component="span"
      key={note}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        mt: 1,
        color: 'warning.main',
        typography: 'body2',
        '& svg': { flex: 'none' },
      }}
    >
      <Icon name="alert" size={16} />
      {t(`note.${note}`)}
    </Box>
  ))
}
