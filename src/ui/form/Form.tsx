import { createContext, useContext } from 'react'
import type { ComponentProps } from 'react'
import { FormProvider } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import type { FormHandle } from './form-handle.ts'

/** How the ids of the fields of this form begin: two forms of a page may ask for the same. */
const FieldPrefix = createContext('field')
export const useFieldPrefix = (): string => useContext(FieldPrefix)

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  form: Pick<FormHandle, 'submit'> & { fields: UseFormReturn }
  prefix?: string
}

/** The one form element: sends by its own hook, says nothing in the browser's words, and knows its fields by `prefix`. */
export function Form({ form, prefix = 'field', ...rest }: FormProps) {
  return (
    <FormProvider {...form.fields}>
      <FieldPrefix value={prefix}>
        <form {...rest} noValidate onSubmit={form.submit} />
      </FieldPrefix>
    </FormProvider>
  )
}
