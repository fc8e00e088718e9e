import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#src/ui/form/fields/FormField.tsx'
import { useSlabDay } from './slab-day.tsx'

/** From which day every change below counts. */
export function SlabDayField() {
  const { t } = useTranslation(['dated', 'rules'])
  const id = useId()
  const { day, problem, choose } = useSlabDay()
  return (
    <Box sx={{ px: 6, pb: 4, maxWidth: 420 }}>
      <FormField id={id} label={t('day')} help={t('dayHelp')} error={problem && t(problem)}>
        {(describedBy) => (
          <OutlinedInput
            id={id}
            type="date"
            value={day}
            error={problem !== null}
            onChange={(event) => event.target.value !== '' && choose(event.target.value)}
            inputProps={{ 'aria-describedby': describedBy, 'aria-invalid': problem === null ? undefined : true }}
          />
        )}
      </FormField>
    </Box>
  )
}
