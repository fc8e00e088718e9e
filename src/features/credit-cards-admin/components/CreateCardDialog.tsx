import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { logFailure } from '#src/lib/log.ts'
import { reasonOf } from '#src/lib/reason.ts'
import { toast } from '#src/lib/toast.ts'
import { problemOf } from '../edit-rules.ts'
import { useCreateCard } from '../hooks.ts'

/** A new card begins with its name; everything else follows in the table. */
export function CreateCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['credit-cards', 'rules', 'common'])
  const id = useId()
  const [name, setName] = useState('')
  const { mutateAsync, isPending, error } = useCreateCard()
  const problem = name.trim() === '' ? null : problemOf('category_name', name)
  const ready = name.trim() !== '' && problem === null && !isPending

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!ready) return
    try {
      const { message } = await mutateAsync(name)
      toast.success(message)
      onClose()
    } catch (failure) {
      logFailure('a card was not created', failure)
    }
  }

  return (
    <Dialog open maxWidth="xs" aria-labelledby={id} onClose={() => !isPending && onClose()}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('create.title')}</DialogTitle>
        <DialogContent>
          {error && (
            <Alert severity="error" sx={{ mb: 4 }}>
              {reasonOf(error, 'category_name')}
            </Alert>
          )}
          <TextField
            autoFocus
            fullWidth
            required
            label={t('create.name')}
            value={name}
            error={problem !== null}
            helperText={problem === null ? t('create.help') : t(problem)}
            onChange={(event) => setName(event.target.value)}
            sx={{ mt: 2 }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            {t('submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
