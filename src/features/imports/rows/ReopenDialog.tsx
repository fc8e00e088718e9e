import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { rowRuleBody } from '#src/contract/entities/imports/studio.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { tidyText } from '#src/contract/rules/safe-text.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useBatchChange } from '../studio-hooks.ts'

interface ReopenDialogProps {
  batch: BatchDetail
  row: number
  onClose: () => void
}

/** A lender goes on with what it had ended: why, the log keeps. Nothing happens before the file is committed. */
export function ReopenDialog({ batch, row, onClose }: ReopenDialogProps) {
  const { t } = useTranslation('imports')
  const change = useBatchChange(batch)
  const form = useContractForm('applyImportRule', rowRuleBody, {
    start: { reason: '' },
    body: ({ reason }: { reason: string }) => ({
      version: batch.version,
      action: 'reopen' as const,
      rows: [row],
      reason: tidyText(reason),
    }),
    send: ({ action, rows, reason }) => change.mutateAsync({ what: 'rule', rule: { action, rows, reason } }),
    done: onClose,
    failureIn: 'form',
  })
  return (
    <FormDialog
      form={form}
      title={t('studio.reopen.title', { row })}
      confirm={t('studio.reopen.confirm')}
      onClose={onClose}
    >
      <Typography>{t('studio.reopen.text')}</Typography>
      <Box sx={{ display: 'grid', mt: 4 }}>
        <TextField name="reason" label={t('studio.reopen.reason')} rows={2} input={{ maxLength: 300 }} />
      </Box>
    </FormDialog>
  )
}
