import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import type { CriteriaProperty } from '#src/contract/entities/criteria/criteria-draft.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { criterionWords, SWITCHED_CRITERIA, TYPED_CRITERIA, typedCriterion } from '../criteria-form.ts'
import type { CriteriaEdits } from '../criteria-form.ts'

interface CriteriaFieldsProps {
  lender: Lender
  edits: CriteriaEdits
  changed: readonly CriteriaProperty[]
  /** The server's, by `changes.` and the name. */
  errors: Record<string, string>
  onEdit: (name: CriteriaProperty, typed: string) => void
}

/** The criteria of a lender to change; under each that differs, what it is now. */
export function CriteriaFields({ lender, edits, changed, errors, onEdit }: CriteriaFieldsProps) {
  const { t } = useTranslation(['criteria', 'lenders-admin', 'common'])
  const said = (name: CriteriaProperty) => {
    const error = errors[`changes.${name}`]
    if (error !== undefined) return error
    return changed.includes(name) ? t('now', { value: criterionWords(name, lender[name], inOwnWords) }) : null
  }
  const inOwnWords = (key: string) => t(key.includes(':') ? key : `lenders-admin:${key}`)
  const help = (name: CriteriaProperty) => {
    const text = said(name)
    if (text === null) return null
    return (
      <FormHelperText
        id={`criteria-${name}-help`}
        error={`changes.${name}` in errors}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {text}
      </FormHelperText>
    )
  }
  return (
    <>
      <Box sx={grid}>
        {TYPED_CRITERIA.map((name) => (
          <Box key={name} sx={{ minWidth: 0, ...(name === 'pincodes_excluded' && { gridColumn: '1 / -1' }) }}>
            <InputLabel htmlFor={`criteria-${name}`}>{t(`lenders-admin:fields.${name}`)}</InputLabel>
            <OutlinedInput
              id={`criteria-${name}`}
              size="small"
              fullWidth
              multiline={name === 'pincodes_excluded'}
              value={typedCriterion(lender, edits, name)}
              error={`changes.${name}` in errors}
              onChange={(event) => onEdit(name, event.target.value)}
              inputProps={{
                'aria-describedby': said(name) === null ? undefined : `criteria-${name}-help`,
                autoComplete: 'off',
                ...(name !== 'pincodes_excluded' && { inputMode: 'decimal' as const }),
              }}
            />
            {help(name)}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, mt: 4 }}>
        {SWITCHED_CRITERIA.map((name) => (
          <Box key={name}>
            <FormControlLabel
              sx={{ ml: 0, gap: 2 }}
              label={t(`lenders-admin:fields.${name}`)}
              control={
                <Switch
                  checked={typedCriterion(lender, edits, name) === '1'}
                  onChange={(_, on) => onEdit(name, on ? '1' : '0')}
                  slotProps={{ input: { role: 'switch', 'aria-describedby': `criteria-${name}-help` } }}
                />
              }
            />
            {help(name)}
          </Box>
        ))}
      </Box>
    </>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
}
