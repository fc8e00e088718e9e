import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import { isUnset } from '#src/contract/catalogue/lender-readiness.ts'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import type { CriteriaProperty } from '#src/contract/entities/criteria/criteria-draft.ts'
import { useField } from '#src/ui/form/fields/use-field.ts'
import { criterionWords, SWITCHED_CRITERIA, TYPED_CRITERIA } from './criteria-form.ts'

interface CriteriaFieldsProps {
  lender: Lender
  changed: readonly CriteriaProperty[]
}

/** The criteria of a lender to change; under each that differs, what it is now. */
export function CriteriaFields({ lender, changed }: CriteriaFieldsProps) {
  const props = (name: CriteriaProperty) => ({ key: name, name, lender, changed: changed.includes(name) })
  return (
    <>
      <Box sx={grid}>
        {TYPED_CRITERIA.map((name) => (
          <TypedCriterion {...props(name)} key={name} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, mt: 4 }}>
        {SWITCHED_CRITERIA.map((name) => (
          <SwitchedCriterion {...props(name)} key={name} />
        ))}
      </Box>
    </>
  )
}

interface CriterionProps {
  name: CriteriaProperty
  lender: Lender
  changed: boolean
}

function TypedCriterion(props: CriterionProps) {
  const { t } = useTranslation('lenders-admin')
  const { name } = props
  const { id, text, error, inputRef, onChange } = useField(name)
  const long = name === 'pincodes_excluded'
  return (
    <Box sx={{ minWidth: 0, ...(long && { gridColumn: '1 / -1' }) }}>
      <InputLabel htmlFor={id}>{t(`fields.${name}`)}</InputLabel>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        multiline={long}
        value={text}
        error={error !== null}
        inputRef={inputRef}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{
          'aria-describedby': error !== null || props.changed ? `${id}-help` : undefined,
          'aria-invalid': error === null ? undefined : true,
          autoComplete: 'off',
          ...(!long && { inputMode: 'decimal' as const }),
        }}
      />
      <Said {...props} id={id} error={error} />
    </Box>
  )
}

function SwitchedCriterion(props: CriterionProps) {
  const { t } = useTranslation('lenders-admin')
  const { id, text, error, inputRef, onChange } = useField(props.name)
  return (
    <Box>
      <FormControlLabel
        sx={{ ml: 0, gap: 2 }}
        label={t(`fields.${props.name}`)}
        control={
          <Switch
            checked={text === '1'}
            onChange={(_, on) => onChange(on ? '1' : '0')}
            slotProps={{ input: { role: 'switch', ref: inputRef, 'aria-describedby': `${id}-help` } }}
          />
        }
      />
      <Said {...props} id={id} error={error} />
    </Box>
  )
}

/** What is wrong with a criterion, else what it is now where that differs. */
function Said({ name, lender, changed, id, error }: CriterionProps & { id: string; error: string | null }) {
  const { t } = useTranslation(['criteria', 'lenders-admin', 'common'])
  const inOwnWords = (key: string) => t(key.includes(':') ? key : `lenders-admin:${key}`)
  const present = isUnset(lender, name) ? inOwnWords('none') : criterionWords(name, lender[name], inOwnWords)
  const now = changed ? t('now', { value: present }) : null
  if (error === null && now === null) return null
  return (
    <FormHelperText id={`${id}-help`} error={error !== null} sx={{ overflowWrap: 'anywhere' }}>
      {error ?? now}
    </FormHelperText>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 4,
  alignItems: 'start',
}
