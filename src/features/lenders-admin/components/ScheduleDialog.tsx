import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from '#src/lib/toast.ts'
import { useScheduleCriteria } from '../criteria-hooks.ts'
import { reasonOf } from '#src/lib/reason.ts'

interface ScheduleDialogProps {
  lenderId: number
  draftId: number
  onClose: () => void
}

/** Asks when a draft is to be published, in Indian time. */
export function ScheduleDialog({ lenderId, draftId, onClose }: ScheduleDialogProps) {
  const { t } = useTranslation(['criteria', 'common'])
  const id = useId()
  const [typed, setTyped] = useState('')
  const [missing, setMissing] = useState(false)
  const schedule = useScheduleCriteria(lenderId)
  const error = missing ? t('schedule.missing') : schedule.error && reasonOf(schedule.error, 'publish_at')

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    const at = new Date(`${typed}:00+05:30`)
    const invalid = Number.isNaN(at.getTime())
    setMissing(invalid)
    if (invalid || schedule.isPending) return
    schedule.mutate(
      { id: draftId, publish_at: at.toISOString() },
      {
        onSuccess: () => {
          toast.success(t('schedule.done'))
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={`${id}-title`}>{t('drafts.schedule')}</DialogTitle>
        <DialogContent>
          <InputLabel htmlFor={id} error={error !== null}>
            {t('schedule.at')}
          </InputLabel>
          <OutlinedInput
            id={id}
            type="datetime-local"
            fullWidth
            value={typed}
            error={error !== null}
            onChange={(event) => setTyped(event.target.value)}
            inputProps={{ 'aria-describedby': `${id}-help` }}
          />
          <FormHelperText id={`${id}-help`} error={error !== null} role={error === null ? undefined : 'alert'}>
            {error ?? t('schedule.help')}
          </FormHelperText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-disabled={schedule.isPending}>
            {t('schedule.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
