import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreditCard, CreditCardProperty } from '#src/contract/entities/catalogue/credit-card.ts'
import { mixed } from '#src/contract/yup.ts'
import { reasonOf } from '#src/lib/http/reason.ts'
import { logFailure } from '#src/lib/log.ts'
import { toast } from '#src/lib/toast.ts'
import { EditConflict } from '#src/ui/edit/edit-conflict.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import type { BulkResult } from './BulkResultDialog.tsx'
import { BulletsField } from './BulletsField.tsx'
import { CardConflict } from './CardConflict.tsx'
import { CardTextField } from './CardTextField.tsx'
import { canSubmit, draftOf, hindiDraftOf, hindiOf, hindiValue, problemOf, valueOf } from './edit-rules.ts'
import type { Draft, EditableProperty, HindiDraft } from './edit-rules.ts'
import { uploadCardImage } from './hooks.ts'
import type { CardValue } from './hooks.ts'
import { ImageField } from './ImageField.tsx'
import { useChangeCard } from './use-change-card.ts'

/** Which of the two languages somebody else has changed. */
interface Conflict {
  property: CreditCardProperty
  error: EditConflict
}

interface CardValues {
  draft: Draft
  hindi: HindiDraft
}

interface EditFieldDialogProps {
  card: CreditCard
  property: EditableProperty
  /** `result` where several things changed at once. */
  onClose: (result: BulkResult | null) => void
}

/** One property of one card, a text in both languages. Submit waits for a value that can be saved. */
export function EditFieldDialog({ card, property, onClose }: EditFieldDialogProps) {
  const { t } = useTranslation(['credit-cards', 'rules', 'common'])
  const id = useId()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  // A picture travels once, however often its address has to be saved.
  const [uploaded, setUploaded] = useState<{ file: File; address: string } | null>(null)
  // What this dialog has saved already: of two languages the second may fail.
  const [saved, setSaved] = useState<Partial<Record<CreditCardProperty, CardValue>>>({})
  const { save } = useChangeCard(card)
  const inHindi = hindiOf(property)
  const startOf = (name: CreditCardProperty): CardValue => saved[name] ?? card[name]
  const changedHindi = ({ draft, hindi }: CardValues) => {
    const wanted = hindiValue(hindi, draft)
    const isChanged = inHindi !== null && JSON.stringify(wanted) !== JSON.stringify(startOf(inHindi))
    return isChanged ? { name: inHindi, wanted } : null
  }

  const addressOf = async (file: File): Promise<string> => {
    if (uploaded?.file === file) return uploaded.address
    const address = await upload(card, file)
    setUploaded({ file, address })
    return address
  }
  const saveOne = async (name: CreditCardProperty, wanted: CardValue): Promise<BulkResult | null> => {
    const before = conflict?.property === name ? (conflict.error.present as CardValue) : startOf(name)
    try {
      const result = await save(name, wanted, before)
      setSaved((others) => ({ ...others, [name]: wanted }))
      return result
    } catch (error) {
      // Toasts lie outside the dialog, where a screen reader does not hear them.
      if (error instanceof EditConflict) setConflict({ property: name, error })
      throw error
    }
  }
  const saveAll = async ({ draft, hindi }: CardValues): Promise<BulkResult | null> => {
    const wanted = draft instanceof File ? await addressOf(draft) : valueOf(property, draft)
    const changed = changedHindi({ draft, hindi })
    const isOnlyHindi = changed !== null && JSON.stringify(wanted) === JSON.stringify(startOf(property))
    const result = wanted === null || isOnlyHindi ? null : await saveOne(property, wanted)
    if (changed) await saveOne(changed.name, changed.wanted)
    return result
  }
  const form = useContractForm('updateCreditCard', mixed(), {
    start: { draft: draftOf(card, property), hindi: hindiDraftOf(card, property) },
    // Each language is a call of its own, judged by the rule of its property.
    check: (values: CardValues) => {
      const value = valueOf(property, values.draft)
      const changed = changedHindi(values)
      return {
        draft: (value === null ? null : problemOf(property, value)) ?? undefined,
        hindi: (changed && problemOf(changed.name, changed.wanted)) ?? undefined,
      }
    },
    send: saveAll,
    done: onClose,
    refused: (error) => {
      if (!(error instanceof EditConflict)) form.fail(error)
      return true
    },
    mode: 'onChange',
  })
  const { draft, hindi } = form.hands.watch()
  const { errors } = form.hands.formState
  const problem = errors.draft?.message ?? null
  const hindiProblem = errors.hindi?.message ?? null
  const ready = canSubmit(property, draft) && problem === null && hindiProblem === null && !form.busy
  const set = (name: keyof CardValues) => (value: CardValues[typeof name]) =>
    form.hands.setValue(name, value, { shouldDirty: true, shouldValidate: true })
  const setDraft = set('draft')
  const setHindi = set('hindi')
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault()
    // Both values are shown: which of them stays is chosen there.
    if (ready && conflict === null) form.submit(event)
  }

  return (
    <Dialog
      open
      fullWidth
      maxWidth={inHindi === null ? 'sm' : 'md'}
      aria-labelledby={id}
      onClose={() => !form.busy && onClose(null)}
    >
      <Form form={{ ...form, submit }}>
        <DialogTitle id={id}>
          {t('edit.title', { name: card.category_name, field: t(`fields.${property}`) })}
        </DialogTitle>
        <DialogContent>
          {form.failure !== null && (
            <Alert severity="error" sx={{ mb: 4 }}>
              {reasonOf(form.failure, 'value')}
            </Alert>
          )}
          {property === 'category_img_thumb' ? (
            <ImageField card={card} file={draft instanceof File ? draft : null} onChange={setDraft} />
          ) : draft !== null && typeof draft !== 'string' && !(draft instanceof File) ? (
            <BulletsField
              bullets={draft}
              hindi={typeof hindi === 'string' ? [] : hindi}
              problem={problem ?? hindiProblem}
              onChange={(bullets, inTheirPlaces) => {
                setDraft(bullets)
                setHindi(inTheirPlaces)
              }}
            />
          ) : (
            <CardTextField
              property={property}
              value={typeof draft === 'string' ? draft : ''}
              problem={problem}
              hindi={typeof hindi === 'string' && inHindi !== null ? { value: hindi, problem: hindiProblem } : null}
              onChange={setDraft}
              onChangeHindi={setHindi}
            />
          )}
          {conflict && (
            <CardConflict
              card={card}
              property={conflict.property}
              conflict={conflict.error}
              draft={conflict.property === property ? draft : hindi}
              busy={!ready}
              onTheirs={() => onClose(null)}
              onMine={() => ready && form.submit()}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={form.busy} onClick={() => onClose(null)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!ready || conflict !== null}>
            {t('submit')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

async function upload(card: CreditCard, file: File): Promise<string> {
  try {
    return await uploadCardImage(card, file)
  } catch (error) {
    logFailure('a picture was not uploaded', error)
    toast.error(reasonOf(error, 'image_name'))
    throw error
  }
}
