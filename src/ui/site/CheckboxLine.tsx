import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import { FieldMessage } from './FieldMessage.tsx'

type CheckboxLineProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
  error?: string | null | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** A box with its words; the words are part of the target. */
export function CheckboxLine({ checked, onChange, children, error, inputRef }: CheckboxLineProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div>
      <label className="choice">
        <input
          type="checkbox"
          ref={inputRef}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId : undefined}
        />
        <span>{children}</span>
      </label>
      <FieldMessage id={messageId} error={error} />
    </div>
  )
}
