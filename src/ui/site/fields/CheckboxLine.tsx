import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { FieldMessage } from './FieldMessage.tsx'

type CheckboxLineProps = {
  id?: string
  name?: string
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  children: ReactNode
  help?: string | undefined
  error?: string | null | undefined
  /** As in FieldMessage. */
  quiet?: boolean
  inputRef?: Ref<HTMLInputElement>
}

/** A box with its words; the words are part of the target. */
export function CheckboxLine(props: CheckboxLineProps) {
  const { id, name, checked, onChange, onBlur, children, help, error, quiet, inputRef } = props
  const own = useId()
  const inputId = id ?? own
  const messageId = `${inputId}-message`
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          id={inputId}
          name={name}
          ref={inputRef}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || help ? messageId : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={messageId} error={error} help={help} quiet={quiet} />
    </div>
  )
}
