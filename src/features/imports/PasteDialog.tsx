import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { reasonOf } from '#src/lib/reason.ts'
import { toast } from '#src/lib/toast.ts'
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
  const { t } = useTranslation(['imports', 'common'])
  const id = useId()
  const paste = usePaste(batch)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
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
  const send = async () => {
    const found = pastedCells(text, words)
    if ('problem' in found)
      return setWrong(t(`studio.paste.wrong.${found.problem}`, { line: found.line, rowName: words.rowName }))
    setWrong(null)
    try {
      await paste.mutateAsync(found.edits)
      toast.success(t('studio.paste.done', { count: new Set(found.edits.map(({ row }) => row)).size }))
      onClose()
    } catch (error) {
      setWrong(reasonOf(error))
    }
  }
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      onClose={() => {
        if (!paste.isPending) onClose()
      }}
    >
      <DialogTitle id={`${id}-title`}>{t('studio.paste.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 3 }}>{t('studio.paste.text', { row: words.rowName })}</Typography>
        <Button variant="outlined" size="small" onClick={() => void copy()}>
          {t('studio.paste.copy')}
        </Button>
        <Box sx={{ display: 'grid', gap: 1, mt: 4 }}>
          <Typography component="label" htmlFor={`${id}-block`} variant="subtitle1">
            {t('studio.paste.block')}
          </Typography>
          <OutlinedInput
            id={`${id}-block`}
            multiline
            minRows={5}
            maxRows={12}
            value={text}
            error={wrong !== null}
            onChange={(event) => setText(event.target.value)}
            inputProps={{ spellCheck: false, 'aria-describedby': wrong === null ? undefined : `${id}-wrong` }}
          />
        </Box>
        {wrong !== null && (
          <Alert id={`${id}-wrong`} severity="error" sx={{ mt: 3 }}>
            {wrong}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" disabled={paste.isPending} onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button variant="contained" aria-busy={paste.isPending} onClick={() => void send()}>
          {t('studio.paste.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
