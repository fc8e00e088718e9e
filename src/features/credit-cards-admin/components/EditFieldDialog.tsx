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
import { reasonOf } from '#src/lib/reason.ts'
import { toast } from '#src/lib/toast.ts'
import { EditConflict } from '#src/ui/edit-conflict.ts'
import { canSubmit, draftOf, problemOf, typedText, valueOf } from '../edit-rules.ts'
import type { Draft, EditableProperty } from '../edit-rules.ts'
import { uploadCardImage } from '../hooks.ts'
import type { CardValue } from '../hooks.ts'
import { useChangeCard } from '../use-change-card.ts'
import type { BulkResult } from './BulkResultDialog.tsx'
import { BulletsField } from './BulletsField.tsx'
import { CardConflict } from './CardConflict.tsx'
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
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  // A picture travels once, however often its address has to be saved.
  const [uploaded, setUploaded] = useState<{ file: File; address: string } | null>(null)
  const { save } = useChangeCard(card)
  const value = valueOf(property, draft)
  const problem = value === null ? null : problemOf(property, value)
  const ready = canSubmit(property, draft) && problem === null && !busy
  const field = t(`fields.${property}`)

  const addressOf = async (file: File): Promise<string> => {
    if (uploaded?.file === file) return uploaded.address
    const address = await upload(card, file)
    setUploaded({ file, address })
    return address
  }
  const submit = async () => {
    if (!ready) return
    setBusy(true)
    setFailure(null)
    try {
      const wanted = draft instanceof File ? await addressOf(draft) : value
      const before = conflict ? (conflict.present as CardValue) : card[property]
      onClose(wanted === null ? null : await save(property, wanted, before))
    } catch (error) {
      // Toasts lie outside the dialog, where a screen reader does not hear them.
      if (error instanceof EditConflict) setConflict(error)
      else setFailure(error)
      setBusy(false)
    }
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    // Both values are shown: which of them stays is chosen there.
    if (conflict === null) void submit()
  }

  return (
    <Dialog open maxWidth="sm" aria-labelledby={id} onClose={() => !busy && onClose(null)}>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{t('edit.title', { name: card.category_name, field })}</DialogTitle>
        <DialogContent>
          {failure !== null && (
            <Alert severity="error" sx={{ mb: 4 }}>
              {reasonOf(failure, 'value')}
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
              label={sentence(field)}
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
          {conflict && (
            <CardConflict
              card={card}
              property={property}
              conflict={conflict}
              draft={draft}
              busy={!ready}
              onTheirs={() => onClose(null)}
              onMine={() => void submit()}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={busy} onClick={() => onClose(null)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!ready || conflict !== null}>
            {t('submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** A word that stands inside sentences elsewhere, on its own. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

async function upload(card: CreditCard, file: File): Promise<string> {
  try {
    return await uploadCardImage(card, file)
  } catch (error) {
    logFailure('a picture was not uploaded', error)
    toast.error(reasonOf(error, 'image_name'))
    throw error
  }
}
