import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { ImportField } from '#src/contract/entities/imports/import-batch.ts'
import { rowRuleBody } from '#src/contract/entities/imports/studio.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useBatchChange } from '../studio-hooks.ts'

interface ReplaceDialogProps {
  batch: BatchDetail
  group: { code?: string | undefined; field?: ImportField | undefined }
  /** What a cell says that somebody begins from. */
  find?: string
  onClose: () => void
}

/** One rule for all rows like this: other words in place of what a column says. */
export function ReplaceDialog({ batch, group, find = '', onClose }: ReplaceDialogProps) {
  const { t } = useTranslation('imports')
  const change = useBatchChange(batch)
  const fields = batch.mapping?.columns.flatMap(({ field }) => (field === null ? [] : [field])) ?? []
  const form = useContractForm('applyImportRule', rowRuleBody, {
    start: { field: group.field ?? fields[0] ?? 'status', find, value: '' },
    body: ({ field, find, value }: { field: ImportField; find: string; value: string }) => ({
      version: batch.version,
      action: 'replace' as const,
      field,
      find,
      value,
    }),
    send: ({ action, field, find, value }) =>
      change.mutateAsync({ what: 'rule', rule: { action, field, find, value } }),
    done: onClose,
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('studio.replace.title')} confirm={t('studio.replace.confirm')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4, pt: 1 }}>
        <SelectField
          name="field"
          label={t('studio.replace.field')}
          choices={fields.map((id) => ({ id, value: t(`studio.fields.${id}`) }))}
        />
        <TextField name="find" label={t('studio.replace.find')} help={t('studio.replace.findHelp')} />
        <TextField name="value" label={t('studio.replace.value')} />
      </Box>
    </FormDialog>
  )
}
