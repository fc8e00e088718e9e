import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'

interface FileButtonsProps {
  /** Without an ending. */
  name: string
  file: (format: 'csv' | 'xlsx') => Promise<Blob>
}

/** What is shown, as both kinds of file. */
export function FileButtons({ name, file }: FileButtonsProps) {
  const { t } = useTranslation('reconciliation')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <DownloadButton key={format} name={`${name}.${format}`} file={() => file(format)}>
          {t(format)}
        </DownloadButton>
      ))}
    </Box>
  )
}
