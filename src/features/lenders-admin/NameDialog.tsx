import { useEffect } from 'react'
import type { Schema } from 'yup'
import { reasonOf } from '#src/lib/http/reason.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

interface NameDialogProps {
  call: 'createLender' | 'createLenderGroup'
  schema: Schema
  title: string
  label: string
  /** Which signs a name may have. */
  help: string
  submit: string
  onSubmit: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of something new; a refusal is shown under the name, which stays as it was typed. */
export function NameDialog({ call, schema, title, label, help, submit, onSubmit, onClose }: NameDialogProps) {
  const form = useContractForm(call, schema, {
    start: { name: '' },
    body: ({ name }) => ({ name: name.trim() }),
    send: ({ name }) => onSubmit(name),
    refused: (error) => {
      form.hands.setError('name', { type: 'server', message: reasonOf(error, 'name') }, { shouldFocus: true })
      return true
    },
  })
  const { setFocus } = form.hands
  useEffect(() => setFocus('name'), [setFocus])
  return (
    <FormDialog form={form} title={title} confirm={submit} narrow onClose={onClose}>
      <TextField
        name="name"
        label={label}
        help={help}
        readOnly={form.busy}
        input={{ maxLength: 120, autoComplete: 'off', spellCheck: false }}
      />
    </FormDialog>
  )
}
