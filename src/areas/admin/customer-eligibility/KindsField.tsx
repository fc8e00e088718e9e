import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { HELD_KINDS } from '#src/contract/retention.ts'
import { useField } from '#src/ui/form/fields/use-field.ts'

/** Which kinds of what we know of somebody must stay. */
export function KindsField() {
  const { t } = useTranslation('eligibility')
  const field = useField('kinds')
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : []
  const messageId = `${field.id}-message`
  return (
    <Box role="group" aria-labelledby={`${field.id}-label`} aria-describedby={messageId} sx={{ mt: 5, minWidth: 0 }}>
      <Typography id={`${field.id}-label`} sx={{ fontWeight: 600 }}>
        {t('holds.kinds')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4 }}>
        {HELD_KINDS.map((kind, at) => (
          <FormControlLabel
            key={kind}
            label={t(`holds.kind.${kind}`)}
            control={
              <Checkbox
                checked={chosen.includes(kind)}
                onChange={(_, ticked) =>
                  field.onChange(HELD_KINDS.filter((each) => (each === kind ? ticked : chosen.includes(each))))
                }
                slotProps={{ input: at === 0 ? { id: field.id, ref: field.inputRef } : {} }}
              />
            }
          />
        ))}
      </Box>
      <FormHelperText id={messageId} error={field.error !== null} role={field.error === null ? undefined : 'alert'}>
        {field.error ?? t('holds.kindsHelp')}
      </FormHelperText>
    </Box>
  )
}
