import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, InputFrame } from './FieldFrame.tsx'
import { Lines } from './Lines.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'rows'> & {
  label: ReactNode
  help?: string | undefined
  error?: string | null | undefined
}

export function TextArea({ label, help, error, id, ...rest }: TextAreaProps) {
  const own = useId()
  const inputId = id ?? own
  return (
    <FieldFrame id={inputId} label={label} help={help} error={error}>
      {(describedBy) => (
        <InputFrame error={Boolean(error)}>
          <Lines
            id={inputId}
            rows={5}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            {...rest}
          />
        </InputFrame>
      )}
    </FieldFrame>
  )
}
