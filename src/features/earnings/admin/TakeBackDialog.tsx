import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutLine } from '#src/contract/entities/earnings/payout.ts'
import { errorText, toast } from '#src/lib/toast.ts'
import { lineName } from '../line-name.ts'
import { LineSteps } from '../LineSteps.tsx'
import { useTakeBack } from './hooks.ts'
import { ReasonField } from './ReasonField.tsx'

/** A line taken back together with its corrections; `line` = one that nobody has taken back yet. */
export function TakeBackDialog({ line, onClose }: { line: PayoutLine; onClose: () => void }) {
  const { t } = useTranslation(['partner-payouts', 'partner-reports', 'common'], { nsMode: 'fallback' })
  const { mutate, isPending, error } = useTakeBack(line.payout_id)
  const [reason, setReason] = useState('')
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    const nothing = reason.trim() === ''
    setEmpty(nothing)
    if (nothing) return field.current?.focus()
    mutate(reason.trim(), {
      onSuccess: () => {
        toast.success(t('takeBack.done'))
        onClose()
      },
    })
  }
  return (
    <Dialog open onClose={() => !isPending && onClose()} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'contents' }}>
        <DialogTitle id={`${id}-title`}>{t('takeBack.title', { line: lineName(line, t) })}</DialogTitle>
        <DialogContent>
          <LineSteps line={line} words="partner-payouts" />
          <Typography sx={{ mt: 4 }}>{t(line.approved_at === null ? 'takeBack.open' : 'takeBack.settled')}</Typography>
          <ReasonField
            label={t('takeBack.reason')}
            help={t('takeBack.help')}
            problem={empty ? t('takeBack.empty') : null}
            value={reason}
            onChange={setReason}
            inputRef={field}
          />
          {error && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {errorText(error)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" aria-busy={isPending}>
            {t('takeBack.confirm')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
