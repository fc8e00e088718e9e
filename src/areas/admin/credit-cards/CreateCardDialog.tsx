import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import MuiTextField from '@mui/material/TextField'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { creditCardCreateSchema } from '#src/contract/entities/catalogue/credit-card.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { toast } from '#src/lib/toast.ts'
import { useField } from '#src/ui/form/fields/use-field.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useCreateCard } from './hooks.ts'

/** A new card begins with its name; everything else follows in the table. */
export function CreateCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['credit-cards', 'common'])
  const id = useId()
  const { mutateAsync } = useCreateCard()
  const form = useContractForm('createCreditCard', creditCardCreateSchema, {
    start: { category_name: '' },
    send: ({ category_name }) => mutateAsync(category_name),
    done: ({ message }) => {
      toast.success(message)
      onClose()
    },
    refused: (error) => {
      form.fail(error)
      return true
    },
    mode: 'onChange',
  })
  const named = form.hands.watch('category_name').trim() !== ''
  const ready = named && form.hands.formState.errors.category_name === undefined && !form.busy

  return (
    <Dialog open maxWidth="xs" aria-labelledby={id} onClose={() => !form.busy && onClose()}>
      <Form form={form}>
        <DialogTitle id={id}>{t('create.title')}</DialogTitle>
        <DialogContent>
          {form.failure !== null && (
            <Alert severity="error" sx={{ mb: 4 }}>
              {reasonOf(form.failure, 'category_name')}
            </Alert>
          )}
          <NameField />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={form.busy} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            {t('submit')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

function NameField() {
  const { t } = useTranslation('credit-cards')
  const { text, error, onChange } = useField('category_name')
  // Nothing typed is no mistake yet: the button waits.
  const problem = text.trim() === '' ? null : error
  return (
    <MuiTextField
      autoFocus
      fullWidth
      required
      label={t('create.name')}
      value={text}
      error={problem !== null}
      helperText={problem ?? t('create.help')}
      onChange={(event) => onChange(event.target.value)}
      sx={{ mt: 2 }}
    />
  )
}
