import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { STATUS_FILE_FIELDS } from '#src/contract/entities/imports/import-batch.ts'
import { csvFile } from '#src/contract/rules/csv.ts'
import { UploadStudio } from '#src/features/imports/UploadStudio.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { saveFile } from '#src/ui/table/save-file.ts'
import { StatusFileStep } from './StatusFileStep.tsx'

const saveTemplate = () =>
  saveFile(new Blob([csvFile(STATUS_FILE_FIELDS, [])], { type: 'text/csv' }), 'application-status-template.csv')

/** Status changes from lenders: under our own heads rehearsed or written at once, under others matched first, as every file is. */
export function ApplicationStatusFilePage() {
  const { t } = useTranslation('imports')
  return (
    <UploadStudio
      profile="application_status"
      beside={
        <Button variant="outlined" startIcon={<Icon name="document" />} onClick={saveTemplate}>
          {t('template')}
        </Button>
      }
      fileStep={(onBatch, onOpened) => <StatusFileStep onBatch={onBatch} onOpened={onOpened} />}
    />
  )
}
