import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useTranslation } from 'react-i18next'
import { FormField } from './FormField.tsx'
import type { FieldProps, Field } from './use-field.ts'

interface MaskedValueProps extends FieldProps {
  field: Field
  onChangeValue: () => void
}

/** A value that was given before and leaves the server masked: shown as it is, replaced only as a whole. */
export function MaskedValue({ field, label, help, onChangeValue }: MaskedValueProps) {
  const { t } = useTranslation('form')
  return (
    <FormField id={field.id} label={label} help={help ?? t('maskedHelp')} error={field.error}>
      {(describedBy) => (
        <OutlinedInput
          id={field.id}
          value={field.text}
          readOnly
          inputRef={field.inputRef}
          inputProps={{ 'aria-describedby': describedBy }}
          endAdornment={
            <Button
              size="small"
              onClick={onChangeValue}
              aria-label={t('changeField', { field: label })}
              sx={{ mr: -3, flex: 'none' }}
            >
              {t('change')}
            </Button>
          }
          sx={(theme) => ({ backgroundColor: theme.vars.palette.custom.sunken })}
        />
      )}
    </FormField>
  )
}
