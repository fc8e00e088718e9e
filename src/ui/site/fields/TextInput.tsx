import { useId } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FieldFrame, InputFrame } from './FieldFrame.tsx'

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'ref' | 'prefix'> & {
  label: ReactNode
  help?: string | undefined
  error?: string | null | undefined
  /** Fixed text before what is typed, such as the country code. */
  before?: string
  /** Among other controls of a row: 44 px high. */
  small?: boolean
  inputRef?: Ref<HTMLInputElement>
}

export function TextInput({ label, help, error, before, small, inputRef, id, ...rest }: TextInputProps) {
  const own = useId()
  const inputId = id ?? own
  return (
    <FieldFrame id={inputId} label={label} help={help} error={error}>
      {(describedBy) => (
        <InputFrame error={Boolean(error)} before={before} small={small}>
          <input
            id={inputId}
            ref={inputRef}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            {...rest}
          />
        </InputFrame>
      )}
    </FieldFrame>
  )
}
