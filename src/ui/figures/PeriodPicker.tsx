import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DATE_RANGE_PRESETS } from '#src/contract/entities/reports/date-range.ts'
import { ChoiceGroup } from '#src/ui/ChoiceGroup.tsx'
import { CheckboxLine } from '#src/ui/site/fields/CheckboxLine.tsx'
import { FieldMessage } from '#src/ui/site/fields/FieldMessage.tsx'
import { TextInput } from '#src/ui/site/fields/TextInput.tsx'
import type { Period } from './period.ts'

/**
 * Which days the figures are of: four presets, and two days for a range of one's own. `comparable`: whether they are
 * compared with as many days before is the reader's choice.
 */
export function PeriodPicker({ period, comparable = false }: { period: Period; comparable?: boolean }) {
  const { t } = useTranslation('figures')
  const id = useId()
  const { preset, typed, choose, type, compared, compare } = period
  // A day that is not typed yet is no mistake.
  const problem = period.problem === 'missing' ? null : period.problem
  return (
    <Box sx={{ maxWidth: '100%', width: { xs: '100%', sm: 'auto' } }}>
      <ChoiceGroup
        label={t('period.label')}
        choices={DATE_RANGE_PRESETS.map((value) => ({ value, text: t(`period.${value}`) }))}
        chosen={preset}
        onChoose={choose}
        sx={{
          display: { xs: 'grid', sm: 'inline-flex' },
          gridTemplateColumns: '1fr 1fr',
          maxWidth: '100%',
          backgroundColor: 'background.paper',
          '& > button': { minHeight: 44, px: 3, whiteSpace: 'nowrap' },
        }}
      />
      {preset === 'custom_range' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>
          {(['from', 'to'] as const).map((end) => (
            <Box key={end} sx={{ flex: '1 1 140px', maxWidth: 200 }}>
              <TextInput
                id={`${id}-${end}`}
                label={t(`period.${end}`)}
                type="date"
                small
                value={typed[end]}
                {...(problem !== null && { 'aria-describedby': `${id}-problem`, 'aria-invalid': true })}
                onChange={(event) => type({ ...typed, [end]: event.target.value })}
              />
            </Box>
          ))}
          {problem !== null && (
            <Box sx={{ flexBasis: '100%' }}>
              <FieldMessage id={`${id}-problem`} error={t(`period.problem.${problem}`)} />
            </Box>
          )}
        </Box>
      )}
      {comparable && (
        <CheckboxLine checked={compared} onChange={compare}>
          {t('compare')}
        </CheckboxLine>
      )}
    </Box>
  )
}
