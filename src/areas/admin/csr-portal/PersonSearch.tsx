import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ComponentProps } from 'react'
import { CSR_SEARCH_MAX } from '#src/contract/entities/support/csr.ts'
import { errorText } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import type { FormHandle } from '#src/ui/form/form-handle.ts'
import { Form } from '#src/ui/form/Form.tsx'

interface PersonSearchProps {
  form: ComponentProps<typeof Form>['form'] & Pick<FormHandle, 'busy' | 'failure'>
  label: string
  help: string
  submit: string
}

/** What is known of somebody, to find them by; it stays on this screen alone. */
export function PersonSearch({ form, label, help, submit }: PersonSearchProps) {
  return (
    <>
      <Card variant="outlined" sx={{ p: 5, maxWidth: 760 }}>
        <Form form={form}>
          <TextField name="text" label={label} help={help} input={{ autoComplete: 'off', maxLength: CSR_SEARCH_MAX }} />
          <Button type="submit" variant="contained" aria-busy={form.busy} sx={{ mt: 4 }}>
            {submit}
          </Button>
        </Form>
      </Card>
      {form.failure !== null && (
        <Alert severity="error" role="alert" sx={{ mt: 5, maxWidth: 760 }}>
          {errorText(form.failure)}
        </Alert>
      )}
    </>
  )
}
