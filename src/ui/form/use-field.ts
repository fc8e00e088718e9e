import { useController } from 'react-hook-form'
import type { FieldValues, UseControllerReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** What every field of a form takes. `name` is its wire name, which its messages are worded by. */
export interface FieldProps {
  name: string
  label: string
  help?: string
  optional?: boolean
  /** A remark on a value that is accepted, as a translation key; never an error. */
  hint?: (value: string) => string | null
  /** Says which part of a refused value is wrong, as a translation key; it follows the rule's own message. */
  errorHint?: (value: string) => string | null
  readOnly?: boolean
}

export interface Field {
  id: string
  value: unknown
  /** The value as text; empty for a number or for nothing. */
  text: string
  inputRef: UseControllerReturn['field']['ref']
  error: string | null
  onChange: (value: unknown) => void
  onBlur: () => void
}

/** The control's id in the page. */
export const fieldId = (name: string): string => `field-${name}`

/** A field of the surrounding react-hook-form: checked when it is left, and from then on at each change while wrong. */
export function useField(name: string): Field {
  const { t, i18n } = useTranslation('rules')
  const { field, fieldState } = useController<FieldValues>({ name })
  const message = fieldState.error?.message
  const fieldName = i18n.exists(`rules:fields.${name}`) ? t(`rules:fields.${name}`) : t('rules:fields.unnamed')
  const { onBlur, onChange, ref } = field
  const value: unknown = field.value
  return {
    id: fieldId(name),
    value,
    text: typeof value === 'string' ? value : '',
    inputRef: ref,
    // A server's own words arrive as they are; the rules' messages are keys.
    error: message ? (message.startsWith('rules:') ? t(message, { field: fieldName }) : message) : null,
    onChange,
    onBlur,
  }
}
