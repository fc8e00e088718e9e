import type { ComponentProps } from 'react'
import { OtpInput } from '#src/ui/site/fields/OtpInput.tsx'
import { TextArea } from '#src/ui/site/fields/TextArea.tsx'
import { TextInput } from '#src/ui/site/fields/TextInput.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'
import { useTypedCaret } from './use-typed-caret.ts'

type Words = Pick<FieldProps, 'name' | 'what' | 'messages'>
type Bound = 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef'

type SiteFieldProps = Words &
  Omit<ComponentProps<typeof TextInput>, Bound> & {
    /** What the field keeps of what is typed. */
    keep?: ((typed: string) => string) | undefined
  }

/** One line of text in the look of the site. */
export function SiteField({ name, what, messages, keep = (typed) => typed, ...rest }: SiteFieldProps) {
  const { text, error, inputRef, onChange, onBlur } = useField(name, {
    ...(what && { what }),
    ...(messages && { messages }),
  })
  const keepCaret = useTypedCaret(text)
  return (
    <TextInput
      {...rest}
      name={name}
      value={text}
      error={error}
      inputRef={inputRef}
      onChange={(event) => {
        keepCaret(event)
        onChange(keep(event.target.value))
      }}
      onBlur={onBlur}
    />
  )
}

/** Several lines of text in the look of the site. */
export function SiteTextArea({ name, what, messages, ...rest }: Words & Omit<ComponentProps<typeof TextArea>, Bound>) {
  const { text, error, inputRef, onChange, onBlur } = useField(name, {
    ...(what && { what }),
    ...(messages && { messages }),
  })
  return (
    <TextArea
      {...rest}
      name={name}
      value={text}
      error={error}
      ref={inputRef}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  )
}

/** The digits of a one-time code. */
export function OtpField({ name, messages, ...rest }: Words & Pick<ComponentProps<typeof OtpInput>, 'label' | 'help'>) {
  const { text, error, inputRef, onChange } = useField(name, messages ? { messages } : {})
  return <OtpInput {...rest} value={text} error={error} inputRef={inputRef} onChange={onChange} />
}
