import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookalikeDigits } from '#src/contract/cells/lookalike-digits.ts'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { InlineField } from '#src/ui/inline/InlineField.tsx'
import { FieldMessage } from '#src/ui/site/fields/FieldMessage.tsx'
import { CellSuggestion } from './CellSuggestion.tsx'
import { UnknownWord } from './UnknownWord.tsx'

interface RowFixesProps {
  batch: BatchDetail
  row: BatchRow
  editable: boolean
  /** Fields whose values are typed elsewhere. */
  inCells: ReadonlySet<ImportField>
  onSave: (field: ImportField) => (value: string, from?: string) => Promise<void>
  /** Asks for a rule for all rows like this one. */
  onAlike: (field: ImportField, find: string) => void
  onEditing: (is: boolean) => void
}

/** Hidden in what is shown: nobody can say what to look for. */
const HIDDEN: ReadonlySet<ImportField> = new Set(['phone', 'pan', 'account'])
/** Wrong with this row alone; anything else, such as a word or the form of a date, stands so in others, too. */
const OWN: ReadonlySet<string> = new Set([
  'twice_in_file',
  'no_application',
  'several_applications',
  'forgotten',
  'older_news',
  'payment_twice',
  'no_payment',
  'several_payments',
  'payment_settled',
])

/** What is wrong with a row, field by field, and the way to put it right; what is being typed stays whatever becomes of the row. */
export function RowFixes({ batch, row, editable, inCells, onSave, onAlike, onEditing }: RowFixesProps) {
  const { t } = useTranslation('imports')
  const [open, setOpen] = useState<readonly ImportField[]>([])
  const name = (field: ImportField) => t(`studio.fields.${field}`)
  const textOf = (field: ImportField) => row.cells.find((cell) => cell.field === field)?.text ?? ''
  const fields = [...new Set([...row.problems.map(({ field }) => field), ...open])]
  const edit = (field: ImportField) => (is: boolean) => {
    const next = is ? [...open, field] : open.filter((each) => each !== field)
    setOpen(next)
    onEditing(next.length > 0)
  }
  return fields.map((field) => {
    const problems = row.problems.filter((problem) => problem.field === field)
    const unknown = problems.some(({ code }) => code === 'word_unknown')
    const meant =
      field === null || HIDDEN.has(field) || problems.length === 0 ? null : lookalikeDigits(field, textOf(field))
    const alike = field !== null && !HIDDEN.has(field) && problems.some(({ code }) => !OWN.has(code))
    return (
      <Box
        key={field ?? ''}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: 1, minWidth: 0 }}
      >
        {problems.map(({ code, message }) => (
          <Typography key={code} color="error" variant="body2" component="div">
            <FieldMessage quiet error={message} />
            {code === 'ragged' && row.beyond.length > 0 && (
              <Typography variant="body2" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
                {t('studio.row.beyond', { cells: row.beyond.join(' | ') })}
              </Typography>
            )}
          </Typography>
        ))}
        {field !== null && !inCells.has(field) && (editable || open.includes(field)) && (
          <Box sx={{ flexBasis: '100%', mx: -5 }}>
            <InlineField
              label={name(field)}
              shown={textOf(field) || t('errors.empty')}
              typed={textOf(field)}
              onSave={onSave(field)}
              onEditing={edit(field)}
              present={(value) => ({ shown: String(value) || t('errors.empty'), typed: String(value) })}
            />
          </Box>
        )}
        {editable && field !== null && meant !== null && (
          <CellSuggestion row={row.row} words={[meant]} onChoose={onSave(field)} />
        )}
        {editable && unknown && (
          <UnknownWord batch={batch} row={row} word={textOf('status')} onChoose={onSave('status')} />
        )}
        {editable && alike && (
          <Button
            size="small"
            aria-label={t('studio.row.alikeOf', { field: name(field), row: row.row })}
            onClick={() => onAlike(field, textOf(field))}
          >
            {t('studio.row.alike')}
          </Button>
        )}
      </Box>
    )
  })
}
