import type { Ref } from 'react'
import { InputFrame } from '#src/ui/site/fields/FieldFrame.tsx'
import { Lines } from '#src/ui/site/fields/Lines.tsx'
import type { LineCount } from '#src/ui/site/fields/Lines.tsx'
import { FormField } from './FormField.tsx'

interface ReadOnlyFieldProps {
  id: string
  label: string
  value: string
  help?: string | undefined
  /** Of code: as many lines as these, in letters of one width. */
  lines?: LineCount | undefined
  inputRef?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/** A value to read and to take away: it is marked as a whole as soon as it is entered. */
export function ReadOnlyField({ id, label, value, help, lines, inputRef }: ReadOnlyFieldProps) {
  return (
    <FormField id={id} label={label} help={help}>
      {(describedBy) => {
        const control = {
          id,
          value,
          readOnly: true,
          spellCheck: false,
          'aria-describedby': describedBy,
          onFocus: (event: { target: { select: () => void } }) => event.target.select(),
        }
        return (
          <InputFrame error={false} readOnly>
            {lines === undefined ? (
              <input {...control} ref={inputRef as Ref<HTMLInputElement>} />
            ) : (
              <Lines {...control} rows={lines} className="code" ref={inputRef as Ref<HTMLTextAreaElement>} />
            )}
          </InputFrame>
        )
      }}
    </FormField>
  )
}
