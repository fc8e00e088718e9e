import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from './FormField.tsx'
import type { FieldProps, Field } from './use-field.ts'

interface MaskedValueProps extends FieldProps {
  field: Field
  /** What stands under the mask, shown while somebody asks for it. */
  clear?: string | undefined
  onChangeValue: () => void
}

/** A value that was given before and leaves the server masked: shown as it is, replaced only as a whole. */
export function MaskedValue({ field, label, help, clear = '', onChangeValue }: MaskedValueProps) {
  const { t } = useTranslation('form')
  const [open, setOpen] = useState(false)
  return (
    <FormField
      id={field.id}
      label={label}
      help={help ?? t(clear === '' ? 'maskedHelp' : 'checkHelp')}
      error={field.error}
    >
      {(describedBy) => (
        <OutlinedInput
          id={field.id}
          value={open && clear !== '' ? clear : field.text}
          readOnly
          inputRef={field.inputRef}
          inputProps={{ 'aria-describedby': describedBy }}
          endAdornment={
            <>
              {clear !== '' && (
                <Button
                  size="small"
                  onClick={() => setOpen(!open)}
                  aria-label={t(open ? 'hideField' : 'showField', { field: label })}
                  sx={{ flex: 'none' }}
                >
                  {t(open ? 'hide' : 'show')}
                </Button>
              )}
              <Button
                size="small"
                onClick={onChangeValue}
                aria-label={t('changeField', { field: label })}
                sx={{ mr: -3, flex: 'none' }}
              >
                {t('change')}
              </Button>
            </>
          }
          sx={(theme) => ({ backgroundColor: theme.vars.palette.custom.sunken })}
        />
      )}
    </FormField>
  )
}
