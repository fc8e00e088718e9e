import type { ComponentProps } from 'react'
import { FieldFrame } from '#src/ui/site/fields/FieldFrame.tsx'
import { LabelText } from './LabelText.tsx'

type FormFieldProps = Omit<ComponentProps<typeof FieldFrame>, 'label' | 'quiet'> & {
  label: string
  optional?: boolean | undefined
}

/** A field of a form, which tells by itself how many of its fields are wrong. */
export function FormField({ label, optional, ...rest }: FormFieldProps) {
  return <FieldFrame {...rest} label={<LabelText label={label} optional={optional} />} quiet />
}
