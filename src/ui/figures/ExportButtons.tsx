import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'

interface ExportButtonsProps {
  /** Of the files, without their endings. */
  name: string
  csv: () => Promise<Blob>
  xlsx?: () => Promise<Blob>
}

/** The figures as files. */
export function ExportButtons({ name, csv, xlsx }: ExportButtonsProps) {
  const { t } = useTranslation('figures')
  return (
    <Box role="group" aria-label={t('export.label')} sx={{ display: 'flex', gap: 2 }}>
      <DownloadButton name={`${name}.csv`} file={csv}>
        {t('export.csv')}
      </DownloadButton>
      {xlsx && (
        <DownloadButton name={`${name}.xlsx`} file={xlsx}>
          {t('export.xlsx')}
        </DownloadButton>
      )}
    </Box>
  )
}
