import type { ComponentProps } from 'react'
import type { FormHandle } from './form-handle.ts'

type LightFormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & { form: Pick<FormHandle, 'submit'> }

/** The form element of `useLightForm`; everywhere else forms are drawn by `Form`. */
export function LightForm({ form, ...rest }: LightFormProps) {
  return <form {...rest} noValidate onSubmit={form.submit} />
}
