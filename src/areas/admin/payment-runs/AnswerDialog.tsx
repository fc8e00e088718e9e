import Box from '@mui/material/Box'
import DialogContentText from '@mui/material/DialogContentText'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { bankAnswerSchema, type AnswerTaken, type PaymentRun } from '#src/contract/entities/paying/payment-run.ts'
import { call } from '#src/lib/http.ts'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useReloadRuns } from './hooks.ts'

interface AnswerDialogProps {
  run: PaymentRun
  onTaken: (taken: AnswerTaken) => void
  onClose: () => void
}

/** The bank's answer, chosen as a file or pasted. */
export function AnswerDialog({ run, onTaken, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('payment-runs')
  const reload = useReloadRuns()
  const id = useId()
  const form = useContractForm('takeBankAnswer', bankAnswerSchema, {
    start: { text: '' },
    send: (body) => call('takeBankAnswer', { params: { runId: String(run.run_id) }, body }),
    done: async (taken) => {
      onClose()
      onTaken(taken)
      await reload()
    },
    failureIn: 'form',
  })
  const read = async (file: File | undefined) => {
    if (file) form.hands.setValue('text', await file.text(), { shouldDirty: true })
  }
  return (
    <FormDialog form={form} title={t('answer.title')} confirm={t('answer.save')} onClose={onClose}>
      <DialogContentText sx={{ mb: 4 }}>{t('answer.text')}</DialogContentText>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Box sx={{ display: 'grid', gap: 1 }}>
          <label htmlFor={id}>{t('answer.file')}</label>
          <input id={id} type="file" accept=".csv,.txt,.rev" onChange={(event) => void read(event.target.files?.[0])} />
        </Box>
        <TextField name="text" rows={6} label={t('answer.rows')} input={{ spellCheck: false }} />
      </Box>
    </FormDialog>
  )
}
