import { useTranslation } from 'react-i18next'
import { savedViewForm } from '#src/contract/entities/figures/saved-view.ts'
import type { SavedView } from '#src/contract/entities/figures/saved-view.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toast } from '#src/lib/toast.ts'
import { CheckboxLineField } from '#src/ui/form/fields/CheckboxLineField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'

export interface ViewWords {
  name: string
  shared: boolean
}

interface ViewFormProps {
  /** Null = a new one. */
  view: SavedView | null
  send: (words: ViewWords) => Promise<SavedView>
  onClose: () => void
  onSaved: (view: SavedView) => unknown
}

/** Name of a view, and whether others see it: the administrator alone decides that. */
export function ViewForm({ view, send, onClose, onSaved }: ViewFormProps) {
  const { t } = useTranslation('figures')
  const { roleId } = useSession()
  const form = useContractForm('updateSavedView', savedViewForm, {
    start: { name: view?.name ?? '', shared: view?.shared ?? false },
    send,
    failureIn: 'form',
    done: async (saved: SavedView) => {
      onClose()
      toast.success(t(view ? 'views.renamed' : 'views.saved'))
      await onSaved(saved)
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(view ? 'views.renameTitle' : 'views.saveTitle')}
      confirm={t('views.confirm')}
      narrow
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('views.name')}
        help={t('views.nameHelp')}
        input={{ autoComplete: 'off', maxLength: 60 }}
      />
      {roleId === 1 && <CheckboxLineField name="shared">{t('views.share')}</CheckboxLineField>}
    </FormDialog>
  )
}
