import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { InputHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../icons.tsx'
import { FormField } from './FormField.tsx'
import type { Field, FieldProps } from './use-field.ts'
import { useTypedCaret } from './use-typed-caret.ts'

export type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'inputMode'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'maxLength'
  | 'autoFocus'
  | 'list'
  | 'onChange'
>

interface InputFieldProps extends FieldProps {
  field: Field
  shown: string
  input: InputAttributes
  prefix?: string
  /** True once the value is right and complete: a tick says so. */
  right?: boolean
  end?: ReactNode
  rows?: number | undefined
}

/** What is longer is scrolled, so that the button below stays in sight. */
const MOST_ROWS = 12

/** A one-line input in its shell; what is typed is shaped by the field that uses it. */
export function InputField(props: InputFieldProps) {
  const { field, shown, input, prefix, right, end, rows, name, label, help, optional, hint, errorHint, readOnly } =
    props
  const { t } = useTranslation('rules')
  const { id, error, inputRef, onBlur } = field
  const remark = error === null ? hint?.(shown) : errorHint?.(shown)
  const keepCaret = useTypedCaret(shown)
  const onChange: InputAttributes['onChange'] = (event) => {
    keepCaret(event)
    input.onChange?.(event)
  }
  const tick = right && !error ? <CheckIcon sx={{ fontSize: 18, color: 'success.main' }} /> : null
  return (
    <FormField
      id={id}
      label={label}
      optional={optional}
      help={remark ? t(remark) : help}
      error={error}
      errorHint={error && remark ? t(remark) : null}
    >
      {(describedBy) => (
        <OutlinedInput
          id={id}
          name={name}
          value={shown}
          error={Boolean(error)}
          onBlur={onBlur}
          inputRef={inputRef}
          readOnly={readOnly}
          {...(rows && { multiline: true, minRows: rows, maxRows: MOST_ROWS })}
          startAdornment={prefix && <Prefix text={prefix} />}
          endAdornment={end ?? tick}
          inputProps={{ ...input, onChange, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}
          sx={(theme) => (readOnly ? { backgroundColor: theme.vars.palette.custom.sunken } : {})}
        />
      )}
    </FormField>
  )
}

function Prefix({ text }: { text: string }) {
  return (
    <InputAdornment
      position="start"
      disableTypography
      sx={{
        color: 'text.secondary',
        pr: 3,
        mr: 0,
        ml: 0.5,
        borderRight: 1,
        borderColor: 'divider',
        height: 24,
        maxHeight: 24,
      }}
    >
      {text}
    </InputAdornment>
  )
}
