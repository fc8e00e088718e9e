import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from 'yup'
import { reasonOf } from '#src/lib/reason.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
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
  const { t } = useTranslation('common')
  const id = useId()
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
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`}>
      <Form form={form} prefix={id}>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            name="name"
            label={label}
            help={help}
            readOnly={form.busy}
            input={{ maxLength: 120, autoComplete: 'off', spellCheck: false }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={form.busy}>
            {submit}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
