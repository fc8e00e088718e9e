import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useTranslation } from 'react-i18next'
import { ERASURE_LINK_DAYS, ERASURE_ORIGINS, erasureNoteForm } from '#src/contract/entities/privacy/erasure-desk.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadErasures } from './hooks.ts'

/** Writes down what came by letter, by phone or from a nominee; the customer is asked whether it is theirs. */
export function NoteRequestDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('erasure-desk')
  const reload = useReloadErasures()
  const form = useContractForm('noteErasureRequest', erasureNoteForm, {
    start: { customer: '', came_by: 'letter' as const, note: '' },
    send: (body) => call('noteErasureRequest', { body }),
    done: async ({ data, told }) => {
      onClose()
      const text = t(told ? 'note.asked' : 'note.nobody', { reference: data.reference })
      if (told) toast.success(text)
      else toast.info(text)
      await reload()
    },
  })
  return (
    <FormDialog form={form} title={t('note.title')} confirm={t('note.save')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('note.lead', { count: ERASURE_LINK_DAYS })}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <TextField
          name="customer"
          label={t('note.customer')}
          help={t('note.customerHelp')}
          input={{ autoComplete: 'off', maxLength: 40 }}
        />
        <SelectField
          name="came_by"
          label={t('note.cameBy')}
          choices={ERASURE_ORIGINS.filter((each) => each !== 'customer').map((id) => ({
            id,
            value: t(`cameBy.${id}`),
          }))}
        />
        <TextField
          name="note"
          label={t('note.note')}
          help={t('note.noteHelp')}
          input={{ autoComplete: 'off', maxLength: 300 }}
        />
      </Box>
    </FormDialog>
  )
}
