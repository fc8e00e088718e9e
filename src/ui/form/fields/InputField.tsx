import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InputFrame } from '#src/ui/site/fields/FieldFrame.tsx'
import { Lines } from '#src/ui/site/fields/Lines.tsx'
import type { LineCount } from '#src/ui/site/fields/Lines.tsx'
import { Outline } from '#src/ui/site/icons.tsx'
import { FormField } from './FormField.tsx'
import type { Field, FieldProps } from './use-field.ts'
import { useTypedCaret } from './use-typed-caret.ts'

export type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'maxLength' | 'autoFocus' | 'list'
> & { onChange?: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void }

interface InputFieldProps extends FieldProps {
  field: Field
  shown: string
  input: InputAttributes
  prefix?: string
  /** True once the value is right and complete: a tick says so. */
  right?: boolean
  end?: ReactNode
  rows?: LineCount | undefined
}

/** A one-line input in its frame, or several lines; what is typed is shaped by the field that uses it. */
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
  return (
    <FormField
      id={id}
      label={label}
      optional={optional}
      help={remark ? t(remark) : help}
      error={error}
      errorHint={error && remark ? t(remark) : null}
    >
      {(describedBy) => {
        const { list, type, ...both } = input
        const control = {
          ...both,
          id,
          name,
          value: shown,
          onBlur,
          ref: inputRef,
          readOnly,
          'aria-describedby': describedBy,
          'aria-invalid': error ? true : undefined,
        }
        return (
          <InputFrame
            error={Boolean(error)}
            readOnly={readOnly}
            before={prefix}
            end={end ?? (right && !error && <Tick />)}
          >
            {rows === undefined ? (
              <input {...control} type={type} list={list} onChange={onChange} />
            ) : (
              <Lines {...control} rows={rows} onChange={onChange} />
            )}
          </InputFrame>
        )
      }}
    </FormField>
  )
}

/** It is right, or has been verified. */
export function Tick() {
  return (
    <span className="tick">
      <Outline d="M5 12.5l4.5 4.5L19 7.5" size={18} />
    </span>
  )
}
