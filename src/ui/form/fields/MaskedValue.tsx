import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/site/Button.tsx'
import { InputFrame } from '#src/ui/site/fields/FieldFrame.tsx'
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
        <InputFrame
          error={Boolean(field.error)}
          readOnly
          end={
            <>
              {clear !== '' && (
                <Button
                  look="text"
                  small
                  onClick={() => setOpen(!open)}
                  aria-label={t(open ? 'hideField' : 'showField', { field: label })}
                >
                  {t(open ? 'hide' : 'show')}
                </Button>
              )}
              <Button look="text" small onClick={onChangeValue} aria-label={t('changeField', { field: label })}>
                {t('change')}
              </Button>
            </>
          }
        >
          <input
            id={field.id}
            value={open && clear !== '' ? clear : field.text}
            readOnly
            ref={field.inputRef}
            aria-describedby={describedBy}
          />
        </InputFrame>
      )}
    </FormField>
  )
}
