import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { FileFormat, FilePeriod } from '#src/contract/endpoints/file-format.ts'
import { fileNameOf } from '#src/contract/endpoints/file-format.ts'
import { istDay } from '#src/contract/rules/calendar.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'

interface ExportButtonsProps {
  /** Of the files, without their endings. */
  name: string
  /** What they are of, where they are of a period: it stands in their names. */
  period?: FilePeriod | undefined
  file: (format: FileFormat) => Promise<Blob>
  /** There is nothing to take away. */
  disabled?: boolean
}

/** A table as files: CSV, and Excel with a sheet of what it counts and what narrows it. */
export function ExportButtons({ name, period = {}, file, disabled = false }: ExportButtonsProps) {
  const { t } = useTranslation('table')
  return (
    <Box role="group" aria-label={t('export.label')} sx={{ display: 'flex', gap: 2 }}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <DownloadButton
          key={format}
          name={`${fileNameOf(name, period, istDay(new Date()))}.${format}`}
          file={() => file(format)}
          disabled={disabled}
        >
          {t(`export.${format}`)}
        </DownloadButton>
      ))}
    </Box>
  )
}
