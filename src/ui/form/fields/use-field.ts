import { useController } from 'react-hook-form'
import type { FieldValues, UseControllerReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFieldPrefix } from '../Form.tsx'

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
  /** How the sentence "Please enter …" ends; without it the words that its wire name has. */
  what?: string
  /** This form's own words for a message of the rules, by its key. */
  messages?: Readonly<Record<string, string>>
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
export const fieldId = (name: string, prefix = 'field'): string => `${prefix}-${name}`

/** A field of the surrounding react-hook-form: checked when it is left, and from then on at each change while wrong. */
export function useField(name: string, { what, messages }: Pick<FieldProps, 'what' | 'messages'> = {}): Field {
  const prefix = useFieldPrefix()
  const { t, i18n } = useTranslation('rules')
  const { field, fieldState } = useController<FieldValues>({ name })
  const message = fieldState.error?.message
  const fieldName =
    what ?? (i18n.exists(`rules:fields.${name}`) ? t(`rules:fields.${name}`) : t('rules:fields.unnamed'))
  const { onBlur, onChange, ref } = field
  const value: unknown = field.value
  return {
    id: fieldId(name, prefix),
    value,
    text: typeof value === 'string' ? value : '',
    inputRef: ref,
    // A server's own words arrive as they are; the rules' messages are keys.
    error: message
      ? (messages?.[message] ?? (message.startsWith('rules:') ? t(message, { field: fieldName }) : message))
      : null,
    onChange,
    onBlur,
  }
}
