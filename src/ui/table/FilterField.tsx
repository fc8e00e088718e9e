import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ChevronIcon } from '#src/ui/form/icons.tsx'
import type { Filter } from './column.ts'
import { TypedField } from './TypedField.tsx'

interface FilterFieldProps<Row> {
  filter: Filter<Row>
  value: string
  onChange: (value: string) => void
  /** The label stands above, as beside fields that are typed in; otherwise the choice itself says it. */
  labelled: boolean
}

/** A day needs room for its separators and the button of its calendar. */
const fieldOf = (kind: 'choice' | 'text' | 'day') => ({
  flex: kind === 'day' ? '1 0 176px' : '1 1 140px',
  maxWidth: 220,
  minWidth: 0,
})

/** One filter of a table: a choice as a pill, a text or a day as a field. */
export function FilterField<Row>({ filter, value, onChange, labelled }: FilterFieldProps<Row>) {
  const { t } = useTranslation('table')
  const { kind, label, options, error } = filter
  const errorId = useId()
  const fieldId = useId()
  const unknown =
    value === '' || options?.some((each) => each.value === value) === true ? [] : [{ value, label: value }]
  if (kind === 'choice') {
    const choice = (
      <Select
        native
        value={value}
        onChange={(event) => onChange(String(event.target.value))}
        IconComponent={ChevronIcon}
        inputProps={labelled ? { id: fieldId } : { 'aria-label': label }}
        fullWidth={labelled}
        sx={{ '& .MuiSelect-icon': { fontSize: 16, top: 'calc(50% - 8px)', right: 14 }, fontWeight: 500 }}
      >
        <option value="">{labelled ? t('all') : t('any', { label })}</option>
        {/* A link may name what is not offered; the rows are narrowed by it all the same. */}
        {[...(options ?? []), ...unknown].map((each) => (
          <option key={each.value} value={each.value}>
            {labelled ? each.label : t('is', { label, value: each.label })}
          </option>
        ))}
      </Select>
    )
    if (!labelled) return choice
    return (
      <Box sx={fieldOf(kind)}>
        <InputLabel htmlFor={fieldId}>{label}</InputLabel>
        {choice}
      </Box>
    )
  }
  return (
    <Box sx={fieldOf(kind)}>
      <InputLabel htmlFor={fieldId}>{label}</InputLabel>
      <TypedField
        id={fieldId}
        value={value}
        onChange={onChange}
        kind={kind}
        {...(error !== undefined && { describedBy: errorId })}
      />
      {error !== undefined && (
        <FormHelperText error id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  )
}
