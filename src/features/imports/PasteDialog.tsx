import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { pastedBlock } from '#src/contract/entities/imports/studio.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { toast } from '#src/lib/toast.ts'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { blockOf, pastedCells } from './pasted-cells.ts'
import { usePaste } from './studio-hooks.ts'

interface PasteDialogProps {
  batch: BatchDetail
  /** What is on the screen: copied, it shows how a block has to look. */
  shown: readonly BatchRow[]
  onClose: () => void
}

/** Rows out into a spreadsheet, and a block of corrected cells back in. */
export function PasteDialog({ batch, shown, onClose }: PasteDialogProps) {
  const { t } = useTranslation('imports')
  const paste = usePaste(batch)
  const fields = batch.mapping?.columns.flatMap(({ field }) => (field === null ? [] : [field])) ?? []
  const words = {
    rowName: t('studio.rows.row'),
    names: fields.map((field) => [field, t(`studio.fields.${field}`)] as const),
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(blockOf(shown, words))
      toast.success(t('studio.paste.copied', { count: shown.length }))
    } catch {
      toast.error(t('studio.paste.notCopied'))
    }
  }
  const form = useContractForm('editImportRows', pastedBlock, {
    start: { edits: '' },
    body: ({ edits: block }: { edits: string }) => {
      const found = pastedCells(block, words)
      return { edits: 'problem' in found ? [] : found.edits }
    },
    check: ({ edits: block }) => {
      const found = pastedCells(block, words)
      if (!('problem' in found)) return {}
      return { edits: t(`studio.paste.wrong.${found.problem}`, { line: found.line, rowName: words.rowName }) }
    },
    send: ({ edits }) => paste.mutateAsync(edits),
    done: (_, { edits }) => {
      toast.success(t('studio.paste.done', { count: new Set(edits.map(({ row }) => row)).size }))
      onClose()
    },
    failureIn: 'form',
  })
  return (
    <FormDialog form={form} title={t('studio.paste.title')} confirm={t('studio.paste.confirm')} onClose={onClose}>
      <Typography sx={{ mb: 3 }}>{t('studio.paste.text', { row: words.rowName })}</Typography>
      <Button variant="outlined" size="small" onClick={() => void copy()}>
        {t('studio.paste.copy')}
      </Button>
      <Box sx={{ display: 'grid', mt: 4 }}>
        <TextField name="edits" label={t('studio.paste.block')} rows={5} input={{ spellCheck: false }} />
      </Box>
    </FormDialog>
  )
}
