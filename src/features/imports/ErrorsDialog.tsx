import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatusFileAnswer } from '#src/contract/entities/imports/import-batch.ts'
import { csvFile } from '#src/contract/rules/csv.ts'
import { toast } from '#src/lib/toast.ts'
import { DownloadButton } from '#src/ui/DownloadButton.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { saveFile } from '#src/ui/table/save-file.ts'
import { downloadFailedRows } from './hooks.ts'

/** More than anybody reads on a screen; copy and file have all that came. */
const SHOWN = 200

const COLUMNS = ['row', 'column', 'value', 'message'] as const

interface ErrorsDialogProps {
  answer: StatusFileAnswer
  /** They can be put right below. */
  here?: boolean
  onClose: () => void
}

/** What was wrong with a file, record by record, to read, copy or take away. */
export function ErrorsDialog({ answer, here = false, onClose }: ErrorsDialogProps) {
  const { t } = useTranslation(['imports', 'common'])
  const id = useId()
  const { errors, errorsFound, rowsUpdated, rowsRefused, batch_id } = answer
  const heads = COLUMNS.map((column) => t(`errors.${column}`))
  const copy = async () => {
    const lines = [heads, ...errors.map((error) => COLUMNS.map((column) => String(error[column])))]
    try {
      await navigator.clipboard.writeText(lines.map((line) => line.join('\t')).join('\n'))
      toast.success(t('errors.copied'))
    } catch {
      toast.error(t('errors.notCopied'))
    }
  }
  const saveErrors = () => {
    const rows = errors.map((error) => COLUMNS.map((column) => error[column]))
    saveFile(new Blob([csvFile(heads, rows)], { type: 'text/csv' }), `errors-${batch_id}.csv`)
  }
  return (
    <Dialog
      open
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <DialogTitle id={`${id}-title`}>{t('errors.title', { count: errorsFound })}</DialogTitle>
      <DialogContent tabIndex={0} sx={{ px: { xs: 4, md: 6 } }}>
        <Typography id={`${id}-text`} color="textSecondary" sx={{ mb: 4 }}>
          {t(here ? 'errors.textHere' : 'errors.text', {
            count: rowsRefused,
            refused: rowsRefused,
            loaded: t('errors.loaded', { count: rowsUpdated }),
          })}
        </Typography>
        <Records errors={errors.slice(0, SHOWN)} heads={heads} />
        {errorsFound > SHOWN && (
          <Typography sx={{ mt: 3 }}>{t('errors.more', { count: errorsFound - SHOWN })}</Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {t('errors.copy')}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="document" />} onClick={saveErrors}>
          {t('errors.csv')}
        </Button>
        <DownloadButton name={`failed-rows-${batch_id}.csv`} file={() => downloadFailedRows(batch_id)}>
          {t('errors.rows')}
        </DownloadButton>
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** A table, or on a phone one block for each record: four columns have no room there. */
function Records({ errors, heads }: { errors: StatusFileAnswer['errors']; heads: readonly string[] }) {
  const { t } = useTranslation('imports')
  if (!useMediaQuery('(min-width:600px)', { noSsr: true }))
    return (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {errors.map(({ row, column, value, message }, at) => (
          <Box component="li" key={at} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" color="textSecondary">
              {t('errors.row')} {row}, {column}: {value || t('errors.empty')}
            </Typography>
            <Typography>{message}</Typography>
          </Box>
        ))}
      </Box>
    )
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {errors.map((error, at) => (
          <TableRow key={at}>
            <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{error.row}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{error.column}</TableCell>
            <TableCell sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>{error.value || t('errors.empty')}</TableCell>
            <TableCell sx={{ minWidth: 140 }}>{error.message}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
