import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldMessage } from './FieldMessage.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & {
  label: ReactNode
  help?: string | undefined
  error?: string | null | undefined
}

export function TextArea({ label, help, error, id, ...rest }: TextAreaProps) {
  const own = useId()
  const inputId = id ?? own
  const messageId = `${inputId}-message`
  return (
    <div className="field">
      <label htmlFor={inputId}>{label}</label>
      <div className={error ? 'inp err' : 'inp'}>
        <textarea
          id={inputId}
          rows={5}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? messageId : undefined}
          {...rest}
        />
      </div>
      <FieldMessage id={messageId} error={error} help={help} />
    </div>
  )
}
