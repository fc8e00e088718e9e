import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { FilePreview } from '#src/contract/entities/imports/studio.ts'
import { SEPARATOR_NAMES, TEXT_ENCODINGS } from '#src/contract/entities/imports/text-reading.ts'
import type { ChosenReading, Separator, TextEncoding } from '#src/contract/entities/imports/text-reading.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { Choice } from '../Choice.tsx'

/** As they are called everywhere. */
const ENCODINGS: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
}

interface TextReadingChoiceProps {
  text: NonNullable<FilePreview['text']>
  /** Why the file cannot be read as it was wished. */
  failure: unknown
  onChange: (wish: ChosenReading) => void
}

/** How a text file is read, as it was found; whoever sees wrong letters or columns beside it changes it. */
export function TextReadingChoice({ text, failure, onChange }: TextReadingChoiceProps) {
  const { t } = useTranslation('imports')
  return (
    <>
      <Choice
        label={t('studio.sheet.encoding')}
        value={text.encoding}
        choices={TEXT_ENCODINGS.map((id) => ({ id, value: ENCODINGS[id] }))}
        onChange={(id) => onChange({ encoding: id as TextEncoding })}
      />
      {text.separator !== null && (
        <Choice
          label={t('studio.sheet.separator')}
          value={text.separator}
          choices={SEPARATOR_NAMES.map((id) => ({ id, value: t(`studio.sheet.separators.${id}`) }))}
          onChange={(id) => onChange({ separator: id as Separator })}
        />
      )}
      {Boolean(failure) && (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {reasonOf(failure, 'file')}
        </Alert>
      )}
    </>
  )
}
