import { useId } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { FieldMessage } from './FieldMessage.tsx'

type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'ref' | 'prefix'> & {
  label: ReactNode
  help?: string | undefined
  error?: string | null | undefined
  /** Fixed text before what is typed, such as the country code. */
  before?: string
  inputRef?: Ref<HTMLInputElement>
}

export function TextInput({ label, help, error, before, inputRef, id, ...rest }: TextInputProps) {
  const own = useId()
  const inputId = id ?? own
  const messageId = `${inputId}-message`
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      <div className={error ? 'inp err' : 'inp'}>
        {before && <span className="pre">{before}</span>}
        <input
          id={inputId}
          ref={inputRef}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? messageId : undefined}
          {...rest}
        />
      </div>
      <FieldMessage id={messageId} error={error} help={help} />
    </div>
  )
}
