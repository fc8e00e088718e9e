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
import type { CreditCard } from '#src/contract/entities/credit-card.ts'
import { logFailure } from '#src/lib/log.ts'
import { errorText, toastError } from '#src/lib/toast.ts'
import { canSubmit, draftOf, problemOf, typedText, valueOf } from '../edit-rules.ts'
import type { Draft, EditableProperty } from '../edit-rules.ts'
import { uploadCardImage } from '../hooks.ts'
import { useChangeCard } from '../use-change-card.ts'
import type { BulkResult } from './BulkResultDialog.tsx'
import { BulletsField } from './BulletsField.tsx'
import { ImageField } from './ImageField.tsx'

interface EditFieldDialogProps {
  card: CreditCard
  property: EditableProperty
  /** `result` where several things changed at once. */
  onClose: (result: BulkResult | null) => void
}

/** One property of one card. Submit waits for a value that can be saved. */
export function EditFieldDialog({ card, property, onClose }: EditFieldDialogProps) {
  const { t } = useTranslation(['credit-cards', 'rules', 'common'])
  const id = useId()
  const [draft, setDraft] = useState<Draft>(() => draftOf(card, property))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const { save } = useChangeCard(card)
  const value = valueOf(property, draft)
  const problem = value === null ? null : problemOf(property, value)
  const ready = canSubmit(property, draft) && problem === null && !busy
  const field = t(`fields.${property}`)

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!ready) return
    setBusy(true)
    setFailure(null)
    try {
      const file = draft instanceof File ? await upload(card, draft) : value
      onClose(file === null ? null : await save(property, file))
    } catch (error) {
      // Toasts lie outside the dialog, where a screen reader does not hear them.
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Dialog open maxWidth="sm" aria-labelledby={id} onClose={() => !busy && onClose(null)}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={id}>{t('edit.title', { name: card.category_name, field })}</DialogTitle>
        <DialogContent>
          {failure !== null && (
            <Alert severity="error" sx={{ mb: 4 }}>
              {errorText(failure)}
            </Alert>
          )}
          {property === 'category_img_thumb' ? (
            <ImageField card={card} file={draft instanceof File ? draft : null} onChange={setDraft} />
          ) : draft !== null && typeof draft !== 'string' && !(draft instanceof File) ? (
            <BulletsField bullets={draft} problem={problem} onChange={setDraft} />
          ) : (
            <TextField
              autoFocus
              fullWidth
              label={field}
              value={draft ?? ''}
              error={problem !== null}
              helperText={problem === null ? (property === 'utm_link' ? t('utmHelp') : '') : t(problem)}
              onChange={(event) => setDraft(typedText(property, event.target.value))}
              slotProps={{
                htmlInput: property === 'sort_order' ? { inputMode: 'numeric', maxLength: 10 } : {},
              }}
              sx={{ mt: 2 }}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={() => onClose(null)}>
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

async function upload(card: CreditCard, file: File): Promise<string> {
  try {
    return await uploadCardImage(card, file)
  } catch (error) {
    logFailure('a picture was not uploaded', error)
    toastError(error)
    throw error
  }
}
