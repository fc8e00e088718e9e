import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { count } from '#src/lib/format.ts'

/** Rows that were left as they are for one reason. */
export interface Refused {
  why: string
  names: readonly string[]
}

interface PartialOutcomeProps {
  changed: number
  refused: readonly Refused[]
  /** What else became of the others. */
  note?: string
  onUndo: () => void
  onClose: () => void
}

/** More names than anybody reads; the rows stay chosen, so that the table shows every one. */
const NAMED = 20

/** What an act on many rows did where it could not do all: how many, which were refused, and why. */
export function PartialOutcome({ changed, refused, note, onUndo, onClose }: PartialOutcomeProps) {
  const { t } = useTranslation(['table', 'common'])
  const id = useId()
  const left = refused.reduce((sum, { names }) => sum + names.length, 0)
  return (
    <Dialog open maxWidth="sm" aria-labelledby={id} onClose={onClose}>
      <DialogTitle id={id}>
        {t('bulkPart', { count: changed, changed: count(changed), refused: count(left) })}
      </DialogTitle>
      <DialogContent tabIndex={0}>
        {note !== undefined && <Typography>{note}</Typography>}
        <ul>
          {refused.map(({ why, names }) => (
            <Typography key={why} component="li" sx={{ overflowWrap: 'anywhere', py: 1 }}>
              <strong>
                {names.slice(0, NAMED).join(', ')}
                {names.length > NAMED && ` ${t('bulkMore', { count: names.length - NAMED })}`}
              </strong>
              : {why}
            </Typography>
          ))}
        </ul>
        <Typography color="textSecondary">{t('bulkStay', { count: left })}</Typography>
      </DialogContent>
      <DialogActions>
        {changed > 0 && (
          <Button
            variant="outlined"
            onClick={() => {
              onUndo()
              onClose()
            }}
          >
            {t('undoChanged', { count: changed })}
          </Button>
        )}
        <Button variant="contained" autoFocus onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Rows with a reason each, as reasons with their rows. */
export function byReason(rows: readonly { name: string; why: string }[]): Refused[] {
  const reasons = new Map<string, string[]>()
  for (const { name, why } of rows) reasons.set(why, [...(reasons.get(why) ?? []), name])
  return [...reasons].map(([why, names]) => ({ why, names }))
}
